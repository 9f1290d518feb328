import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { type Counted, counted as countedAs } from "../../lib/counted.ts";
import { PersonName } from "../people/person-name.tsx";
import { TeamCode } from "../people/team-code.tsx";
import "../styles/figures/figure-table.css";

export type FigureColumn = {
	key: string;
	/** the scorers' short form: 'SR' */
	head: string;
	/** the full name, where `head` is shorter */
	name?: string;
	/** the address of the table sorted by this column */
	sort?: string;
	/** text, aligned to the left */
	words?: boolean;
	/** shown on wide screens only */
	wide?: boolean;
	/** in a table that fits: room for 2, 3 or 6 digits, a name, five results, two lines of words, or an equal share */
	width?: "s" | "m" | "l" | "p" | "f" | "half" | "each";
	/** the measure of the record that the column shows */
	figure?: string | undefined;
};

type FigureRow = {
	id: string;
	place?: number | undefined;
	/** a pair has two; `person` allows shortening; `shown` replaces the text */
	names: { text: string; to: string | null; person?: boolean | undefined; shown?: ReactNode }[];
	/** the team shown before the name */
	team?: { id: string; code: string } | undefined;
	/** text below the name */
	note?: ReactNode;
	/** the unit of a small sample: 'balls' */
	few?: string | undefined;
	/** one per column, in their order */
	cells: ReactNode[];
	/** the length of the bar in the key column, in percent of the longest */
	bar?: number | undefined;
	/** its key figure is the best */
	best?: boolean;
	/** the last row that qualified; a line is drawn below it */
	cut?: boolean;
	/** the group that identifies the row in the answer of the record */
	line?: string | undefined;
};

type FigureTableProps = {
	id: string;
	caption: string;
	/** shows the caption to screen readers only, where a heading repeats it */
	quiet?: boolean;
	/** the head of the column of names */
	who: string;
	columns: FigureColumn[];
	/** the most important column, which stays in view */
	keyColumn: string;
	sorted?: "ascending" | "descending";
	/** narrow enough for a phone: the table does not scroll, and the key column is not moved to the right */
	fits?: boolean;
	/** the names are short, such as years */
	slim?: boolean;
	rows: FigureRow[];
	foot?: ReactNode;
	counted?: Counted | undefined;
};

/**
 * A table of figures. On a narrow screen the names stay at the left and the key column at the right, while the rest
 * scrolls. A click anywhere in a row follows the link of its name (frame/live/touch.ts).
 */
export function FigureTable(props: FigureTableProps) {
	const { id, caption, quiet, who, rows, keyColumn, sorted, fits, slim, foot, counted } = props;
	const columns = props.columns.map((column, at) => ({ ...column, at, isKey: column.key === keyColumn }));
	const inOrder = fits ? columns : columns.toSorted((a, b) => Number(a.isKey) - Number(b.isKey));
	const table = (
		<table className="ft" data-fits={fits ? "" : undefined} data-slim={slim ? "" : undefined}>
			<caption id={id} className={quiet ? "sr-only" : undefined}>
				{caption}
			</caption>
			<thead>
				<tr>
					<th scope="col" className="ft-who">
						{who}
					</th>
					{inOrder.map((column) => (
						<Head key={column.key} column={column} sorted={column.isKey ? sorted : undefined} />
					))}
				</tr>
			</thead>
			<tbody {...countedAs(counted)}>
				{rows.map((row) => (
					<tr key={row.id} data-cut={row.cut ? "" : undefined} data-line={row.line}>
						<th scope="row" className="ft-who">
							<Who row={row} />
						</th>
						{inOrder.map(({ key, at, isKey, ...column }) => (
							<td
								key={key}
								data-key={isKey ? "" : undefined}
								data-best={isKey && row.best ? "" : undefined}
								data-words={column.words ? "" : undefined}
								data-wide={column.wide ? "" : undefined}
								data-figure={counted && column.figure}
							>
								{row.cells[at]}
								{isKey && row.bar !== undefined ? <Bar share={row.bar} /> : null}
							</td>
						))}
					</tr>
				))}
			</tbody>
			{foot}
		</table>
	);
	if (fits) return <div className="ft-box">{table}</div>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll the table
		<section className="ft-box ft-slides" tabIndex={0} aria-labelledby={id}>
			{table}
		</section>
	);
}

type HeadProps = { column: FigureColumn & { isKey: boolean }; sorted: FigureTableProps["sorted"] };

function Head({ column: { head, name, sort, words, wide, width, isKey }, sorted }: HeadProps) {
	const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
	const text =
		name && name !== head ? (
			<>
				<abbr title={name}>{head}</abbr>
				<span className="sr-only">, {name}</span>
			</>
		) : (
			head
		);
	return (
		<th
			scope="col"
			data-key={isKey ? "" : undefined}
			data-words={words ? "" : undefined}
			data-wide={wide ? "" : undefined}
			data-w={width}
			aria-sort={sorted}
		>
			{sort ? (
				<a className="ft-sort" href={sort} data-in-place="">
					{text} {sorted ? <Arrow className="icon" /> : null}
				</a>
			) : (
				text
			)}
		</th>
	);
}

function Who({ row: { place, names, team, note, few } }: { row: FigureRow }) {
	const [only] = names;
	// most rows: one element keeps the page small
	if (only && names.length === 1 && place === undefined && !(team || note || few)) return <Name name={only} alone />;
	return (
		<span className="ft-name">
			{place === undefined && !team ? null : (
				<span className="ft-place">
					{place} {team ? <TeamCode {...team} /> : null}
				</span>
			)}
			<span>
				{names.map((name, at) => (
					<Fragment key={name.text}>
						{at > 0 ? <span className="sr-only"> and </span> : null}
						<Name name={name} />
					</Fragment>
				))}
				{note || few ? (
					<span className="ft-note">
						{note}
						{few ? <span className="small-n">few {few}</span> : null}
					</span>
				) : null}
			</span>
		</span>
	);
}

type NameProps = { name: FigureRow["names"][number]; alone?: boolean };

function Name({ name: { text, to, person, shown = person ? <PersonName name={text} /> : text }, alone }: NameProps) {
	if (!to) return <span className="ft-plain">{shown}</span>;
	return (
		<a className={alone ? "ft-one" : undefined} href={to}>
			{shown}
		</a>
	);
}

function Bar({ share }: { share: number }) {
	return (
		<svg className="ft-bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
			<rect width={share} height="5" />
		</svg>
	);
}
