import "../styles/plates.css";

/** A count on the scoreboard, one plate per digit. Screen readers get one image named `label`. */
export function Plates({ value, label = value }: { value: string; label?: string }) {
	return (
		<span className="plates" role="img" aria-label={label}>
			{[...value].map((character, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: characters repeat
				<span key={place} data-mark={/[\d*/?]/.test(character) ? undefined : ""}>
					{character}
				</span>
			))}
		</span>
	);
}
