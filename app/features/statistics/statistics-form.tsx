import { Download } from "lucide-react";
import { Form } from "react-router";
import { STAGES, type StatisticsQuery, sortedColumn, statisticsPath } from "./query.ts";
import type { StatisticsPage } from "./statistics.server.ts";
import type { Table } from "./tables.ts";

type StatisticsFormProps = { table: Table; query: StatisticsQuery } & Pick<
	StatisticsPage,
	"seasons" | "teams" | "floor"
>;

/** Narrows a table to a season, a side, a stage, and says who qualifies. A plain form: it works without a script. */
export function StatisticsForm({ table, query, seasons, teams, floor }: StatisticsFormProps) {
	const column = sortedColumn(table, query.sort);
	// other values than the address has must show when another address is followed
	const key = statisticsPath(table, query);
	return (
		<Form key={key} className="toolbar" method="get" action={`/statistics/${table.slug}`} preventScrollReset>
			<Select
				name="season"
				label="Season"
				value={query.season}
				all="All time"
				choices={seasons.map((season) => [String(season), String(season)])}
			/>
			{teams.length > 0 ? (
				<Select
					name="team"
					label="Team"
					value={query.team}
					all="All teams"
					choices={teams.map(({ id, name }) => [id, name])}
				/>
			) : null}
			<Select name="stage" label="Matches" value={query.stage} all="All matches" choices={Object.entries(STAGES)} />
			{column.least ? (
				<div className="field" data-inline="">
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
			{query.sort === table.sort ? null : <input type="hidden" name="sort" value={query.sort} />}
			{query.order === column.first ? null : <input type="hidden" name="order" value={query.order} />}
			<button className="btn min-h-12 self-end" type="submit">
				Show
			</button>
			<a
				className="btn min-h-12 self-end"
				data-variant="outline"
				href={statisticsPath(table, { ...query, page: 1 }, ".csv")}
				download
			>
				<Download className="icon" /> CSV
			</a>
		</Form>
	);
}

type SelectProps = {
	name: string;
	label: string;
	value: string | number | null;
	all: string;
	choices: [string, string][];
};

function Select({ name, label, value, all, choices }: SelectProps) {
	return (
		<div className="field" data-inline="">
			<label className="field-label" htmlFor={name}>
				{label}
			</label>
			<select className="input" id={name} name={name} defaultValue={value ?? ""}>
				<option value="">{all}</option>
				{choices.map(([id, text]) => (
					<option key={id} value={id}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}
