import { Badge } from "../../../ui/badge.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import type { MyCaptaincy } from "./captaincy.ts";
import { captainTexts, TITLES } from "./rules.ts";
import "../arena.css";

/** ARENA-4: the five titles, highest on top, with the fan's own marked. */
export function TitleLadder({ captaincy }: { captaincy: MyCaptaincy | null }) {
	return (
		<section aria-labelledby="ladder-title">
			<SectionHead id="ladder-title" title={captaincy ? captainTexts.ladder : captainTexts.ladderVisitor} />
			<ol className="ladder" reversed>
				{TITLES.toReversed().map(({ level, name, needs }) => {
					const mine = captaincy?.title === level;
					return (
						<li key={level} data-current={mine ? "" : undefined} aria-current={mine ? "true" : undefined}>
							<span className="score" data-size="sm" aria-hidden="true">
								{level}
							</span>
							<span>
								<strong>{name}</strong> {mine ? <Badge tone="new">You</Badge> : null}
							</span>
							<span className="note">{needs}</span>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
