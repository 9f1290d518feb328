import { say } from "../../../../makers/said.ts";
import { type QuestionKind, questionKind } from "./kind.ts";
import { LAWS_OF_CRICKET } from "./laws.ts";
import { nameOption } from "./options.ts";
import { PLAYING_CONDITIONS } from "./playing-conditions.ts";

const BY_KEY = new Map([...LAWS_OF_CRICKET, ...PLAYING_CONDITIONS].map((entry) => [entry.key, entry]));

/** Questions about the rules of the game. They ask the record nothing. */
export const RULES_KINDS: QuestionKind[] = [
	questionKind({
		name: "law",
		category: "Rules",
		candidates: async () => [...BY_KEY.keys()].map((key) => ({ key })),
		questions: () => ({}),
		write(_answers, _statement, { key }) {
			const entry = BY_KEY.get(key);
			if (!entry) return null;
			return {
				question: say`${entry.question}`,
				right: nameOption(entry.right),
				wrong: entry.wrong.map((text) => nameOption(text)),
				explanation: say`${entry.explanation}`,
				obscurity: entry.obscurity,
			};
		},
	}),
];
