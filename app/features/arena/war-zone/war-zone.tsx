import { useRef } from "react";
import { grouped } from "../../../lib/numbers.ts";
import { Demo } from "../../../ui/badge.tsx";
import { PitchShare } from "../../../ui/figures/pitch.tsx";
import { Plates } from "../../../ui/figures/plates.tsx";
import { SectionHead } from "../../../ui/heads.tsx";
import type { ArenaFigures } from "./figures.server.ts";
import { useFigures } from "./use-figures.ts";
import "../arena.css";
import "../../../ui/styles/people/emblems.css";
import "../../../ui/styles/plates.css";

const warZoneTexts = {
	title: "Social war zone",
	live: "Today's scores, counted from what fans did.",
	sample: "Samples of a busy match day.",
} as const;

/** ARENA-1: the site's counts, and today's points of each army. Screen readers do not announce changes. */
export function WarZone({ initial }: { initial: ArenaFigures }) {
	const zone = useRef<HTMLElement>(null);
	const { counters, scores, demo } = useFigures(initial, zone);
	const best = Math.max(1, ...scores.map(({ score }) => score));
	return (
		<>
			<div className="rope" />
			<section className="section on-board" data-ground="board" ref={zone} aria-labelledby="zone-title">
				<div className="wrap">
					<SectionHead
						id="zone-title"
						title={
							<>
								{warZoneTexts.title} {demo ? <Demo /> : null}
							</>
						}
					/>
					<p className="arena-lead">{demo ? warZoneTexts.sample : warZoneTexts.live}</p>
					<dl className="strip-stats">
						{counters.map(({ key, label, count }) => (
							<div key={key}>
								<dt>
									{label} {demo ? <Demo /> : null}
								</dt>
								<dd>
									<Plates value={grouped(count)} />
								</dd>
							</div>
						))}
					</dl>
					<ul className="zone-scores">
						{scores.map(({ team_code, team_name, score }) => (
							<li key={team_code}>
								<span className="flag" data-team={team_code.toLowerCase()} data-size="sm" aria-hidden="true">
									{team_code}
								</span>
								<span>{team_name}</span>
								<PitchShare
									label={`${team_name}: ${grouped(score)} points`}
									whole={best}
									parts={[{ name: team_name, value: score, team: team_code.toLowerCase() }]}
								/>
								<span className="score" data-size="sm" aria-hidden="true">
									{grouped(score)}
								</span>
							</li>
						))}
					</ul>
				</div>
			</section>
			<div className="rope" />
		</>
	);
}
