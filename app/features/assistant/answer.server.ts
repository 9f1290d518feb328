import { ZodError } from "zod";
import type { Queryable } from "../../../platform/database/database.ts";
import { askRecord } from "../../../record/catalogue.ts";
import { type Answer, type Asked, askBack, type Context, unknown } from "./answer/answer.ts";
import { NotKept } from "./answer/lines.ts";
import { answerPair, comparisonOf } from "./answer/pair.ts";
import { answerPerson } from "./answer/person.ts";
import { spanOf, withChases } from "./answer/scope.ts";
import { sharedName } from "./answer/shared-name.ts";
import { answerWithoutPeople } from "./answer/without-people.ts";
import { followUp } from "./read/follow-up.ts";
import { type Reading, readQuestion } from "./read/reading.ts";
import { createSpelling } from "./read/spelling.ts";
import { currentWorld, type World } from "./read/world.server.ts";

export type { Answer } from "./answer/answer.ts";

/**
 * Answers a question about the league from the match record: a figure or a name with what it means, how far the record goes
 * and where its matches are; asks back when two people fit; says plainly what the record cannot tell. `history` are the
 * questions before it, the newest last: 'and in 2016?' is read with them. Never throws for what a question says.
 */
export async function answerQuestion(
	db: Queryable,
	question: string,
	history: readonly string[] = [],
): Promise<Answer> {
	const world = await currentWorld(db);
	const asked: Asked[] = [];
	const ask: Context["ask"] = (name, params) => {
		asked.push({ name, params: params as Record<string, unknown> });
		return askRecord(db, name, params);
	};
	const spelling = createSpelling(world);
	const read = (text: string) => readQuestion(text, world, spelling);
	const context = { ask, world, asked };
	try {
		return await answerReading(context, followUp(read(question), history, read));
	} catch (error) {
		// a part of the record that this figure is not kept by: 'catches in the powerplay'
		if (error instanceof ZodError || error instanceof NotKept)
			return unknown(context, "this figure is not kept for such a part of it");
		throw error;
	}
}

async function answerReading(context: Context, asked: Reading): Promise<Answer> {
	const reading = withChases(asked);
	const { world } = context;
	if (reading.outside) return unknown(context, reading.outside);
	const { season, to_season = season, from_season = season } = spanOf(reading);
	if (from_season !== undefined && from_season > world.seasons.last)
		return unknown(context, "it ends with the last match played and knows nothing of what is to come");
	if (to_season !== undefined && to_season < world.seasons.first)
		return unknown(context, `the league began in ${world.seasons.first}`);
	if (reading.stranger) return unknown(context, `nobody called ${reading.stranger} has played in the league`);
	const doubtful = reading.people.find(({ person }) => person === null);
	if (doubtful) return doubt(context, doubtful.ids);
	const shared = await sharedName(context, reading);
	if (shared)
		return askBack(
			context,
			shared.flatMap((id) => world.teams.get(id)?.name ?? []),
		);
	const strange = strangeName(reading, world);
	if (strange) return unknown(context, `I do not know what "${strange}" means there`);
	const people = reading.people.flatMap(({ person }) => person ?? []);
	if (people.length > 2) return comparisonOf(context, reading, people);
	const [first, second] = people;
	if (first && second) return answerPair(context, reading, first, second);
	if (first) return answerPerson(context, reading, first);
	return answerWithoutPeople(context, reading);
}

/** Somebody whose name may be that of several: they are named, the most famous first. */
function doubt(context: Context, ids: string[]): Answer {
	const people = ids.flatMap((id) => context.world.people.byId.get(id) ?? []).toSorted((a, b) => b.matches - a.matches);
	return askBack(
		context,
		people.slice(0, 4).map(({ name }) => name),
	);
}

/** A word that looks like the name of somebody or something that the record does not hold; undefined when there is none. */
function strangeName(
	{ unknown, question, people, measures, teams, grounds }: Reading,
	_world: World,
): string | undefined {
	const named = people.length + teams.length + grounds.length > 0;
	const begins = question.trim().split(/\W+/, 1)[0];
	return unknown.find(
		(word) =>
			(/^\p{Lu}/u.test(word) && word !== begins && word !== word.toUpperCase()) ||
			(!named && measures.length === 0) ||
			(!named && question === question.toLowerCase() && word.length > 3),
	);
}
