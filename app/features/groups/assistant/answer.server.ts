import { and, count, countDistinct, desc, eq, gt, sql } from "drizzle-orm";
import { groupMessages, playerGroups } from "../../../../db/schema/groups.ts";
import type { Ai } from "../../../../platform/ai/ai.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { canonical } from "../../../../record/language/canonical.ts";
import { readingOf } from "../../../../record/language/reading.ts";
import { isAboutFigures, readerOf } from "../../../../record/read/reader.ts";
import type { ReaderAnswer } from "../../../../record/read/reader-answer.ts";
import { linksOf } from "../../assistant/card/card.server.ts";
import {
	answerWithModel,
	type ModelSources,
	type WordedAnswer,
} from "../../assistant/model/answer-with-model.server.ts";
import { readChoices } from "../../explorer/choices.server.ts";
import { lockGroup } from "../access.server.ts";
import { nextNumbers, readMessage } from "../chat/messages.server.ts";
import { LONGEST_MESSAGE } from "../chat/rules.ts";
import type { Message } from "../group.ts";
import {
	CANNOT,
	isAddressed,
	isExclamation,
	looksLikeQuestion,
	QUIET,
	questionIn,
	type Room,
	SMALL_TALK,
	smallTalk,
	willAnswer,
} from "./rules.ts";

/**
 * True if a message asks the record something. The reader finds figures for 'what a good ball' too, but the assistant
 * must not answer such a message with a figure.
 */
async function isQuestion(
	{ record }: ModelSources,
	message: string,
	{ kind, named_only }: ReaderAnswer,
): Promise<boolean> {
	if (message.endsWith("?")) return true;
	if (isExclamation(message)) return false;
	if (looksLikeQuestion(message)) return kind !== "unknown" || isAboutFigures(await readerOf(record), message);
	// "Come on Kohli" names somebody and asks nothing
	return kind === "answer" && !named_only;
}

export type ChatContext = { group_id: string; group_name: string; group_type: string };

/** A model's answer that comes later no longer fits the conversation. */
const TIMEOUT_MS = 45_000;

/**
 * Returns the assistant's answer to a message: the record's text, a model's text checked against the record, or small
 * talk. Stores nothing. The model gets no other messages. `who`: whose model budget it uses. `before`: the assistant's
 * last messages, so that small talk is not repeated. `has_answer`: false for small talk and refusals.
 */
export async function answerMessage(
	site: ModelSources,
	ai: Ai | null,
	{ message, who, before }: { message: string; who: string; before: readonly string[] },
): Promise<{ text: string; answer: WordedAnswer; has_answer: boolean }> {
	const question = questionIn(message);
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const parts = answerWithModel(site, looksLikeQuestion(question) ? ai : null, {
		question,
		earlier: [],
		who,
		signal,
		purpose: "rooms",
		shorter: true,
	});
	for await (const part of parts) {
		if (!("answer" in part)) continue;
		const { answer } = part;
		const own_text = answer.reader ? await recordText(site, message, answer.reader) : modelText(answer);
		const has_answer = own_text !== null && answer.status !== "cannot";
		return { text: own_text ?? smallTalk(message, before), answer, has_answer };
	}
	throw new Error("the stream of an answer ended without the answer");
}

/** Returns the record's text; null if the message asks nothing. */
async function recordText(site: ModelSources, message: string, answer: ReaderAnswer): Promise<string | null> {
	const isAnswered = isAddressed(message) && answer.kind === "answer";
	return isAnswered || (await isQuestion(site, questionIn(message), answer)) ? answer.text : null;
}

/**
 * Returns a model's proved text; null for small talk. A model's refusal becomes the fixed text `CANNOT`, because a
 * refusal is not proved and rooms show proved text only.
 */
const modelText = ({ status, text }: WordedAnswer): string | null => {
	if (status === "talk") return null;
	return status === "cannot" ? CANNOT : text;
};

/**
 * Stores and returns the assistant's answer to a group's message. Null if the rules allow none, one is stored already,
 * the message is hidden, or the group is removed. Asks the record and the model before the transaction that stores it.
 */
