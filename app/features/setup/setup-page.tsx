import { addressOf } from "../../lib/api.ts";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { Field, SubmitButton } from "../../ui/forms/field.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/setup-page";
import { MessageNote } from "./message-note.tsx";
import { SETUP_PATH, STEPS, type Step, setupTexts, stepAfter, stepOf, stepPath } from "./rules.ts";
import type { FormMessage } from "./setup.ts";
import { type Opened, StepForm } from "./steps.tsx";
import { viewSetup } from "./view.server.ts";
import "./setup.css";
import "../../ui/styles/cards.css";

/** Not cached, because it depends on the browser's pass or session. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const view = await viewSetup(context.get(pageContext), request.headers, searchParams);
	return { view, step: stepOf(searchParams.get("step")) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, { title: setupTexts.title, description: setupTexts.title, path: SETUP_PATH, index: false });
}

/** Sets up a new site, with a form for each step. Works without scripts. */
export default function SetupPage({ loaderData: { view, step } }: Route.ComponentProps) {
	return (
		<div className="wrap setup" data-end="">
			<PageHead title={view.shows === "done" ? setupTexts.done : setupTexts.title} />
			{view.shows === "steps" ? (
				<Steps step={step} view={view} />
			) : view.shows === "code" ? (
				<CodeForm said={view.said} />
			) : (
				<EmptyState title="The umpire has called play" text={setupTexts.doneText}>
					<a className="btn" href={`/auth?next=${encodeURIComponent(SETUP_PATH)}`}>
						Sign in
					</a>
				</EmptyState>
			)}
		</div>
	);
}

function CodeForm({ said }: { said: FormMessage | null }) {
	return (
		<form className="stack" method="post" action={addressOf("POST /setup/code")} noValidate>
			<p>{setupTexts.codeLead}</p>
			<MessageNote said={said} fields={[{ name: "code" }]} />
			<Field id="code" label="Setup code" error={said?.field === "code" ? said.text : null}>
				{(attributes) => (
					<input
						{...attributes}
						name="code"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						placeholder="XXXX-XXXX-XXXX"
					/>
				)}
			</Field>
			<SubmitButton busy={false}>Begin</SubmitButton>
		</form>
	);
}

function Steps({ step, view }: { step: Step; view: Opened }) {
	const at = STEPS.indexOf(step);
	const before = STEPS[at - 1];
	const isLast = at === STEPS.length - 1;
	return (
		<>
			<p className="note" data-step={step}>
				Step {at + 1} of {STEPS.length}. You can skip any of them and come back.
			</p>
			<div className="card">
				<StepForm step={step} view={view} />
			</div>
			<nav className="cluster" aria-label="Steps">
				{before ? (
					<a className="btn" data-variant="quiet" href={stepPath(before)}>
						Back
					</a>
				) : null}
				<a className="btn" data-variant="quiet" href={isLast ? "/" : stepPath(stepAfter(step))}>
					{isLast ? "Open your site" : "Skip this"}
				</a>
			</nav>
		</>
	);
}
