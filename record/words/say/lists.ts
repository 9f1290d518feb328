import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { Plan } from "../plans/plan.ts";
import type { Result } from "../plans/run.ts";
import { countedOf } from "./counted.ts";
import { counting, spoken } from "./figures.ts";
import { capital, listed, type NameOf, opening, possessive } from "./names.ts";
import { type Counted, isCounted, nounOf } from "./nouns.ts";
import { joined } from "./pinned.ts";
import { pluralOf, prepositionOf, rowName } from "./rows.ts";
import { oneRow, rowsThatPass, scopeOf, thresholdOf } from "./scope.ts";
import { has, type Subject, subjectOf } from "./subject.ts";

/** Everybody or everything there is a line of: 'Virat Kohli has made a hundred against …', 'Mumbai Indians won the title in 2017.' */
export function listSentence({ question, by }: Extract<Plan, { do: "list" }>, { lines }: Result, name: NameOf): string {
	const names = [...new Set(lines.map((line) => rowName(by, line, name)))];
	const all = names.length > 3 ? `: ${names.length} in all` : "";
	const subject = ownerOf(question, by, name);
	const { what, many, done, did, scope } = sayOf(question, subject, name);
	const where = `${prepositionOf(by)} ${listed(names)}`;
	// 'in 2025 … since 2009': the wanted season comes before the span it is in
	const they = subject && [subject.text, `${has(subject)}${done}`, what].filter(Boolean).join(" ");
	if (they && by === "season" && question.where?.season !== undefined) return `${they} ${where}${scope}${all}.`;
	if (they) return `${they}${scope} ${where}${all}.`;
	const verb = names.length > 1 ? did.replace(/^was /, "were ") : did;
	if (by === "player" || by === "team")
		return `${listed(names)} ${[verb, what].filter(Boolean).join(" ")}${scope}${all}.`;
	if (by === "ground" || by === "city" || by === "country") return `${listed(names)} hosted ${what}${scope}${all}.`;
	if (by === "match") return `${listed(names)} had ${what}${scope}${all}.`;
	return `There were ${many}${scope} in ${listed(names)}${all}.`;
}

/** The figure of each: 'Virat Kohli's runs by season: 165 in 2008 and 246 in 2009.' */
export function seriesSentence(
	{ question, by }: Extract<Plan, { do: "series" }>,
	{ lines, total }: Result,
	name: NameOf,
): string {
	const subject = subjectOf(question, name);
	const noun = nounOf(question);
	const counted = isCounted(noun) ? countedOf(question, noun) : undefined;
	const what = counted ? counted[subject?.isOwn ? "own" : "bare"][1] : (noun as { the: string }).the;
	const scope = scopeOf(question, name, [...(subject?.fields ?? []), ...(counted?.says ?? [])]);
	const each = lines.slice(0, MOST_EACH).map((line) => {
		const value = line[question.measures[0] as keyof typeof line] as unknown as number | null;
		return `${value === null ? "none known" : spoken(question, value, line)} ${prepositionOf(by)} ${rowName(by, line, name)}`;
	});
	const whose = subject ? `${possessive(subject.text, subject.isMany)} ` : "";
	const first = total > MOST_EACH ? `, the first ${MOST_EACH} of ${total}` : "";
	return `${capital(`${whose}${what}${scope} by ${by}`)}${first}: ${listed(each)}.`;
}
/** The most that a sentence or a chart of the figure of each names. */
const MOST_EACH = 20;

/** How many of them there are: 'Eight teams have won the title.' */
export function linesSentence(
	{ question, by, check }: Extract<Plan, { do: "lines" }>,
	result: Result,
	name: NameOf,
): string {
	const { total } = result;
	if (check) {
		const yes = total > 0 === (check === "some") ? "Yes" : "No";
		const plain = total > 0 ? listSentence({ do: "list", question, by }, result, name) : undefined;
		return `${yes}. ${plain ?? linesSentence({ do: "lines", question, by }, result, name)}`;
	}
	const subject = ownerOf(question, by, name);
	const { what, done, scope } = sayOf(question, subject, name);
	if (!subject) {
		const they = countedBy(by, total, opening(total));
		return `${they} ${has({ isMany: total !== 1 })}${done} ${what}${scope}.`;
	}
	if (by === "season" && question.measures[0] === "seasons") return seasonsOf(question, subject, total, name);
	const they = countedBy(by, total, total === 0 ? "no" : total.toLocaleString("en-US"), total === 0);
	return `${subject.text} ${has(subject)}${done} ${what}${scope} ${prepositionOf(by)} ${they}.`;
}

