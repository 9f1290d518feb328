import { type Source, sourceOf, wordingFault } from "../../../../platform/ai/wording/check.ts";
import { isPlain, tokensOf } from "../../../../platform/ai/wording/tokens.ts";
import type { Found } from "./tools.ts";

type Vouched = { found: Found; source: Source; said: string[] };

/**
 * Weighs the sentences of a model against what the record answered to it. A sentence is told when one single answer vouches
 * for all of it; `used` are the answers that did.
 */
export function createVouching() {
	const sources: Vouched[] = [];
	let last: Vouched | undefined;

	/** Whether the sentence may be told. */
	function vouch(sentence: string, found: readonly Found[]): boolean {
		for (const own of found.slice(sources.length)) sources.push({ found: own, source: readSource(own), said: [] });
		const answers = sources.filter(({ found: { answer } }) => answer.kind === "answer");
		if (answers.length === 0) return false;
		if (isPlain(sentence) && tokensOf(sentence).every(({ sort }) => sort === "link")) return true;
		// the newest answer is the one most likely reworded
		const by = answers.findLast((one) => {
			const before = one === last ? one.said : [];
			return (
				wordingFault(sentence, one.source, before) === undefined && namesSomebody([...before, sentence], one.source)
			);
		});
		by?.said.push(sentence);
		last = by;
		return by !== undefined;
	}

	return { vouch, used: () => sources.filter(({ said }) => said.length > 0).map(({ found }) => found) };
}

const readSource = ({ question, answer }: Found): Source =>
	sourceOf([answer.text, answer.definition ?? ""].join("\n"), question);

/** 'He has 9,336 runs' says nothing as long as nobody has been named, and something wrong once somebody else has. */
function namesSomebody(said: string[], source: Source): boolean {
	const names = new Set(source[0]?.tokens.flatMap(({ sort, value }) => (sort === "name" ? value : [])));
	return names.size === 0 || said.some((sentence) => tokensOf(sentence).some(({ value }) => names.has(value)));
}
