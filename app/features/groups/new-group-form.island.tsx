import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { EmptyState } from "../../ui/state.tsx";
import { GROUP_TYPES, type GroupType, groupsTexts, LONGEST_DESCRIPTION, NAME_LENGTH, TYPE_NAMES } from "./rules.ts";
import "./groups.css";
import "../../ui/styles/choices/forms.css";

/** The form of a new group, for signed-in fans. */
export default function NewGroupForm() {
	const { status } = useAuth();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<{ field: string | undefined; words: string } | null>(null);

	async function create(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		setProblem(null);
		try {
			const form = new FormData(event.currentTarget);
			const group = await request("POST /groups", {
				body: {
					group_name: String(form.get("group_name")),
					group_description: String(form.get("group_description")),
					group_type: form.get("group_type") as GroupType,
				},
			});
			// replaces the form in the history, so that Back leads to the list
			location.replace(`/groups/${group.id}`);
		} catch (error) {
			const refused = error instanceof RequestFailed && error.status < 500;
			setProblem({
				field: refused ? error.field : undefined,
				words: refused ? error.message : groupsTexts.changeFailed,
			});
			setBusy(false);
		}
	}

	if (status === "signed-out")
		return (
			<EmptyState whole title={groupsTexts.signInFirst} text="Please sign in to create a group.">
				<a className="btn" href="/auth?next=%2Fgroups%2Fnew">
					Sign In
				</a>
			</EmptyState>
		);
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
