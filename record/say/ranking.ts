import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { By, Line, Plan, Result } from "../read/plan.ts";
import { countOfLines, nounOfLines } from "./count.ts";
import { lineName, occasion } from "./lines.ts";
import { isCounted, measureIn, nounOf, rowNoun, unitOf } from "./nouns.ts";
import { conditionTexts } from "./scope.ts";
import { formatCount, formatFigure, has, subjectOf } from "./sentence.ts";
import { type AnswerText, joinList, ordinal, possessive, sentence } from "./text.ts";

type All = Record<string, unknown>;
type Named = { text: string; isMany: boolean };

/** The names of the other end of rankings by an extreme. */
const OTHER_ENDS: Readonly<Record<string, string>> = {
	fastest_fifty: "slowest fifty",
	fastest_hundred: "slowest hundred",
	win_by_balls: "fewest balls to spare",
	win_by_runs: "smallest win by runs",
	win_by_wickets: "smallest win by wickets",
	best: "least bowling figures",
};

/** The superlative of a ranking: 'most sixes', 'highest total', 'fastest fifty', 'best economy'. */
function superlative(question: Question): string {
	const isBest = question.order !== "worst";
	const row = rowNoun(question);
	if (row) return `${isBest ? "highest" : "lowest"} ${row}`;
	const [, many] = nounOf(question);
	if (isCounted(question)) {
		const isMost = (measureIn(question).best === "high") === isBest;
		return `${isMost ? "most" : "fewest"} ${many}${unitText(question)}`;
	}
	if (!isExtreme(question)) return `${isBest ? "best" : "worst"} ${many}`;
	return isBest ? many : (OTHER_ENDS[question.measures[0] ?? ""] ?? `lowest of the ${many}`);
}

const isExtreme = (question: Question): boolean =>
	unitOf(question) !== undefined || ["score", "figures"].includes(measureIn(question).written);

/** The unit of a ranking: 'in one innings', 'in a season'. */
function unitText(question: Question): string {
	const { by = [], list } = question;
	if (list) return ` in one ${nounOfLines(question)[0]}`;
	return by.slice(1).includes("season") ? " in a season" : "";
}

const OF_PEOPLE = new Set<By>(["player", "batter", "bowler", "partner", "fielder", "pair", "team", "row"]);
/** The preposition before a line's name, in a ranking of one player's or side's own figures. */
const PREPOSITIONS: Partial<Record<By, string>> = {
	bowler: "off",
	batter: "against",
	partner: "with",
	fielder: "to",
	opponent: "against",
	team: "for",
	ground: "at",
	position: "at number",
	match: "in",
};

/** The player or side whose grounds or opponents are ranked. */
function ownerOf(question: Question, by: By, nameOf: NameOf) {
	const subject = subjectOf(question, nameOf);
	if (!subject || by === subject.field || by === "player") return undefined;
	if (by === "row") {
		const names = question.rows === "innings" || question.rows === "sides" || question.rows === "campaigns";
		return subject.field === "player" || (names && subject.field === "team") ? subject : undefined;
	}
	return by === "team" && subject.field !== "player" ? undefined : subject;
}

const scopeOf = (question: Question, nameOf: NameOf, leave: readonly string[] = []): string =>
	conditionTexts(question, nameOf, leave)
		.map((part) => ` ${part}`)
		.join("");

const isMany = (by: By, names: readonly string[], { rows }: Question) =>
	names.length > 1 || by === "pair" || by === "team" || (by === "row" && MANY.has(rows));
/** Rows named by a side or a pair. */
const MANY = new Set<Question["rows"]>(["innings", "sides", "stands"]);

/** Names the line at a place of a ranking, or its first few. */
export function rankingText(
	{ question, by, from, to }: Plan & { form: "ranking" },
	{ lines, floor }: Result,
	nameOf: NameOf,
): AnswerText {
	const shown = lines.filter(({ rank }, at) => (rank ?? at + 1) >= from && (rank ?? at + 1) <= to);
	const names = shown.map((line) => nameIn(question, by, line, nameOf));
	const [first] = shown as unknown as All[];
	const figure = unitOf(question) ? formatCount(question, first) : formatFigure(question, first);
	const least = floor ? ` (at least ${floor.least} ${floor.unit})` : "";
	const what = `${from === to && from > 1 ? `${ordinal(from)} ` : ""}${superlative(question)}`;
	const one = { question, by, nameOf, what, shown, names };
	const text =
		from < to
			? `The ${what}${scopeOf(question, nameOf)}: ${joinList(names.map((name, at) => `${name} ${formatFigure(question, shown[at] as unknown as All)}`))}${least}`
			: `${placeText(one, figure)}${least}`;
	const isFigure = by === "row" && from === to && ownerOf(question, by, nameOf) !== undefined;
	return { text: sentence(text), figure: isFigure ? figure : joinList([...new Set(names)]) };
}

const nameIn = (question: Question, by: By, line: Line, nameOf: NameOf) => {
	const season = by !== "season" && (question.by ?? []).includes("season") ? ` (in ${line.season})` : "";
	return `${lineName(question, by, line, nameOf)}${season}`;
};

/** The most names in one sentence. */
const MOST_NAMES = 40;
type Place = { question: Question; by: By; nameOf: NameOf; what: string; shown: Line[]; names: string[] };

