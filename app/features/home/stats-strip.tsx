import { grouped } from "../../lib/numbers.ts";
import { Demo } from "../../ui/badge.tsx";
import { Plates } from "../../ui/plates.tsx";

type StatsStripProps = {
	/** null when they could not be counted */
	summary: { facts: number; players: number } | null;
	/** null when the quiz could not be counted */
	questions: number | null;
	active_fans: string;
	demo: boolean;
};

/** The scoreboard of the site: three true counts, and the fans. */
export function StatsStrip({ summary, questions, active_fans, demo }: StatsStripProps) {
	const counts = [
		...(summary
			? ([
					["IPL Facts", summary.facts],
					["Players", summary.players],
				] as const)
			: []),
		...(questions === null ? [] : [["Quiz Questions", questions] as const]),
	] as const;
	return (
		<>
			<div className="rope" />
			<section className="section on-board" data-ground="board" aria-labelledby="board-title">
				<div className="wrap">
					<h2 className="sr-only" id="board-title">
						The scoreboard
					</h2>
					<dl className="strip-stats">
						{counts.map(([label, count]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>
									<Plates value={grouped(count)} />
								</dd>
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
