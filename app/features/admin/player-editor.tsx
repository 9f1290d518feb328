import { type FormEvent, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { Badge } from "../../ui/badge.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { EditablePlayer } from "../players/edits/edits.server.ts";
import { BusyButton, failureText } from "./busy-button.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../../ui/styles/cards.css";
import "../../ui/styles/choices/forms.css";

type FieldName = EditablePlayer["edited"][number];
const FIELDS: { name: FieldName; label: string; type: "text" | "date" | "number"; step?: string }[] = [
	{ name: "jersey_number", label: "Jersey number", type: "number", step: "1" },
	{ name: "date_of_birth", label: "Date of birth (the age follows)", type: "date" },
	{ name: "nationality", label: "Nationality", type: "text" },
	{ name: "price_crores", label: "Price in ₹ crores", type: "number", step: "0.01" },
];
const SAVE_FAILED = "The player was not saved. Please try again.";

/** ADMIN-4: a form for a player's data that the record does not have. An emptied field gets its original value back. */
export function PlayerEditor({ id, close }: { id: string; close: () => void }) {
	const asked = useRequest("GET /admin/players/:id", { params: { id } });
	return (
		<WhenLoaded asked={asked} what="the player">
			{({ player }) => (
				// the key resets the uncontrolled fields after saving
				<Form key={JSON.stringify(player)} player={player} close={close} saved={asked.again} />
			)}
		</WhenLoaded>
	);
}

type FormProps = { player: EditablePlayer; close: () => void; saved: () => void };

function Form({ player, close, saved }: FormProps) {
	const [problem, setProblem] = useState<{ field: string | undefined; text: string } | null>(null);
	const [busy, setBusy] = useState(false);

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setProblem(null);
		setBusy(true);
		try {
			const edit = readEdit(player, new FormData(event.currentTarget));
			await request("PATCH /admin/players/:id", { params: { id: player.id }, body: edit });
			toast({ type: "success", title: "Saved", text: `${player.name} is updated.` });
			saved();
		} catch (error) {
			const field = error instanceof RequestFailed ? error.field : undefined;
			setProblem({ field, text: failureText(error, SAVE_FAILED) });
		} finally {
			setBusy(false);
		}
	}
	async function regenerate() {
		await request("POST /admin/players/:id/regenerate", { params: { id: player.id } });
		toast({ type: "success", title: "Success!", text: `The biography of ${player.name} was written again.` });
		saved();
	}
	const wrong = (name: string) => (problem?.field === name ? problem.text : null);

	return (
		<form className="card stack" aria-labelledby="edited-player" onSubmit={save} noValidate>
			<h3 id="edited-player">{player.name}</h3>
			{player.edited.length > 0 ? (
				<p className="cluster">
					{player.edited.map((field) => (
						<Badge key={field} tone="info">
							{`${field.replaceAll("_", " ")} edited`}
						</Badge>
					))}
				</p>
			) : null}
			<Field id="edit-biography" label="Biography" error={wrong("biography")}>
				{(attributes) => (
					<textarea {...attributes} name="biography" rows={6} defaultValue={String(player.shown.biography ?? "")} />
				)}
			</Field>
			{FIELDS.map(({ name, label, type, step }) => (
				<Field key={name} id={`edit-${name}`} label={label} error={wrong(name)}>
					{(attributes) => (
						<input
							{...attributes}
							name={name}
							type={type}
							step={step}
							autoComplete="off"
							defaultValue={String(player.shown[name] ?? "")}
						/>
					)}
				</Field>
			))}
			<p className="field-hint">Clear a field to undo an edit. Match figures always come from the record.</p>
			{problem && !problem.field ? (
				<p className="field-error" role="alert">
					{problem.text}
				</p>
			) : null}
			<p className="cluster">
				<button type="submit" className="btn" aria-disabled={busy} data-disabled={busy ? "" : undefined}>
					Save
				</button>
				<BusyButton variant="outline" action={regenerate} failed="The biography was not written. Please try again.">
					Regenerate biography
				</BusyButton>
				<button type="button" className="btn" data-variant="quiet" onClick={close}>
					Close
				</button>
			</p>
		</form>
	);
}

/** Returns the changed fields; an emptied one is null. */
function readEdit({ shown }: EditablePlayer, form: FormData): Record<string, string | number | null> {
	const edit: Record<string, string | number | null> = {};
	for (const [name, before] of Object.entries(shown)) {
		const text = String(form.get(name) ?? "").trim();
		if (text === String(before ?? "")) continue;
		const number = FIELDS.find((field) => field.name === name)?.type === "number";
		edit[name] = text === "" ? null : number ? Number(text) : text;
	}
	return edit;
}
