import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "../../../ui/forms/field.tsx";
import { CONTENT_KINDS, MOST_URLS_A_FORM, readLines, type SubmissionType } from "./rules.ts";
import "../../../ui/styles/cards.css";

/** Submits addresses and shows an error as a toast. Returns whether they were accepted. */
export type Submit = (type: SubmissionType, urls: string[]) => Promise<boolean>;
type FormProps = { submit: Submit; disabled: boolean };
type SubmitFormProps = FormProps & {
	title: string;
	button: string;
	type: SubmissionType;
	urlsOf: (fields: FormData) => string[];
	children: ReactNode;
};

/** A form that submits the addresses which `urlsOf` reads from its fields. */
function SubmitForm({ title, button, type, submit, disabled, urlsOf, children }: SubmitFormProps) {
	const [busy, setBusy] = useState(false);
	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		setBusy(true);
		if (await submit(type, urlsOf(new FormData(form)))) form.reset();
		setBusy(false);
	}
	return (
		<form className="card stack gap-4" onSubmit={send}>
			<h2 className="card-title">{title}</h2>
			{children}
			<button type="submit" className="btn self-start" disabled={disabled || busy} aria-busy={busy}>
				{button}
			</button>
		</form>
	);
}

export function ManualForm(props: FormProps) {
	return (
		<SubmitForm
			{...props}
			title="One address"
			button="Submit address"
			type="manual"
			urlsOf={(fields) => [text(fields, "url")]}
		>
			<Field id="manual-url" label="Address" hint="A path of this site, or its whole address.">
				{(attributes) => <input {...attributes} name="url" required maxLength={2000} placeholder="/statistics" />}
			</Field>
		</SubmitForm>
	);
}

export function ContentForm(props: FormProps) {
	const urlsOf = (fields: FormData) => [`/${text(fields, "kind")}/${encodeURIComponent(text(fields, "slug"))}`];
	return (
		<SubmitForm {...props} title="A page of content" button="Submit content" type="content" urlsOf={urlsOf}>
			<Field id="content-kind" label="Kind">
				{(attributes) => (
					<select {...attributes} name="kind">
						{CONTENT_KINDS.map((kind) => (
							<option key={kind}>{kind}</option>
						))}
					</select>
				)}
			</Field>
			<Field id="content-slug" label="Slug" hint="The last part of the page's address.">
				{(attributes) => <input {...attributes} name="slug" required maxLength={200} placeholder="csk" />}
			</Field>
		</SubmitForm>
	);
}

export function BulkForm(props: FormProps) {
	return (
		<SubmitForm
			{...props}
			title="Many addresses"
			button="Submit all"
			type="bulk"
			urlsOf={(fields) => readLines(text(fields, "urls"))}
		>
			<Field id="bulk-urls" label="Addresses" hint={`One a line, ${MOST_URLS_A_FORM} at most.`}>
				{(attributes) => <textarea {...attributes} name="urls" rows={6} required />}
			</Field>
		</SubmitForm>
	);
}

const text = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim();
