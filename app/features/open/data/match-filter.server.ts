import { badRequest } from "../../../../platform/http/problem.ts";
import { faultText } from "../../../../record/language/faults/fault.ts";
import { QuestionError, type Where } from "../../../../record/language/question.ts";
import type { MatchRecord } from "../../../../record/record.ts";

/**
 * The conditions on matches that a caller's parameters mean: sides and grounds by id or by name. Throws a Problem that
 * names the first wrong parameter.
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
