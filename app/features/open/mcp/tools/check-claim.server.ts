import { z } from "zod";
import type { Checked } from "../../../../../record/claims/claim.ts";
import type { MatchRecord } from "../../../../../record/record.ts";
import { checkClaim } from "../../../assistant/answer.server.ts";
import { tool } from "../tool.ts";
import { wordsInput } from "./ask-in-words.server.ts";

type Parts = { record: MatchRecord; site_url: string };

const verdict = z.enum(["holds", "does_not_hold", "cannot_tell"]);

export const claimTool = ({ record, site_url }: Parts) =>
	tool({
		name: "check_claim",
		title: "Check a claim against the IPL record",
		description:
			"Says whether statements about the Indian Premier League hold, sentence by sentence, with the true figure: 'Kohli has more than 8000 runs', 'CSK have won more titles than MI'. A statement that the record cannot decide 'cannot_tell'.",
		input: z.object({ claim: wordsInput.describe("a statement, or a few sentences") }),
		data: {
			verdict: verdict.describe("of all sentences together"),
			sentences: z.array(z.object({ claim: z.string(), verdict, text: z.string() })),
		},
		async call({ claim }) {
			const checked = await checkClaim({ record }, claim);
			const answers = await Promise.all(checked.flatMap(({ questions }) => questions).map(record.askAny));
			const address = `${site_url}/ai-chat?${new URLSearchParams({ claim })}`;
			return {
				text: checked.map(({ text }) => text).join(" "),
				proof: {
					reading: answers.map(({ reading }) => reading).join("; ") || null,
					definitions: [...new Set(answers.flatMap(({ definitions }) => definitions))],
					as_of: record.as_of,
					address: answers.length > 0 ? address : null,
				},
				data: {
					verdict: combineVerdicts(checked),
					sentences: checked.map(({ claim, verdict, text }) => ({ claim, verdict, text })),
				},
			};
		},
	});

/** The verdict of all sentences: false if one is false, else unknown if one is. */
function combineVerdicts(checked: Checked[]): Checked["verdict"] {
	const verdicts = new Set(checked.map((one) => one.verdict));
	if (verdicts.has("does_not_hold")) return "does_not_hold";
	return verdicts.size === 1 && verdicts.has("holds") ? "holds" : "cannot_tell";
}
