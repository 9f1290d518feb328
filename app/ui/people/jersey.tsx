import "../styles/people/emblems.css";

type JerseyProps = {
	initials: string;
	number: number | null;
};

/** A player's shirt in the colours of the nearest `data-team`, with initials and number. */
export function Jersey({ initials, number }: JerseyProps) {
	return (
		<svg
			className="jersey"
			viewBox="0 0 160 132"
			role="img"
			aria-label={number === null ? `Jersey, ${initials}` : `Jersey ${number}, ${initials}`}
		>
			<path className="jersey-body" d="M54 8c8 7 44 7 52 0l26 9 24 34-20 16-10-10v75H34V57L24 67 4 51 28 17z" />
			<path
				className="jersey-trim"
				d="M54 8c8 7 44 7 52 0l5 2c-12 12-50 12-62 0zM9.5 43.5l20 16L24 67 4 51zM150.5 43.5l-20 16L136 67l20-16zM34 57l5 6v69h-5zM126 57l-5 6v69h5z"
			/>
			<path className="jersey-line" d="M54 8c8 7 44 7 52 0l26 9 24 34-20 16-10-10v75H34V57L24 67 4 51 28 17z" />
			{number === null ? (
				<text className="jersey-text" x="80" y="92" fontSize="40" letterSpacing="1.5">
					{initials}
				</text>
			) : (
				<>
					<text className="jersey-text" x="80" y="47" fontSize="19" letterSpacing="1.5">
						{initials}
					</text>
					<text className="jersey-text" x="80" y="107" fontSize="64">
						{number}
					</text>
				</>
			)}
		</svg>
	);
}