function placeText({ question, by, nameOf, what, shown, names }: Place, figure: string): string {
	const owner = ownerOf(question, by, nameOf);
	const scope = scopeOf(question, nameOf, owner ? [owner.field] : []);
	const when = (line: Line | undefined) =>
		line && question.list
			? `${otherOf(question, line, owner)}${occasion(line, nameOf, isOfSide(question, by) ? ["team"] : [])}`
			: "";
	if (owner && by === "row") {
		const each = joinList(shown.map(when));
		return `${possessive(owner.text, owner.isMany)} ${what}${scope} is ${figure} ${each}`;
	}
	if (owner) {
		const [, many] = nounOfLines({ rows: question.rows, by: by === "row" ? [] : [by] });
		const place = `${PREPOSITIONS[by] ?? "in"} ${joinList(names)}`;
		return `Of all ${many}, ${owner.text} ${has(owner)} the ${what}${scope} ${place}: ${figure}${names.length > 1 ? " each" : ""}`;
	}
	const who = { text: "", isMany: isMany(by, names, question) };
	if (names.length > 1) {
		const each = names.map((name, at) => (question.list ? `${name} (${when(shown[at])})` : name));
		const more = each.length > MOST_NAMES ? [`${each.length - MOST_NAMES} more`] : [];
		return `${joinList([...each.slice(0, MOST_NAMES), ...more])} ${has(who)} the ${what}${scope}: ${figure} each`;
	}
	return `${names[0]} ${has(who)} the ${what}${scope}: ${[figure, when(shown[0])].filter(Boolean).join(" ")}`;
}

/** The partner in a stand: 'with Chris Gayle '. */
function otherOf({ rows, where }: Question, line: Line, owner: Named | undefined): string {
	if (rows !== "stands" || !owner || where?.partner !== undefined) return "";
	const { player, partner } = line as unknown as All;
	return `with ${player === owner.text ? partner : player} `;
}

const isOfSide = ({ rows }: Question, by: By) => by === "row" && (rows === "innings" || rows === "sides");

/** How many lines there are, and their names. */
export function listText(
	{ question, by }: { question: Question; by: By },
	{ lines, total }: Result,
	nameOf: NameOf,
): AnswerText {
	const names = lines.slice(0, MOST_NAMES).map((line) => nameIn(question, by, line, nameOf));
	const [line] = lines;
	const more = total > names.length ? ` and ${total - names.length} more` : "";
	const owner = OF_PEOPLE.has(by) ? undefined : ownerOf(question, by, nameOf);
	if (total === 1 && line && !owner && (by === "player" || by === "team") && !question.list) {
		const scope = scopeOf({ ...question, having: {} }, nameOf);
		const isTitle = question.measures[0] === "titles" && question.where?.season !== undefined;
		const predicate = isTitle
			? "won the title"
			: `${has({ isMany: by === "team" })} ${formatCount(question, line as unknown as All)}`;
		const text = `${names[0]} ${predicate}${scope}`;
		return { text: sentence(text), figure: names.join(", ") };
	}
	const scope = scopeOf(question, nameOf, owner ? [owner.field] : []);
	const lead = leadOf(owner, question, total);
	const all = names.length > 0 ? `: ${more ? names.join(", ") + more : joinList(names)}` : "";
	return { text: sentence(`${lead}${scope}${all}`), figure: total === 0 ? "0" : names.join(", ") };
}

function leadOf(owner: Named | undefined, question: Question, total: number): string {
	const lines = total === 0 ? `no ${nounOfLines(question)[0]}` : countOfLines(question, total);
	return owner
		? `${owner.text} ${has(owner)} ${total > 1 ? lines.replace(" ", " different ") : lines}`
		: `There ${total > 1 ? "are" : "is"} ${lines}`;
}

/** The first or last row. */
export function turnText(
	{ question, by, last }: Plan & { form: "turn" },
	{ lines }: Result,
	nameOf: NameOf,
): AnswerText {
	const [line] = lines;
	if (!line) return { text: "None.", figure: "none" };
	const name = lineName(question, by, line, nameOf);
	const owner = subjectOf(question, nameOf);
	const leave = owner ? [owner.field] : [];
	const end = last || question.order === "latest" ? "last" : "first";
	const row =
		question.rows === "campaigns" ? "season" : nounOfLines(question.list ? { ...question, by: [] } : question)[0];
	const head = `${owner ? possessive(owner.text, owner.isMany) : "the"} ${end} ${row}${scopeOf(question, nameOf, leave)}`;
	const isWho = by === "player" || by === "row" || by === "team" || owner?.field === "player";
	const who = isWho ? "" : String((line as unknown as All).player ?? "");
	const parts = [name === owner?.text ? "" : name, who, occasion(line, nameOf, by === "season" ? ["season"] : [])];
	return { text: sentence(`${head}: ${parts.filter(Boolean).join(", ")}`), figure: name };
}

/** A sentence names at most this many figures of a series. */
const MOST_EACH = 20;

/** The figure of each season, side or ground: "Virat Kohli's runs by season: 165 in 2008 and 246 in 2009". */
export function seriesText(
	{ question, by }: Plan & { form: "series" },
	{ lines, total }: Result,
	nameOf: NameOf,
): AnswerText {
	const owner = subjectOf(question, nameOf);
	const scope = scopeOf(question, nameOf, owner ? [owner.field] : []);
	const whose = owner ? `${possessive(owner.text, owner.isMany)} ` : "";
	const [one] = nounOfLines({ rows: question.rows, by: by === "row" ? [] : [by] });
	const each = lines.slice(0, MOST_EACH).map((line) => {
		const figure = formatFigure(question, line as unknown as All);
		return `${figure} ${PREPOSITIONS[by] ?? "in"} ${lineName(question, by, line, nameOf)}`;
	});
	const first = total > MOST_EACH ? `, the first ${MOST_EACH} of ${total}` : "";
	const text = sentence(`${whose}${nounOf(question)[1]}${scope} by ${one}${first}: ${joinList(each)}`);
	return { text, figure: each.join(", ") };
}
