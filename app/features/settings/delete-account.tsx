import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { toastOnArrival } from "../../ui/toast.tsx";
import { settingsTexts } from "./rules.ts";
import "../../ui/styles/dialog.css";

/** A dialog that asks for the address before it deletes the account. */
export default function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
	const { refresh } = useAuth();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	async function remove(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		try {
			await request("POST /account/deletion", {
				body: { email: String(new FormData(event.currentTarget).get("typed")) },
			});
			toastOnArrival({ type: "info", title: "Goodbye", text: settingsTexts.deleted });
			await refresh();
			location.assign("/");
		} catch (error) {
			setProblem(error instanceof RequestFailed && error.status < 500 ? error.message : settingsTexts.deleteFailed);
			setBusy(false);
		}
	}

	return (
		<Dialog
			alert
			title="Delete your account?"
			text="Your profile, points, streak, answers and settings will be gone for good. You can't undo this."
			onClose={onClose}
		>
			<form className="stack" onSubmit={remove} noValidate>
				<Field id="typed" label={`Type ${email} to confirm`} error={problem}>
					{(control) => <input {...control} name="typed" autoComplete="off" inputMode="email" />}
				</Field>
				<div className="dialog-actions">
					<button type="button" className="btn" data-variant="outline" data-act="close">
						Keep my account
					</button>
					<button type="submit" className="btn" data-variant="danger" aria-disabled={busy}>
						{busy ? "Deleting..." : "Delete for good"}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
