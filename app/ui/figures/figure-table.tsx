import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { type Counted, counted as countedAs } from "../../lib/counted.ts";
import { Link } from "../link.tsx";
import { TeamCode } from "../people/team-code.tsx";

export type FigureColumn = {
	key: string;
	/** short, as scorers write it: 'SR' */
	head: string;
	/** what the head stands for, where that is more */
	name?: string;
	/** the address that sorts by it */
	sort?: string;
	/** words stand to the left, figures to the right */
	words?: boolean;
	/** shown where there is room */
	wide?: boolean;
	/** how broad it is in a table that fits: two, three or six figures, a name, or a row of five results */
	width?: "s" | "m" | "l" | "p" | "f";
	/** the measure of its figures */
	figure?: string | undefined;
};

export type FigureRow = {
	id: string;
	place?: number | undefined;
	/** whom it is about, each with their page; two of a pair. `shown` is another way to write the name */
	names: { text: string; to: string | null; shown?: ReactNode }[];
	/** the side beside the name */
	team?: { id: string; code: string } | undefined;
	/** under the name */
	note?: ReactNode;
	/** the figures rest on few of these: 'balls' */
	few?: string | undefined;
	/** in the order of the columns */
	cells: ReactNode[];
	/** of the longest bar in the key column, of 100 */
	bar?: number | undefined;
	/** its key figure is the best */
	best?: boolean;
	/** a line under it: the last that went through */
	cut?: boolean;
	/** what the record groups it by */
	line?: string | undefined;
};

type FigureTableProps = {
	id: string;
	caption: string;
	/** the caption is for who cannot see what stands above */
	quiet?: boolean;
	/** head of the names */
	who: string;
	columns: FigureColumn[];
	/** the column that matters: it stays in view */
	keyColumn: string;
	sorted?: "ascending" | "descending";
	/** narrow enough for a phone: its columns keep their order */
	fits?: boolean;
	/** its names are as short as a year */
	slim?: boolean;
	rows: FigureRow[];
	foot?: ReactNode;
	counted?: Counted | undefined;
};

/**
 * A table of figures that can be read on a phone: names stay at the left, the key column at the right, the rest slides in
 * between. A click anywhere in a row follows its name.
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
					<th scope="col" className="ft-who" data-placed={rows[0]?.place ? "" : undefined}>
						{who}
					</th>
					{inOrder.map((column) => (
						<Head key={column.key} column={column} sorted={column.isKey ? sorted : undefined} />
					))}
				</tr>
			</thead>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard one follows the link itself */}
			<tbody onClick={followRow} {...countedAs(counted)}>
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
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what slides sideways has to be reachable by keyboard
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
				<Link className="ft-sort" to={sort} preventScrollReset>
					{text} {sorted ? <Arrow className="icon" /> : null}
				</Link>
			) : (
				text
			)}
		</th>
	);
}

function Who({ row: { place, names, team, note, few } }: { row: FigureRow }) {
	const [only] = names;
	// most rows are of one name and nothing else: one element each
	if (only && names.length === 1 && place === undefined && !(team || note || few)) return <Name name={only} alone />;
	return (
		<span className="ft-name">
			{place === undefined ? null : <span className="ft-place">{place}</span>}
			<span>
				{names.map((name, at) => (
					<Fragment key={name.text}>
						{at > 0 ? <span className="sr-only"> and </span> : null}
						<Name name={name} />
					</Fragment>
				))}
				{team || note || few ? (
					<span className="ft-note">
						{team ? <TeamCode {...team} /> : null}
						{note}
						{few ? <span className="small-n">few {few}</span> : null}
					</span>
				) : null}
			</span>
		</span>
	);
}

type NameProps = { name: FigureRow["names"][number]; alone?: boolean };

function Name({ name: { text, to, shown = fitted(text) }, alone }: NameProps) {
	if (!to) return <span className="ft-plain">{shown}</span>;
	return (
		<Link className={alone ? "ft-one" : undefined} to={to}>
			{shown}
		</Link>
	);
}

const LONG = 15;

/** A long name gives up its first part on a phone, not its end. */
function fitted(name: string): ReactNode {
	const [first = "", ...rest] = name.split(" ");
	if (name.length <= LONG || rest.length === 0) return name;
	return (
		<>
			<span className="ft-first">{first} </span>
			{rest.join(" ")}
		</>
	);
}

function Bar({ share }: { share: number }) {
	return (
		<svg className="ft-bar" viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
			<rect width={share} height="5" />
		</svg>
	);
}

function followRow({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) {
	const clicked = target as HTMLElement;
	if (clicked.closest("a, button, summary") || String(getSelection())) return;
	const row = clicked.closest("tr");
	if (row && currentTarget.contains(row)) row.querySelector<HTMLAnchorElement>("th a")?.click();
}
