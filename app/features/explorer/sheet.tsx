import { X } from "lucide-react";
import type { Field } from "./fields.ts";
import { FieldInputs } from "./inputs.tsx";
import type { Sheet } from "./sheets.ts";
import "./explorer.css";
import "../../ui/styles/choices/chips.css";
import "../../ui/styles/choices/filter-sheet.css";

/** A form in a native popover. A chip per condition opens its field. */
export function SheetForm({ sheet: { id, title, groups, kept } }: { sheet: Sheet }) {
	return (
		<div className="filters" id={`sheet-${id}`} popover="auto" role="dialog" aria-labelledby={`sheet-${id}-title`}>
			<form method="get" action="/statistics/explore">
				<div className="filters-head">
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
				<div className="filters-body">
					{kept.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{groups.map(({ legend, fields }) => (
						<fieldset key={legend} className="filters-group">
							<legend>{legend}</legend>
							{fields.map((field) => (
								<FieldChip key={field.name} field={field} sheet={id} />
							))}
						</fieldset>
					))}
				</div>
				<div className="filters-foot">
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
			</form>
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
