import type { Queryable } from "../../../../platform/database/database.ts";
import type { Result } from "../../../../record/ask-model/types.ts";
import { addressOf } from "../../../../record/language/address.ts";
import { canonical } from "../../../../record/language/canonical.ts";
import type { Question } from "../../../../record/language/question.ts";
import { readingOf } from "../../../../record/language/reading.ts";
import type { Carried } from "../../../../record/read/follow-up.ts";
import { type Choices, readChoices } from "../../explorer/choices.server.ts";
import { answerTo } from "../../explorer/explorer.server.ts";
import { playerSlugs } from "../../players/slugs.server.ts";
import { explorerPath } from "../../statistics/explorer-path.ts";
import type { Asking } from "../answer.server.ts";
import { behindOf } from "./behind.ts";
import type { Card } from "./card-schema.ts";
import { chipsOf } from "./chips.ts";
import type { Single } from "./side-by-side.ts";

/** A result to show: one of the model's with its lines, or a question that has yet to be asked. */
export type Cited = Result | { name: string; question: Question };
/** A card, and its figure if it has only one. */
export type Shown = { card: Card; single: Single | null };

/** A ranking shows at least this many lines, so that fans can compare the first with others. */
const LEAST_RANKED = 8;
export const MOST_LINES = 25;
const MOST_LINKS = 4;

/**
 * Returns the card of a cited result. A question is asked again, because a card shows more lines than the answer has.
 * `carried`: the parts taken from the question before.
 */
export async function cardOf(asking: Asking, cited: Cited, carried?: Carried): Promise<Shown> {
	return cited.question
		? cardOfQuestion(asking, { name: cited.name, question: cited.question, carried })
		: { card: cardOfPage(cited as Result), single: null };
}

type Named = { name: string; question: Question; carried: Carried | undefined };

async function cardOfQuestion({ db, record }: Asking, { name, question, carried }: Named): Promise<Shown> {
	const choices = await readChoices(record);
	const { answer, ...whole } = await answerTo(record, db, atLength(question), choices);
	const { table, total, counted, small, chart, definitions, as_of } = whole;
	const [head] = table.figures;
	const value = (answer.rows[0] as unknown as Record<string, number | null> | undefined)?.[head?.key ?? ""];
	const isSingle = !question.list && (question.by ?? []).length === 0 && head && typeof value === "number";
	return {
		card: {
			name,
			reading: readingOf(canonical(question), choices.nameOf),
			address: addressOf(question),
			chips: chipsOf({ question, choices, seasons: record.seasons, carried }),
			table: { ...table, rows: table.rows.slice(0, MOST_LINES) },
			total,
			counted,
			small: small?.unit ?? null,
			chart,
			behind: await behindOf(record, question, answer, choices.nameOf),
			definitions,
			as_of,
			links: await linksOf(db, question, answer.rows as unknown as Line[], choices),
		},
		single: isSingle
			? { question, head: head.text, value, text: table.rows[0]?.figures[0]?.text ?? String(value) }
			: null,
	};
}

function atLength(question: Question): Question {
	const { by = [], order, list, limit } = question;
	if (list || by.length === 0 || order === "keys" || limit === undefined) return question;
	return { ...question, limit: Math.max(limit, LEAST_RANKED) };
}

type Line = Record<string, unknown>;

/**
 * Returns at most four links: to the explorer, the scorecards of at most two lines in first place, and named players.
 */
export async function linksOf(
	db: Queryable,
	question: Question,
	lines: Line[],
	{ nameOf }: Choices,
): Promise<Card["links"]> {
	const first = lines.filter(({ match_id, rank }) => match_id && (rank ?? 1) === 1).slice(0, 2);
	const scorecards = first.map(({ match_id, player }) => ({
		text: first.length > 1 && player ? `The scorecard (${player})` : "The scorecard",
		to: `/matches/${match_id}`,
	}));
	const { player, batter, bowler } = question.where ?? {};
	const people = [player, batter, bowler].flat().filter((id) => typeof id === "string");
	const slugs = await playerSlugs(db, people);
	const pages = people.flatMap((id) =>
		slugs[id] ? [{ text: nameOf("people", id) ?? id, to: `/players/${slugs[id]}` }] : [],
	);
	const all = [{ text: "How it was counted", to: explorerPath(question) }, ...scorecards, ...pages];
	return [...new Map(all.map((link) => [link.to, link])).values()].slice(0, MOST_LINKS);
}

/** The card of a scorecard or a person. It has only a link, because they have no question and too many columns. */
const cardOfPage = ({ name, reading, total, definitions, as_of, page }: Result): Card => ({
	...{ name, reading, total, definitions, as_of },
	address: null,
	chips: [],
	table: { name: "", about: [], figures: [], rows: [] },
	counted: "",
	small: null,
	chart: null,
	behind: null,
	links: page ? [{ text: page.startsWith("/matches/") ? "The scorecard" : "The whole page", to: page }] : [],
});
