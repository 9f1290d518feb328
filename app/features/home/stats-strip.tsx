import { useRouteLoaderData } from "react-router";
import { grouped } from "../../lib/numbers.ts";
import type { Site } from "../../lib/site.ts";
import { Demo } from "../../ui/badge.tsx";
import { Plates } from "../../ui/figures/plates.tsx";
import type { HomeSummary } from "./home.server.ts";
import "../../ui/styles/plates.css";

type StatsStripProps = {
	/** null when they could not be counted */
	summary: HomeSummary | null;
	/** null when the quiz could not be counted */
	questions: number | null;
};

/** Counts of the site. The number of fans may be a showcase; the others are real. */
export function StatsStrip({ summary, questions }: StatsStripProps) {
	const site = useRouteLoaderData<Site>("root");
	const demo = site?.demo ?? false;
	const active_fans = site?.figures.active_users ?? "0";
	const counts: [label: string, count: number, note?: string][] = [];
	if (summary)
		counts.push(
			["IPL Facts", summary.facts],
			["Players", summary.players, `In squads or matches; ${grouped(summary.played)} have played`],
		);
	if (questions !== null) counts.push(["Quiz Questions", questions]);
	return (
		<>
			<div className="rope" />
			<section className="section on-board" data-ground="board" aria-labelledby="board-title">
				<div className="wrap">
					<h2 className="sr-only" id="board-title">
						The scoreboard
					</h2>
					<dl className="strip-stats">
						{counts.map(([label, count, note]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>
									<Plates value={grouped(count)} />
								</dd>
								{note ? <dd className="strip-note">{note}</dd> : null}
							</div>
						))}
						<div>
							<dt>Active Fans {demo ? <Demo /> : null}</dt>
							<dd>
								<Plates value={active_fans} />
							</dd>
						</div>
					</dl>
				</div>
			</section>
		</>
	);
}
