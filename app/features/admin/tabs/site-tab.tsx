import { type FormEvent, type ReactNode, useState } from "react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { MessageNote } from "../../setup/message-note.tsx";
import { SettingFields } from "../../setup/setting-fields.tsx";
import type { FormMessage, SettingForm } from "../../setup/setup.ts";
import { Invites } from "../invites.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../setup/setup.css";
import "../../../ui/styles/cards.css";

/** The stored settings, and the invitations. */
export function SiteTab() {
	const asked = useRequest("GET /admin/site");
	return (
		<div className="stack gap-6">
			<p className="note">
				Changes are in effect at once, on all processes within a few seconds. Pages that are open reconnect by
				themselves. What the environment sets wins and can't be changed here.
			</p>
			<WhenLoaded asked={asked} what="the settings">
				{({ forms }) => (
					<>
						<div className="setup-forms">
							{forms.map((form) => (
								<SettingsForm key={form.step} form={form} changed={asked.again} />
							))}
						</div>
						{/* waits for the forms, because their loading would push it down */}
						<Invites />
					</>
				)}
			</WhenLoaded>
		</div>
	);
}

type SettingsFormProps = { form: SettingForm; changed: () => void };

function SettingsForm({ form: { step, title, lead, fields, test }, changed }: SettingsFormProps) {
	const [said, setSaid] = useState<FormMessage | null>(null);
	const [busy, setBusy] = useState(false);

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		const form = event.currentTarget;
		const { submitter } = event.nativeEvent as SubmitEvent;
		const sent = Object.fromEntries(new FormData(form)) as Record<string, string>;
		const how = submitter?.getAttribute("value") === "test" ? "test" : "save";
		setBusy(true);
		setSaid(null);
		try {
			const { said: text } = await request("POST /admin/site", { body: { ...sent, step, how } });
			setSaid({ text, wrong: false });
			for (const input of form.querySelectorAll<HTMLInputElement>("input[type=password]")) input.value = "";
			changed();
		} catch (failure) {
			const isOurs = failure instanceof RequestFailed && failure.status < 500;
			setSaid({
				text: isOurs ? failure.message : "Nothing was saved: our server didn't answer. Please try again.",
				wrong: true,
				...(isOurs && failure.field && { field: failure.field }),
			});
		}
		setBusy(false);
	}

	return (
		<form className="card stack" onSubmit={save} noValidate aria-labelledby={`site-${step}`}>
			<h2 className="card-title" id={`site-${step}`}>
				{title}
			</h2>
			<p>{lead}</p>
			{step === "address" ? (
				<p className="note">When it changes, open the site at its new address and sign in there.</p>
			) : null}
			<MessageNote said={said} fields={fields} />
			<SettingFields fields={fields} said={said} />
			<div className="cluster">
				<Submit busy={busy}>Save</Submit>
				{test ? (
					<Submit busy={busy} test>
						{test}
					</Submit>
				) : null}
			</div>
		</form>
	);
}

const Submit = ({ busy, test = false, children }: { busy: boolean; test?: boolean; children: ReactNode }) => (
	<button
		className="btn"
		type="submit"
		aria-disabled={busy}
		data-disabled={busy ? "" : undefined}
		{...(test && { value: "test", "data-variant": "outline" })}
	>
		{children}
	</button>
);
