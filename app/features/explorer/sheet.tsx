import { X } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { request } from "../../lib/api.ts";
import type { Field } from "./fields.ts";
import { FieldInputs } from "./inputs.tsx";
import type { Sheet } from "./sheets.ts";

/** A form over the page, opened by the browser itself: a chip per condition opens its field. */
export function SheetForm({ sheet: { id, title, groups, kept } }: { sheet: Sheet }) {
	const [people, setPeople] = useState<string[]>([]);
	const hasPeople = groups.some(({ fields }) => fields.some(({ control }) => control.kind === "person"));
	return (
		<div
			className="xsheet"
			id={`sheet-${id}`}
			popover="auto"
			role="dialog"
			aria-labelledby={`sheet-${id}-title`}
			onToggle={(event) => {
				if (hasPeople && people.length === 0 && event.newState === "open") peopleNames().then(setPeople, () => {});
			}}
		>
			<Form method="get" action="/statistics/explore" reloadDocument>
				<div className="xsheet-head">
					<h2 id={`sheet-${id}-title`}>{title}</h2>
					<button
						type="button"
						className="btn"
						data-variant="quiet"
						data-size="icon"
						aria-label="Close"
						popoverTarget={`sheet-${id}`}
						popoverTargetAction="hide"
					>
						<X className="icon" />
					</button>
				</div>
				<div className="xsheet-body">
					{kept.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{groups.map(({ legend, fields }) => (
						<fieldset key={legend} className="xsheet-group">
							<legend>{legend}</legend>
							{fields.map((field) => (
								<FieldChip key={field.name} field={field} sheet={id} />
							))}
						</fieldset>
					))}
				</div>
				<div className="xsheet-foot">
					<button
						type="button"
						className="btn"
						data-variant="outline"
						popoverTarget={`sheet-${id}`}
						popoverTargetAction="hide"
					>
						Back
					</button>
					<button type="submit" className="btn">
						See the answer
					</button>
				</div>
			</Form>
			{hasPeople ? (
				<datalist id="people-names">
					{people.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
			) : null}
		</div>
	);
}

function FieldChip({ field, sheet }: { field: Field; sheet: string }) {
	return (
		<details className="xchip" open={field.set || undefined}>
			<summary className="chip" data-pressed={field.set ? "" : undefined}>
				{field.set ? "✓ " : ""}
				{field.label}
			</summary>
			<FieldInputs field={field} id={`${sheet}-${field.name}`} />
		</details>
	);
}

/** The names of all people of the record, as suggestions. Without them the server looks up a name. */
async function peopleNames(): Promise<string[]> {
	const question = { rows: "people", measures: ["people"], by: ["player"], order: "keys", limit: 1000 };
	const answer = await request("GET /record", { query: { q: JSON.stringify(question) } });
	const rows = "rows" in answer ? answer.rows : [];
	return [...new Set(rows.map(({ player }) => String(player)))];
}
