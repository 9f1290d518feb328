import { Field } from "../../ui/forms/field.tsx";

type SelectFieldProps = {
	id: string;
	label: string;
	hint?: string;
	error?: string | null;
	value: string;
	/** the text of the empty value, which cannot be chosen */
	none?: string;
	names: [value: string, name: string][];
	disabled?: boolean;
	onChoose: (value: string) => void;
};

/** A labelled select. */
export function SelectField(props: SelectFieldProps) {
	const { id, label, hint, error, value, none, names, disabled, onChoose } = props;
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			{(control) => (
				<select {...control} value={value} disabled={disabled} onChange={(event) => onChoose(event.target.value)}>
					{none ? (
						<option value="" disabled>
							{none}
						</option>
					) : null}
					{names.map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
