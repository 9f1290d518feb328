import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import { pageMeta } from "../../lib/meta.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/state.tsx";
import type { Route } from "./+types/new-group-page";
import { GROUP_TYPES, type GroupType, groupsTexts, LONGEST_DESCRIPTION, NAME_LENGTH, TYPE_NAMES } from "./rules.ts";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Groups", path: "/groups" },
	{ name: "Create Group", path: "/groups/new" },
];

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Create Group",
		description: "Start your own room for cricket talk.",
		path: "/groups/new",
		index: false,
	});
}

export default function NewGroupPage() {
	const { status } = useAuth();
	return (
		<div className="wrap" data-end="">
			<PageHead title="Create Group" lead="Your own room, with you as moderator.">
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			{status === "signed-out" ? (
				<EmptyState whole title={groupsTexts.signInFirst} text="Please sign in to create a group.">
					<Link className="btn" to="/auth?next=%2Fgroups%2Fnew">
						Sign In
					</Link>
				</EmptyState>
			) : (
				<NewGroupForm />
			)}
			<noscript>
				<p className="note">Creating a group needs JavaScript.</p>
			</noscript>
		</div>
	);
}

function NewGroupForm() {
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<{ field: string | undefined; words: string } | null>(null);

	async function create(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		setProblem(null);
		try {
			const typed = new FormData(event.currentTarget);
			const group = await request("POST /groups", {
				body: {
					group_name: String(typed.get("group_name")),
					group_description: String(typed.get("group_description")),
					group_type: typed.get("group_type") as GroupType,
				},
			});
			navigate(`/groups/${group.id}`);
		} catch (error) {
			const refused = error instanceof RequestFailed && error.status < 500;
			setProblem({
				field: refused ? error.field : undefined,
				words: refused ? error.message : groupsTexts.changeFailed,
			});
			setBusy(false);
		}
	}

	return (
		<form className="stack new-group" onSubmit={create}>
			<Field id="group_name" label="Name" error={problem?.field === "group_name" ? problem.words : null}>
				{(control) => (
					<input
						{...control}
						name="group_name"
						required
						minLength={NAME_LENGTH.least}
						maxLength={NAME_LENGTH.most}
						autoComplete="off"
					/>
				)}
			</Field>
			<Field id="group_description" label="Description" hint="What's it about? Optional.">
				{(control) => <textarea {...control} name="group_description" rows={3} maxLength={LONGEST_DESCRIPTION} />}
			</Field>
			<Field id="group_type" label="Type">
				{(control) => (
					<select {...control} name="group_type" defaultValue="other">
						{GROUP_TYPES.map((type) => (
							<option key={type} value={type}>
								{TYPE_NAMES[type]}
							</option>
						))}
					</select>
				)}
			</Field>
			{problem && problem.field !== "group_name" ? (
				<p className="field-error" role="alert">
					{problem.words}
				</p>
			) : null}
			<div>
				<button type="submit" className="btn" data-variant="primary" aria-disabled={busy}>
					{busy ? "Creating…" : "Create Group"}
				</button>
			</div>
		</form>
	);
}