/** '8 seasons', 'no season'. */
export function countedBy(by: DimensionName, total: number, figure: string, isNone = false): string {
	const many = by === "team" ? "teams" : pluralOf(by);
	const one = many === "innings" ? many : by.replaceAll("_", " ");
	return `${figure} ${total === 1 || isNone ? one : many}`;
}

/** 'Mumbai Indians have played 8 seasons without the playoffs.' */
function seasonsOf(question: Question, subject: Subject, total: number, name: NameOf): string {
	const { names, of } = rowsThatPass(question) ?? { names: ["season", "seasons"], of: "" };
	const scope = scopeOf(question, name, [...subject.fields, "figures"]);
	return `${subject.text} ${has(subject)} played ${counting(total, [names[0] + of, names[1] + of])}${scope}.`;
}

/** Whose lines they are, where they go by something else. */
function ownerOf(question: Question, by: DimensionName, name: NameOf): Subject | undefined {
	const subject = subjectOf(question, name);
	if (!subject || subject.fields.includes(by)) return undefined;
	return by === "player" && subject.fields.includes("team") ? undefined : subject;
}

type Saying = { what: string; many: string; done: string; did: string; scope: string };

/** What they have and how that is said: 'made' 'a hundred' 'in 2016'. */
function sayOf(question: Question, subject: Subject | undefined, name: NameOf): Saying {
	const leave = [...(subject?.fields ?? []), `having ${question.measures[0]}`];
	const said = saidOf(question);
	const season = question.by?.slice(1).includes("season") ? " in a season" : "";
	return { ...said, scope: `${season}${scopeOf(question, name, [...leave, ...said.says])}` };
}

type Said = Omit<Saying, "scope"> & { says: string[] };
const HAD = { done: "", did: "had" };

function saidOf(question: Question): Said {
	const { rows, where = {}, measures } = question;
	const [measure = ""] = measures;
	const noun = nounOf(question);
	if (!isCounted(noun)) return { ...HAD, what: passedOf(question, noun.the), many: `${noun.the}s`, says: [] };
	const verbs = { done: pastOf(noun), did: noun.did ?? noun.done ?? "had" };
	const { text, spent } = rows === "matches" ? joined(where) : { spent: [] };
	if (text) return { ...HAD, what: text.replace(/^in /, ""), many: noun.many, says: spent };
	if (String(Object.keys(where.figures ?? {})) === measure) {
		const what = `${thresholdOf(rows, measure, where.figures?.[measure], true)} in ${oneRow(rows)}`;
		return { ...verbs, what, many: what, says: ["figures"] };
	}
	const { own, bare, says } = countedOf(question, noun);
	const passes = says.length > 0 && rowsThatPass(question);
	if (passes) return { ...HAD, what: withArticle(own[0]), many: bare[1], says };
	return { ...verbs, what: whatOf(question, noun), many: bare[1], says };
}

/** 'a hundred', '5,000 or more runs', 'the title', 'no titles'. */
function whatOf({ rows, measures: [measure = ""], having = {} }: Question, noun: Counted): string {
	const bounds = having[measure];
	const { from = 1, to } = (typeof bounds === "object" ? bounds : { from: bounds, to: bounds }) as {
		from?: number;
		to?: number;
	};
	const isAny = bounds === undefined || (from <= 1 && to === undefined);
	// the verb says it: 'were out'
	if (isAny && noun.one === "time") return "";
	if (isAny) return noun.the ?? withArticle(noun.one);
	return thresholdOf(rows, measure, bounds, true);
}

/** 'an economy of at most 8', 'more wins than defeats': the rate, or its line. */
const passedOf = ({ rows, measures: [measure = ""], having = {} }: Question, the: string) =>
	having[measure] === undefined ? withArticle(the) : thresholdOf(rows, measure, having[measure]);

const withArticle = (one: string) => `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;

const PAST: Record<string, string> = { took: "taken" };
/** ' won', after 'has'. */
function pastOf({ done, did }: Counted): string {
	const past = done ?? PAST[did ?? ""] ?? did;
	return past && past !== "had" ? ` ${past}` : "";
}
