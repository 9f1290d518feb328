import { type StatisticsQuery, statisticsPath } from "./query.ts";
import { hasTeamFilter, TABLES } from "./tables.ts";
import "../../ui/styles/choices/chips.css";

/** Links to all tables; they keep the filters. */
export function TableChips({ current, query }: { current?: string; query?: StatisticsQuery }) {
	return (
		<nav className="chips mb-2" aria-label="Tables">
			{TABLES.map((table) => (
				<a
					key={table.slug}
					className="chip"
					href={statisticsPath(table, {
						season: query?.season ?? null,
						stage: query?.stage ?? null,
						team: (hasTeamFilter(table) && query?.team) || null,
					})}
					aria-current={table.slug === current ? "page" : undefined}
				>
					{table.name}
				</a>
			))}
		</nav>
	);
}
