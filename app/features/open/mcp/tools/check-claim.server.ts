import { z } from "zod";
import type { MatchRecord } from "../../../../../record/record.ts";
import { checkClaim, VERDICTS } from "../claim.server.ts";
import { tool } from "../tool.ts";
import { proofOf, words } from "./ask-in-words.server.ts";

type Parts = { record: MatchRecord; site_url: string };

/** check_claim: whether a statement holds. */
export const claimTool = ({ record, site_url }: Parts) =>
	tool({
		name: "check_claim",
		title: "Check a claim against the IPL record",
		description:
			"Says whether one statement about the Indian Premier League holds, with the true figure: 'Kohli has more than 8000 runs', 'CSK have won more titles than MI'. A statement that the record cannot decide 'cannot be told'.",
		input: z.object({ claim: words.describe("one statement, as a sentence") }),
		data: { verdict: z.enum(VERDICTS) },
		async call({ claim }) {
			const { verdict, answer } = await checkClaim(record, claim);
			return { text: answer.text, proof: proofOf(answer, record, site_url), data: { verdict } };
		},
	});
