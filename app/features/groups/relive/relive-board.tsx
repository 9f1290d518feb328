import { useId } from "react";
import { plural } from "../../matches/words.ts";
import type { BoardLine } from "./relive.ts";
import { worthInWords } from "./rules.ts";
import "./relive.css";

type ReliveBoardProps = { lines: readonly BoardLine[]; paid: boolean };

/** The fans with the best guesses in this match. */
export function ReliveBoard({ lines, paid }: ReliveBoardProps) {
	const title = useId();
	if (lines.length === 0) return null;
	return (
		<section className="relive-board" aria-labelledby={title}>
			<h3 id={title}>Best guesses</h3>
			<ol>
				{lines.map(({ place, own, name, guesses, worth, points }) => (
					<li key={place} data-own={own ? "" : undefined}>
						<b>{name}</b>
						<span className="note">
							{[plural(guesses, "over"), paid ? plural(points, "point") : ""].filter(Boolean).join(", ")}
						</span>
						<span className="score">{worthInWords(worth)}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
