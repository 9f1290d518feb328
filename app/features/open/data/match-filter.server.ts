import { badRequest } from "../../../../platform/http/problem.ts";
import { faultText } from "../../../../record/language/faults/fault.ts";
import { QuestionError, type Where } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/**
 * Parses parameters of a request as conditions on matches; sides and grounds may be ids or names. Throws 400 with the
 * first wrong parameter as the field.
 */
export async function readMatchFilter(record: Pick<MatchRecord, "read">, parameters: object): Promise<Where> {
	try {
		const { where = {} } = await record.read({ rows: "matches", measures: ["matches"], where: parameters });
		return where;
	} catch (error) {
		const [fault] = error instanceof QuestionError ? error.faults : [];
		if (!fault) throw error;
		throw badRequest(fault.path.replace(/^where\./, ""), faultText({ ...fault, path: "" }));
	}
}
