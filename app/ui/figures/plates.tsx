/** A count hung on the scoreboard, one plate a digit. To a screen reader it is one image with the count as its name. */
export function Plates({ value, label = value }: { value: string; label?: string }) {
	return (
		<span className="plates" role="img" aria-label={label}>
			{[...value].map((character, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place on the board
				<span key={place} data-mark={/[\d*/?]/.test(character) ? undefined : ""}>
					{character}
				</span>
			))}
		</span>
	);
}
