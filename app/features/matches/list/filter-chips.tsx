import type { ReactNode } from "react";

type FilterChipsProps = {
	legend: string;
	name: string;
	/** on the chip that filters nothing */
	any: string;
	value: string | undefined;
	options: { value: string; text: ReactNode }[];
};

/** One of several, each a chip. They are radio buttons, so the form works without a script. */
export function FilterChips({ legend, name, any, value = "", options }: FilterChipsProps) {
	return (
		<fieldset className="filters-group">
			<legend>{legend}</legend>
			{[{ value: "", text: any }, ...options].map((option) => (
				<label key={option.value} className="chip">
					<input
						className="sr-only"
						type="radio"
						name={name}
						value={option.value}
						defaultChecked={option.value === value}
					/>
					{option.text}
				</label>
			))}
		</fieldset>
	);
}
