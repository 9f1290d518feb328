import "../styles/choices/chips.css";

type ChoiceChipsProps<Choice extends string> = {
	/** for screen readers */
	legend: string;
	choices: Record<Choice, string>;
	chosen: Choice;
	onChoose: (choice: Choice) => void;
	className?: string;
};

/** A choice of one value, as toggle buttons. */
export function ChoiceChips<Choice extends string>(props: ChoiceChipsProps<Choice>) {
	const { legend, choices, chosen, onChoose, className = "" } = props;
	return (
		<fieldset className={`chips min-w-0 ${className}`.trim()}>
			<legend className="sr-only">{legend}</legend>
			{(Object.entries(choices) as [Choice, string][]).map(([choice, words]) => (
				<button
					key={choice}
					type="button"
					className="chip"
					aria-pressed={choice === chosen}
					data-pressed={choice === chosen ? "" : undefined}
					onClick={() => onChoose(choice)}
				>
					{words}
				</button>
			))}
		</fieldset>
	);
}
