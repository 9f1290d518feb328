import { formatDate } from "../../../lib/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DIFFICULTIES, DIFFICULTY_TONES } from "../play-rules.ts";
import type { PublicQuestion } from "../quiz.ts";
import "../../../ui/styles/badges.css";

const stumps = { easy: 1, medium: 2, hard: 3 };

/** A question's difficulty as one to three stumps, its points, and the date of its figures. */
export function Difficulty({ question: { difficulty, points, as_of } }: { question: PublicQuestion }) {
	return (
		<p className="cluster">
			<Badge tone={DIFFICULTY_TONES[difficulty]}>
				<span className="stumps" aria-hidden="true">
					{[1, 2, 3].map((stump) => (
						<i key={stump} data-off={stump > stumps[difficulty] ? "" : undefined} />
					))}
				</span>
				{DIFFICULTIES[difficulty]}
			</Badge>{" "}
			<span className="label">{points} points</span>
			{as_of ? <span className="label">As of {formatDate(as_of)}</span> : null}
		</p>
	);
}
