import { plural } from "../../matches/words.ts";
import type { BoardLine } from "./relive.ts";

type ReliveBoardProps = { lines: readonly BoardLine[]; fan_id: string; paid: boolean };

/** Who guesses best in this match. Nought is what no idea brings. */
export function ReliveBoard({ lines, fan_id, paid }: ReliveBoardProps) {
	if (lines.length === 0) return null;
	return (
		<section className="relive-board" aria-labelledby="relive-board">
			<h3 id="relive-board">Best guesses</h3>
			<ol>
				{lines.map(({ fan, guesses, worth, points }) => (
					<li key={fan.id} data-own={fan.id === fan_id ? "" : undefined}>
						<b>{fan.name}</b>
						<span className="note">
							{[plural(guesses, "over"), paid ? plural(points, "point") : ""].filter(Boolean).join(", ")}
						</span>
						<span className="score">{worth > 0 ? `+${worth}` : worth}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
