import { addressOf } from "../../lib/api.ts";
import { FIRST_NAME_LETTERS } from "../../lib/text-length.ts";
import { Field, SubmitButton } from "../../ui/forms/field.tsx";
import { LONGEST_NOTE } from "../sharing/invites/rules.ts";
import { MessageNote } from "./message-note.tsx";
import { NextStepsList } from "./next-steps-list.tsx";
import { LOCAL_NAMES, type Step, setupTexts } from "./rules.ts";
import { SettingFields } from "./setting-fields.tsx";
import type { SettingForm, SetupView } from "./setup.ts";

export type Opened = Extract<SetupView, { shows: "steps" }>;

export function StepForm({ step, view }: { step: Step; view: Opened }) {
	if (step === "admin") return <AdminStep view={view} />;
	if (step === "invite") return <InviteStep view={view} />;
	if (step === "now") return <NowStep view={view} />;
	const form = view.settings.forms.find((one) => one.step === step);
	return form ? <SettingsStep form={form} view={view} /> : null;
}

function SettingsStep({ form, view }: { form: SettingForm; view: Opened }) {
	const { step, title, lead, test } = form;
	// suggest this browser's address
	const fields = form.fields.map((field) =>
		step === "address" && !field.set ? { ...field, value: view.here } : field,
	);
	const action = view.by === "admin" ? addressOf("POST /admin/site") : addressOf("POST /setup/settings");
	return (
		<form className="stack" method="post" action={action} noValidate>
			<h2>{title}</h2>
			<p>{lead}</p>
			<MessageNote said={view.said} fields={fields} />
			<input type="hidden" name="step" value={step} />
			<SettingFields fields={fields} said={view.said} />
			{step === "mail" ? <TestAddress view={view} /> : null}
			<SubmitButton busy={false}>Save and go on</SubmitButton>
			{test ? (
				<button className="btn" data-variant="outline" data-block="" type="submit" name="how" value="test">
					{test}
				</button>
			) : null}
		</form>
	);
}

function TestAddress({ view: { email, said } }: { view: Opened }) {
	const error = said?.wrong && said.field === "to" ? said.text : null;
	return (
		<Field id="to" label="Where the test mail goes" error={error}>
			{(attributes) => (
				<input
					{...attributes}
					name="to"
					type="email"
					defaultValue={said?.values?.to ?? email ?? ""}
					autoComplete="email"
				/>
			)}
		</Field>
	);
}

function AdminStep({ view: { by, email, said, here, site_url } }: { view: Opened }) {
	if (by === "admin")
		return (
			<div className="stack">
				<h2>The first admin</h2>
				<p>You're signed in as {email}. Make others admins at the desk, in the tab Users.</p>
			</div>
		);
	const errorOf = (field: string) => (said?.wrong && said.field === field ? said.text : null);
	return (
		<form className="stack" method="post" action={addressOf("POST /setup/admin")} noValidate>
			<h2>The first admin</h2>
			<p>
				That's you. You're signed in right away, and the setup code stops working. Check the address twice: from now on
				you sign in with mail to it.
			</p>
			<MessageNote said={said} fields={[{ name: "email" }, { name: "full_name" }]} />
			{isElsewhere(here, site_url) ? <p className="note">{setupTexts.otherAddress(site_url)}</p> : null}
			<Field id="email" label="Your email" error={errorOf("email")}>
				{(attributes) => (
					<input
						{...attributes}
						name="email"
						type="email"
						autoComplete="email"
						inputMode="email"
						defaultValue={said?.values?.email ?? ""}
					/>
				)}
			</Field>
			<Field id="full_name" label="Your first name" hint="Your invitations carry it." error={errorOf("full_name")}>
				{(attributes) => (
					<input
						{...attributes}
						name="full_name"
						autoComplete="given-name"
						maxLength={FIRST_NAME_LETTERS}
						defaultValue={said?.values?.full_name ?? ""}
					/>
				)}
			</Field>
			<SubmitButton busy={false}>Make me the admin</SubmitButton>
		</form>
	);
}

/** Whether the browser uses another address than the site's. All local names count as one. */
function isElsewhere(here: string, site_url: string): boolean {
	const [at, of] = [new URL(here), new URL(site_url)];
	const isLocal = LOCAL_NAMES.includes(at.hostname) && LOCAL_NAMES.includes(of.hostname) && at.port === of.port;
	// ignore the protocol, because a proxy may add https
	return at.host !== of.host && !isLocal;
}

function InviteStep({ view }: { view: Opened }) {
	const { invite } = view;
	if (view.by !== "admin") return <NeedsAdmin title="Invite your first fans" />;
	return (
		<form className="stack" method="post" action={addressOf("POST /admin/invites")} noValidate>
			<h2>Invite your first fans</h2>
			{invite ? (
				<Field
					id="invite-link"
					label="Your invitation. Send it to anybody."
					hint="Find it again at the desk, in the tab Site."
				>
					{(attributes) => <input {...attributes} readOnly value={invite} />}
				</Field>
			) : null}
			<p>
				Who opens it reads “{view.invites}”. <a href="/profile">Change your name</a>
			</p>
			{view.has_mail ? null : (
				<p className="note">No mail server is set, so fans on other machines can't get their sign-in mail yet.</p>
			)}
			<InviteFields />
			<SubmitButton busy={false}>{invite ? "Make another one" : "Make an invitation"}</SubmitButton>
		</form>
	);
}

function NowStep({ view: { by, next_steps } }: { view: Opened }) {
	if (by !== "admin") return <NeedsAdmin title="What now?" />;
	return (
		<div className="stack">
			<h2>What now?</h2>
			<p>Your site is set up. Five things make it a place. Each ticks itself off, here and at your desk.</p>
			<NextStepsList steps={next_steps} />
		</div>
	);
}

const NeedsAdmin = ({ title }: { title: string }) => (
	<div className="stack">
		<h2>{title}</h2>
		<p>This takes an admin, and your site has none yet. The code works until you make one.</p>
		<a className="btn" href="?step=admin">
			Make the first admin
		</a>
	</div>
);

/** The fields of an invitation. All are optional. */
export function InviteFields() {
	return (
		<>
			<Field id="note" label="A word from you" hint="Whoever opens the link reads it. Optional.">
				{(attributes) => <input {...attributes} name="note" maxLength={LONGEST_NOTE} />}
			</Field>
			<Field id="most_uses" label="For how many fans" hint="Empty: any number.">
				{(attributes) => <input {...attributes} name="most_uses" type="number" inputMode="numeric" min={1} />}
			</Field>
			<Field id="days" label="Works for how many days" hint="Empty: until you take it back.">
				{(attributes) => (
					<input {...attributes} name="days" type="number" inputMode="numeric" min={1} defaultValue={14} />
				)}
			</Field>
		</>
	);
}
