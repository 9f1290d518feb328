import { Island } from "../../islands/island.tsx";
import type { Field } from "./fields.ts";
import PersonInput from "./person-input.island.tsx";
import "./explorer.css";
import "../../ui/styles/choices/forms.css";

type InputsProps = { field: Field; id: string };

/** The inputs of a field, and a checkbox to exclude its value. */
export function FieldInputs({ field, id }: InputsProps) {
	const { name, label, control, but } = field;
	return (
		<fieldset className="xfield" aria-label={label}>
			{control.kind === "person" ? (
				<Person field={field} id={id} />
			) : control.kind === "span" ? (
				<Span field={field} id={id} type={control.of} />
			) : "choices" in control ? (
				<Several field={field} choices={control.choices} one={control.kind === "one"} />
			) : (
				<input className="input" type="number" name={name} aria-label={label} defaultValue={field.chosen[0] ?? ""} />
			)}
			{name.includes("figures.") || name.startsWith("having.") ? null : (
				<label className="xcheck">
					<input type="checkbox" name={`${name}.but`} defaultChecked={but} /> All but that
				</label>
			)}
		</fieldset>
	);
}

function Person({ field: { name, label, chosen, names }, id }: InputsProps) {
	return (
		<>
			{chosen.map((person, place) => (
				<label key={person} className="xcheck">
					<input type="checkbox" name={name} value={person} defaultChecked /> {names[place]}
				</label>
			))}
			<Island of={PersonInput} wake="near" props={{ id, name: `${name}.name`, label: `${label}, by name` }} />
		</>
	);
}

function Span({ field: { name, label, from, to }, type }: InputsProps & { type: "number" | "date" }) {
	const step = type === "number" ? "any" : undefined;
	return (
		<div className="xspan">
			<label>
				<span className="sr-only">{label}</span> From
				<input className="input" type={type} step={step} name={`${name}.from`} defaultValue={from} />
			</label>
			<label>
				<span className="sr-only">{label}</span> To
				<input className="input" type={type} step={step} name={`${name}.to`} defaultValue={to} />
			</label>
		</div>
	);
}

type SeveralProps = { field: Field; choices: [value: string, text: string][]; one: boolean };
const MOST_BOXES = 6;

function Several({ field: { name, label, chosen }, choices, one }: SeveralProps) {
	if (choices.length > MOST_BOXES || one)
		return (
			<select
				className="input"
				name={name}
				aria-label={label}
				multiple={!one}
				size={one ? undefined : 5}
				defaultValue={one ? (chosen[0] ?? "") : chosen}
			>
				{one ? <option value="">Any</option> : null}
				{choices.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		);
	return (
		<div className="cluster">
			{choices.map(([value, text]) => (
				<label key={value} className="xcheck">
					<input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} /> {text}
				</label>
			))}
		</div>
	);
}