export async function answerInGroup(
	{ db, record, recordTools }: ModelSources & { db: Db },
	ai: Ai | null,
	message_id: string,
): Promise<Message | null> {
	const [row] = await db
		.select({ message: groupMessages, group: playerGroups })
		.from(groupMessages)
		.innerJoin(playerGroups, eq(playerGroups.id, groupMessages.group_id))
		.where(eq(groupMessages.id, message_id));
	if (!row || row.message.hidden_at || !row.group.is_active) return null;
	const { message, group } = row;
	const decision = willAnswer(await readRoom(db, group), {
		...message,
		replies_to_assistant: await repliesToAssistant(db, message.reply_to_message_id),
	});
	if (decision === "no") return null;
	const who = `fan:${message.user_id}`;
	const { text, answer, has_answer } = await answerMessage({ db, record, recordTools }, ai, {
		message: message.content,
		who,
		before: await lastAnswers(db, group.id),
	});
	if (decision === "if_known" && answer.status !== "answered") return null;
	const sources = await sourcesOf({ db, record, recordTools }, answer);
	const context: ChatContext = { group_id: group.id, group_name: group.group_name, group_type: group.group_type };
	return db.transaction(async (tx) => {
		// without the lock, two runs of the job would both store an answer
		await lockGroup(tx, group.id);
		const [existing] = await tx
			.select({ id: groupMessages.id })
			.from(groupMessages)
			.where(and(eq(groupMessages.reply_to_message_id, message_id), eq(groupMessages.message_type, "ai_agent")));
		if (existing) return null;
		const [stored] = await tx
			.insert(groupMessages)
			.values({
				group_id: group.id,
				message_type: "ai_agent",
				content: text.slice(0, LONGEST_MESSAGE),
				reply_to_message_id: message_id,
				// the chat shows small talk in one line
				metadata: { context, ...(has_answer ? sources : { aside: SMALL_TALK.some((line) => line === text) }) },
				...(await nextNumbers(tx, group.id)),
			})
			.returning({ id: groupMessages.id });
		return stored ? readMessage(tx, stored.id) : null;
	});
}

const MOST_LINKS = 4;

/** Returns the readings of the questions that an answer used, and links to their results. */
async function sourcesOf({ db, record }: ModelSources, { reader, cited }: WordedAnswer) {
	const { as_of } = record;
	const pages = cited.flatMap(({ page, reading }) => (page === null ? [] : { label: reading, href: page }));
	if (!reader) return { as_of, readings: cited.map(({ reading }) => reading), links: pages.slice(0, MOST_LINKS) };
	const choices = await readChoices(record);
	const readings = reader.questions.map((question) => readingOf(canonical(question), choices.nameOf));
	const [question] = reader.questions;
	const links = question ? await linksOf(db, question, reader.lines as never[], choices) : [];
	return { as_of, readings, links: links.map(({ text, to }) => ({ label: text, href: to })) };
}

const MOST_LAST_ANSWERS = 6;

/** Returns the texts of the assistant's last messages in a group, newest last. */
export async function lastAnswers(db: Queryable, group_id: string): Promise<string[]> {
	const rows = await db
		.select({ content: groupMessages.content })
		.from(groupMessages)
		.where(and(eq(groupMessages.group_id, group_id), eq(groupMessages.message_type, "ai_agent")))
		.orderBy(desc(groupMessages.sequence))
		.limit(MOST_LAST_ANSWERS);
	return rows.map(({ content }) => content).toReversed();
}

async function readRoom(db: Queryable, group: { id: string; ai_mode: Room["ai_mode"] }): Promise<Room> {
	const within = (span: string) =>
		and(eq(groupMessages.group_id, group.id), gt(groupMessages.created_at, sql`now() - ${span}::interval`));
	const [talking] = await db
		.select({ people: countDistinct(groupMessages.user_id) })
		.from(groupMessages)
		.where(within(`${QUIET.minutes} minutes`));
	const [sent] = await db
		.select({ answers: count() })
		.from(groupMessages)
		.where(and(within("1 hour"), eq(groupMessages.message_type, "ai_agent")));
	return { ai_mode: group.ai_mode, people: talking?.people ?? 0, answers: sent?.answers ?? 0 };
}

async function repliesToAssistant(db: Queryable, message_id: string | null): Promise<boolean> {
	if (!message_id) return false;
	const [message] = await db
		.select({ type: groupMessages.message_type })
		.from(groupMessages)
		.where(eq(groupMessages.id, message_id));
	return message?.type === "ai_agent";
}
