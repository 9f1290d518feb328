import { FilterChips, FilterSheet } from "../../ui/forms/filter-sheet.tsx";
import { TeamCode } from "../../ui/people/team-code.tsx";
import { STAGES, type StatisticsQuery, sortedColumn, statisticsPath } from "./query.ts";
import type { StatisticsPage } from "./statistics.server.ts";
import type { Table } from "./tables.ts";
import "../../ui/styles/choices/filter-sheet.css";
import "../../ui/styles/choices/forms.css";

type StatisticsFormProps = { table: Table; query: StatisticsQuery } & Pick<
	StatisticsPage,
	"seasons" | "teams" | "floor" | "count"
>;

export function StatisticsForm({ table, query, seasons, teams, floor, count }: StatisticsFormProps) {
	const column = sortedColumn(table, query.sort);
	const applied = [
		...(query.season ? [{ text: String(query.season), without: { ...query, season: null } }] : []),
		...(query.team
			? [{ text: teams.find(({ id }) => id === query.team)?.name ?? query.team, without: { ...query, team: null } }]
			: []),
		...(query.stage ? [{ text: STAGES[query.stage], without: { ...query, stage: null } }] : []),
	];
	const sortParameters: [string, string][] = [
		...(query.sort === table.sort ? [] : [["sort", query.sort] as [string, string]]),
		...(query.order === column.first ? [] : [["order", query.order] as [string, string]]),
	];
	return (
		// another address resets the fields
		<FilterSheet
			key={statisticsPath(table, query)}
			id="filters"
			applied={applied.map(({ text, without }) => ({ text, without: statisticsPath(table, { ...without, page: 1 }) }))}
			beside={
				<p className="note" role="status">
					{`${count} by ${column.label.toLowerCase()}`}
					{floor ? `, from ${floor.least} ${floor.unit}` : null}
				</p>
			}
			action={`/statistics/${table.slug}`}
			clear={statisticsPath(table)}
			kept={sortParameters}
			show="Show the table"
		>
			<FilterChips
				legend="Season"
				name="season"
				any="All time"
				value={query.season?.toString()}
				options={seasons.map((season) => ({ value: String(season), text: season }))}
			/>
			{teams.length > 0 ? (
				<FilterChips
					legend="Team"
					name="team"
					any="All teams"
					value={query.team ?? undefined}
					options={teams.map(({ id, short_name }) => ({
						value: id,
						text: <TeamCode id={id} code={short_name} />,
					}))}
				/>
			) : null}
			<FilterChips
				legend="Stage"
				name="stage"
				any="All matches"
				value={query.stage ?? undefined}
				options={Object.entries(STAGES).map(([value, text]) => ({ value, text }))}
			/>
			{column.least ? (
				<div className="field">
					<label className="field-label" htmlFor="min">
						At least, {floor?.unit ?? column.least}
					</label>
					<input
						className="input"
						id="min"
						name="min"
						type="number"
						min="0"
						max="10000"
						inputMode="numeric"
						defaultValue={query.min ?? floor?.least ?? ""}
					/>
				</div>
			) : null}
		</FilterSheet>
	);
}
