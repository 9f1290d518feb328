import type { Reading } from "./reading.ts";

const BEGINS =
	/^\W*(?:and|what about|how about|now|right,? now|ok(?:ay)?|plus|also|then|same|but|so|what of|and what)\b/i;

/**
 * Completes a question that leans on those before it ('and in 2016?') with what they were about. Earlier ones, the newest last:
 * one is read when the question after it leans on it.
 */
export function followUp(reading: Reading, earlier: readonly string[], read: (question: string) => Reading): Reading {
	const before = earlier.at(-1);
	if (before === undefined || !leans(reading)) return reading;
	const base = followUp(read(before), earlier.slice(0, -1), read);
	const pick = <Part extends keyof Reading>(part: Part, absent: (value: Reading[Part]) => boolean) =>
		absent(reading[part]) ? base[part] : reading[part];
	const none = (list: { length: number }) => list.length === 0;
	const nothing = (value: unknown) => value === null;
	const people = pick("people", none);
	return {
		...reading,
		people,
		teams:
			reading.people.length > 0 && reading.teams.length === 0
				? base.teams.filter(({ side }) => side === "against")
				: pick("teams", none),
		grounds: pick("grounds", none),
		spans: pick("spans", none),
		span: none(reading.spans) ? base.span : reading.span,
		stage: pick("stage", nothing),
		innings: pick("innings", nothing),
		outcome: pick("outcome", nothing),
		phase: pick("phase", nothing),
		position: pick("position", nothing),
		nationality: pick("nationality", nothing),
		measures: pick("measures", none),
		cap: pick("cap", nothing),
		choice: pick("choice", nothing),
		which: none(reading.measures) && none(reading.which) ? base.which : reading.which,
		sorts: none(reading.measures) ? new Set([...base.sorts, ...reading.sorts]) : reading.sorts,
		question: none(reading.measures) ? `${reading.question} ${base.question}` : reading.question,
	};
}

/** Whether a question cannot stand alone: it begins like a continuation, or says who or when but not what. */
function leans({ question, measures, people, teams, cap }: Reading): boolean {
	const somebody = people.length + teams.length > 0;
	if (BEGINS.test(question)) return measures.length === 0 || !somebody;
	return (
		(measures.length === 0 && !cap && question.split(/\s+/).length <= 5) ||
		(!somebody && /\b(?:he|his|him|they|their|them)\b/i.test(question))
	);
}
