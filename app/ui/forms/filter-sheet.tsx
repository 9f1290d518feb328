import { SlidersHorizontal, X } from "lucide-react";
import type { ReactNode } from "react";
import "../styles/choices/chips.css";
import "../styles/choices/filter-sheet.css";

type FilterSheetProps = {
	/** unique on the page */
	id: string;
	/** the active filters; `without` is the address of the list without this one */
	applied: { text: string; without: string }[];
	action: string;
	/** the address of the list without any filter */
	clear: string;
	/** parameters of the address that no field of the form has */
	kept: [name: string, value: string][];
	/** the text of the submit button: 'Show 12 matches' */
	show: ReactNode;
	/** after the chips */
	beside?: ReactNode;
	children: ReactNode;
};

/** The active filters as removable chips, and a button that opens the form as a popover, which needs no script. */
export function FilterSheet({ id, applied, action, clear, kept, show, beside, children }: FilterSheetProps) {
	return (
		<div className="fbar">
			<button type="button" className="btn" data-variant="outline" popoverTarget={id}>
				<SlidersHorizontal className="icon" /> Filters
				{applied.length > 0 ? <span className="fbar-count">{applied.length}</span> : null}
			</button>
			<div className="filters" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
				<form method="get" action={action}>
					<div className="filters-head">
						<h2 id={`${id}-title`}>Filters</h2>
						<button
							type="button"
							className="btn"
							data-variant="quiet"
							data-size="icon"
							aria-label="Close"
							popoverTarget={id}
							popoverTargetAction="hide"
						>
							<X className="icon" />
						</button>
					</div>
					<div className="filters-body">
						{kept.map(([name, value]) => (
							<input key={name} type="hidden" name={name} value={value} />
						))}
						{children}
					</div>
					<div className="filters-foot">
						<a className="btn" data-variant="outline" href={clear}>
							Clear
						</a>
						<button type="submit" className="btn">
							{show}
						</button>
					</div>
				</form>
			</div>
			{applied.map(({ text, without }) => (
				<a key={text} className="fbar-set" href={without}>
					{text} <X className="icon" aria-label="remove" role="img" />
				</a>
			))}
			{beside}
		</div>
	);
}

type FilterChipsProps = {
	legend: string;
	name: string;
	/** the text of the chip for no filter */
	any: string;
	value: string | undefined;
	options: { value: string; text: ReactNode }[];
};

/** Radio buttons for the values of one filter. */
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
