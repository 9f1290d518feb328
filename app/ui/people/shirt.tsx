import "../styles/people/emblems.css";
import "../styles/people/people.css";

type ShirtProps = {
	team: string | undefined;
	initials: string;
	number: number | null;
	size?: "sm";
};

const BODY = "M21 4c4 4 18 4 22 0l12 5 8 13-9 7-4-4v29H14V25l-4 4-9-7L9 9z";
const TRIM = "M21 4c4 4 18 4 22 0l3 1c-6 7-22 7-28 0zM1 22l3-5 9 7-3 5zM63 22l-3-5-9 7 3 5z";

/** A small shirt in a side's colours with the number, else the initials. The player's name is beside it. */
export function Shirt({ team, initials, number, size }: ShirtProps) {
	return (
		<span className="shirt" data-team={team} data-size={size} aria-hidden="true">
			<svg viewBox="0 0 64 56" aria-hidden="true">
				<path className="jersey-body" d={BODY} />
				<path className="jersey-trim" d={TRIM} />
			</svg>
			{number === null ? <b data-initials="">{initials.replaceAll(" ", "")}</b> : <b>{number}</b>}
		</span>
	);
}
