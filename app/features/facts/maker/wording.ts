import { sourceOf, wordingFault } from "../../../../platform/ai/wording/check.ts";
import { sentencesOf } from "../../../../platform/ai/wording/tokens.ts";
import { draftFaults } from "./check.ts";
import type { About, Draft } from "./kind.ts";

export type Wording = { title: string; fact: string };

/**
 * What is wrong with other words for a draft; undefined when they say nothing that the draft does not say, and keep the rules
 * of its text.
 */
export function rewordingFault(
	{ title, fact }: Wording,
	draft: Draft,
	about: About,
	result: unknown,
): string | undefined {
	const source = sourceOf(`${draft.title}\n${draft.fact}`);
	const said: string[] = [];
	for (const sentence of [title, ...sentencesOf(fact)]) {
		const fault = wordingFault(sentence, source, said);
		if (fault) return fault;
		// the title stands by itself on some pages: the text may not lean on it
		if (sentence !== title) said.push(sentence);
	}
	return draftFaults({ ...draft, title, fact }, about, result)[0];
}
