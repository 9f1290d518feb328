import type { StoredProof } from "../../../../db/schema/facts.ts";
import { grouped } from "../../../lib/numbers.ts";

/** SVG paths of the plain and of the highlighted bars, and a caption. */
type FactDrawing = { plain: string; hot: string; caption: string };
/** A fact's drawing, and the id of its side for the colours. */
export type FactArt = { drawing: FactDrawing | null; team: string | null };

const WIDTH = 300;
const HEIGHT = 96;
const LEAST_BARS = 3;
const MOST_BARS = 24;
const MOST_DOTS = 90;

type Row = Record<string, unknown>;
type AskedQuestion = {
	measures?: readonly string[];
	by?: readonly string[];
	where?: { team?: unknown; season?: unknown };
};
type Series = { question: AskedQuestion; rows: Row[]; measure: string };

/** Draws a fact from its proof: a bar chart of the first answer that has enough bars, else a count as balls. */
export function drawFact(
	proof: StoredProof,
	figure: string | null,
	nameOf: (asked: object, measure: string) => string,
): FactArt {
	const value = numberOf(figure);
	const allSeries = Object.entries(proof.questions).flatMap(([name, question]) =>
		seriesOf(question, proof.answers[name], value),
	);
	const charted = allSeries.find(({ rows, measure }) => rows.length >= LEAST_BARS && varies(rows, measure));
	const drawing = charted ? barsOf(charted, figure, nameOf) : dotsOf(figure);
	return { drawing, team: teamOf(charted ? [charted, ...allSeries] : allSeries, figure) };
}

/** Returns the rows of an answer with the measure that has the fact's figure, else with the first measure. */
function seriesOf(question: unknown, answer: unknown, value: number): Series[] {
	const asked = question as AskedQuestion;
	const rows = (answer as { rows?: Row[] } | undefined)?.rows ?? [];
	const measures = asked.measures ?? [];
	const measure = measures.find((name) => rows.some((row) => row[name] === value)) ?? measures[0];
	const measured = measure ? rows.filter((row) => typeof row[measure] === "number") : [];
	return measure && measured.length > 0 ? [{ question: asked, rows: measured, measure }] : [];
}

const amountOf = (row: Row, measure: string): number => Number(row[measure]);
const varies = (rows: Row[], measure: string): boolean =>
	new Set(rows.map((row) => amountOf(row, measure))).size > 1 && rows.every((row) => amountOf(row, measure) >= 0);

function barsOf(
	{ question, rows, measure }: Series,
	figure: string | null,
	nameOf: Parameters<typeof drawFact>[2],
): FactDrawing {
	const axis = ["season", "over"].find((key) => question.by?.length === 1 && question.by[0] === key);
	const inOrder = axis ? rows.toSorted((a, b) => amountOf(a, axis) - amountOf(b, axis)) : rows;
	const shown = axis ? inOrder.slice(-MOST_BARS) : inOrder.slice(0, MOST_BARS);
	const most = Math.max(...shown.map((row) => amountOf(row, measure)), 1e-9);
	const highlighted = highlightedIndex(shown, measure, figure);
	const step = WIDTH / Math.max(shown.length, 8);
	const bars = shown.map((row, place) => {
		const height = Math.max(2, Math.round((amountOf(row, measure) / most) * (HEIGHT - 8)));
		const x = Math.round(place * step * 10) / 10;
		return `M${x} ${HEIGHT}v-${height}h${Math.round(step * 8) / 10}v${height}z`;
	});
	const name = nameOf(question, measure);
	const highest = shown.findIndex((row) => amountOf(row, measure) === most);
	const [marked, top] = [highlighted, highest].map((place) => {
		const row = shown[place] ?? {};
		return `${labelOf(row, question)} ${grouped(amountOf(row, measure), 2)}`.trim();
	});
	return {
		plain: bars.filter((_, place) => place !== highlighted).join(""),
		hot: bars[highlighted] ?? "",
		caption: `${name}${axis ? ` by ${axis}` : ""}. Marked: ${marked}${marked === top ? "" : `; most: ${top}`}`,
	};
}

/** Returns the subject of a row: the column of the question's group, else its player, side or season. */
const labelOf = (row: Row, { by = [] }: AskedQuestion): string =>
	String([...by, "player", "team", "season"].map((key) => row[key]).find((value) => value !== undefined) ?? "");

/** The number at the start of a figure: 1592 for '1,592 sixes'. */
const numberOf = (figure: string | null): number =>
	Number((figure ?? "").replaceAll(",", "").match(/\d+(?:\.\d+)?/)?.[0] ?? Number.NaN);

/** Returns the index of the row with the fact's figure, else of the first row of the ranking. */
function highlightedIndex(rows: Row[], measure: string, figure: string | null): number {
	const value = numberOf(figure);
	const same = rows.findIndex((row) => amountOf(row, measure) === value);
	return same >= 0
		? same
		: Math.max(
				0,
				rows.findIndex(({ rank }) => rank === 1),
			);
}

const DOT = 15;
const DOTS_PER_ROW = Math.floor(WIDTH / DOT);

/** Draws a count, such as '72 sixes', as balls. Null for any other figure, and for less than 2 or more than 90. */
function dotsOf(figure: string | null): FactDrawing | null {
	const count = Number(/^(\d+)(?:\*|\s|$)/.exec(figure ?? "")?.[1]);
	if (!(count >= 2 && count <= MOST_DOTS)) return null;
	const dots = Array.from({ length: count }, (_, place) => {
		const [x, y] = [(place % DOTS_PER_ROW) * DOT + 1, Math.floor(place / DOTS_PER_ROW) * DOT + 12];
		return `M${x} ${y}a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z`;
	});
	return { plain: "", hot: dots.join(""), caption: `One ball for each of the ${figure}` };
}

/** Returns the side of the first question that names one or whose highlighted row has one. */
function teamOf(allSeries: Series[], figure: string | null): string | null {
	for (const { question, rows, measure } of allSeries) {
		if (typeof question.where?.team === "string") return question.where.team;
		const row = rows[highlightedIndex(rows, measure, figure)];
		const team = row?.team_id ?? row?.latest_team_id;
		if (typeof team === "string") return team;
	}
	return null;
}
