import { Field } from "../../ui/forms/field.tsx";
import { clearOf, setupTexts } from "./rules.ts";
import type { FormMessage, SettingField } from "./setup.ts";
import "./setup.css";

type FieldsProps = {
	fields: readonly SettingField[];
	said: Pick<FormMessage, "field" | "text" | "wrong" | "values" | "lost"> | null;
};

/** The fields of a form with typed or stored values. Secrets are left empty. */
export function SettingFields({ fields, said }: FieldsProps) {
	return fields.map((field) => {
		const error = said?.wrong && said.field === field.name ? said.text : null;
		return (
			<Setting
				key={field.name}
				field={field}
				typed={said?.values?.[field.name]}
				isLost={said?.lost?.includes(field.name) ?? false}
				error={error}
			/>
		);
	});
}

type SettingProps = { field: SettingField; typed: string | undefined; isLost: boolean; error: string | null };

function Setting({ field, typed, isLost, error }: SettingProps) {
	const { name, label, type = "text", secret, choices, fixed, set, fallback } = field;
	const hint = fixed ? setupTexts.fixed : field.hint;
	const value = typed ?? field.value;
	return (
		<>
			<Field id={name} label={label} error={error} {...(hint && { hint })}>
				{(attributes) =>
					choices ? (
						<select {...attributes} name={name} defaultValue={value || fallback} disabled={fixed}>
							{choices.map((choice) => (
								<option key={choice.value} value={choice.value}>
									{choice.name}
								</option>
							))}
						</select>
					) : (
						<input
							{...attributes}
							name={name}
							type={secret ? "password" : type}
							defaultValue={value}
							placeholder={isLost ? setupTexts.typeAgain : secret && set ? setupTexts.secretSet : fallback}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							disabled={fixed}
						/>
					)
				}
			</Field>
			{secret && set && !fixed ? (
				<label className="setup-clear">
					<input type="checkbox" name={clearOf(name)} value="1" /> Remove it
				</label>
			) : null}
		</>
	);
}
