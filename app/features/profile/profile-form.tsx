import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { OwnProfile } from "./profile.ts";
import { AVATAR_EXAMPLE, LONGEST_AVATAR_URL, LONGEST_NAME } from "./rules.ts";

type ProfileFormProps = {
	profile: OwnProfile;
	texts: { save: string; saved: string; failed: string };
	/** shows the mail address, read-only */
	withEmail?: boolean;
	onSaved: () => void;
	onCancel?: () => void;
};

export function ProfileForm({ profile, texts, withEmail, onSaved, onCancel }: ProfileFormProps) {
	const { refresh } = useAuth();
	const [busy, setBusy] = useState(false);
	const [wrong, setWrong] = useState<RequestFailed | null>(null);

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const typed = new FormData(event.currentTarget);
		setBusy(true);
		setWrong(null);
		try {
			await request("PUT /profile", {
				body: { full_name: String(typed.get("full_name")), avatar_url: String(typed.get("avatar_url")) },
			});
			toast({ type: "success", title: "Success!", text: texts.saved });
			onSaved();
			await refresh();
		} catch (error) {
			if (error instanceof RequestFailed && error.field) setWrong(error);
			else {
				const reason = error instanceof RequestFailed && error.status === 429 ? error.message : texts.failed;
				toast({ type: "error", title: "Error", text: reason });
			}
		} finally {
			setBusy(false);
		}
	}

	return (
		<form className="stack" onSubmit={save} noValidate>
			<Field id="full_name" label="Full Name" error={wrong?.field === "full_name" ? wrong.message : null}>
				{(control) => (
					<input
						{...control}
						name="full_name"
						autoComplete="name"
						maxLength={LONGEST_NAME}
						defaultValue={profile.full_name ?? ""}
					/>
				)}
			</Field>
			{withEmail ? (
				<Field id="profile_email" label="Email" hint="Your email address is your account, so it can't be changed.">
					{(control) => <input {...control} type="email" value={profile.email} readOnly />}
				</Field>
			) : null}
			<Field id="avatar_url" label="Avatar URL" error={wrong?.field === "avatar_url" ? wrong.message : null}>
				{(control) => (
					<input
						{...control}
						name="avatar_url"
						inputMode="url"
						autoComplete="off"
						placeholder={AVATAR_EXAMPLE}
						maxLength={LONGEST_AVATAR_URL}
						defaultValue={profile.saved_avatar_url ?? ""}
					/>
				)}
			</Field>
			<p className="cluster">
				<button type="submit" className="btn" aria-disabled={busy} data-disabled={busy ? "" : undefined}>
					{busy ? "Saving..." : texts.save}
				</button>
				{onCancel ? (
					<button type="button" className="btn" data-variant="quiet" onClick={onCancel}>
						Cancel
					</button>
				) : null}
			</p>
		</form>
	);
}
