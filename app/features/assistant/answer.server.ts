import type { Queryable } from "../../../platform/database/database.ts";
import type { Question } from "../../../record/language/question.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { readerOf } from "../../../record/words/reader.ts";
import { answerAsked, answerInWords, type Offer, type Spoken } from "../../../record/words/words.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import { explorerPath } from "../statistics/explorer-path.ts";
import { ASSISTANT } from "./rules.ts";

export type Link = { label: string; href: string };

export type Answer = Pick<Spoken, "kind" | "text" | "figure"> & {
	/** links to the lines behind the figure, the scorecard, the player */
	links: Link[];
	/** the questions to the record behind it */
	asked: Question[];
	/** other possible meanings: a question in words, or a page */
	offers: { label: string; question: string | null; href: string | null }[];
	/** the reading and the answers behind it */
	spoken: Spoken;
};

/** The sources of the assistant: the record, and the players' pages. */
export type Asking = { db: Queryable; record: MatchRecord };

/**
 * Answers a question in plain words from the match record: a figure or a name with links to its lines. Asks back when
 * two people fit, and explains when the record cannot answer. `history`: earlier questions, newest last, which complete
 * one like 'and in 2016?'. Never throws for the content of a question.
 */
export const answerQuestion = async (
	asking: Asking,
	question: string,
	history: readonly string[] = [],
): Promise<Answer> => answerOf(asking, await answerInWords(readerOf(asking.record), question, history));

/** Answers a question in the record's own language like one in words. Throws `QuestionError` for an invalid question. */
export const answerOfRecord = async (asking: Asking, question: Question): Promise<Answer> =>
	answerOf(asking, await answerAsked(readerOf(asking.record), question));

async function answerOf({ db, record }: Asking, spoken: Spoken): Promise<Answer> {
	const { kind, text, figure, questions, offers } = spoken;
	return {
		kind,
		text,
		figure,
		links: kind === "answer" ? await linksOf(db, record, spoken) : [],
		asked: questions,
		offers: offers.map(offered),
		spoken,
	};
}

const offered = ({ label, question, address }: Offer) => ({
	label,
	question: question ?? null,
	href: address === undefined ? null : `${ASSISTANT}?${address}`,
});

const MOST_LINKS = 4;

async function linksOf(db: Queryable, record: MatchRecord, { questions, lines }: Spoken): Promise<Link[]> {
	const behind = questions.slice(0, 2).map((question, nth) => ({
		label: nth === 0 ? "How it was counted" : "Counted beside it",
		href: explorerPath(question),
	}));
	const named = lines.filter(({ match_id, rank }) => match_id && (rank ?? 1) === 1).slice(0, 2);
	const scorecards = named.map(({ match_id, player }) => ({
		label: named.length > 1 && player ? `The scorecard (${player})` : "The scorecard",
		href: `/matches/${match_id}`,
	}));
	const people = questions.flatMap(({ where }) => (typeof where?.player === "string" ? where.player : []));
	const slugs = await playerSlugs(db, people);
	const pages = people.flatMap((id) => {
		const name = record.names.people.find((one) => one.id === id)?.name ?? "";
		return slugs[id] ? [{ label: name, href: `/players/${slugs[id]}` }] : [];
	});
	return [...new Map([...behind, ...scorecards, ...pages].map((link) => [link.href, link])).values()].slice(
		0,
		MOST_LINKS,
	);
}
