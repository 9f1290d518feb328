import { CalendarCheck, ChartNoAxesColumn, GitCompareArrows, type LucideIcon } from "lucide-react";
import { grouped } from "../../lib/numbers.ts";
import { Group } from "./results.tsx";
import { searchPath, TRY } from "./rules.ts";
import type { Result, Searched } from "./search.ts";
import "../../ui/styles/ask.css";
import "../../ui/styles/choices/chips.css";

const GO_TO: { title: string; say: string; href: string; Icon: LucideIcon }[] = [
	{ title: "Today’s quiz", say: "Ten questions, two minutes", href: "/quiz/daily", Icon: CalendarCheck },
	{ title: "Points tables", say: "Every season since 2008", href: "/seasons", Icon: ChartNoAxesColumn },
	{ title: "Compare players", say: "Side by side, season by season", href: "/players/compare", Icon: GitCompareArrows },
];

/** Shown before typing: totals, results opened before, examples. */
export function Start({ of, lookedAt = [] }: { of: Searched["of"] | null; lookedAt?: Result[] }) {
	return (
		<>
			<p className="finder-status" role="status">
				{of
					? `${of.players} players, ${grouped(of.matches)} matches, every ground and season`
					: "Players, teams, matches, grounds and seasons"}
			</p>
			{lookedAt.length > 0 ? <Group name="You looked at" results={lookedAt} words={[]} /> : null}
			<section aria-label="Try">
				<h3 className="fgroup">Try</h3>
				<p className="ask-chips fchips">
					{TRY.map((q) => (
						<a key={q} className="chip" href={searchPath({ q })} data-stays={q}>
							{q}
						</a>
					))}
				</p>
			</section>
			<section aria-label="Go to">
				<h3 className="fgroup">Go to</h3>
				<ul>
					{GO_TO.map(({ title, say, href, Icon }) => (
						<li key={href}>
							<a className="frow" href={href}>
								<span className="fic">
									<Icon className="icon" />
								</span>
								<span className="frow-say">
									<b>{title}</b>
									<span>{say}</span>
								</span>
							</a>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
