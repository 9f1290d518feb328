import { and, inArray, isNotNull } from "drizzle-orm";
import { iplFacts } from "../../../../db/schema/facts.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { Question } from "../../../../record/language/question.ts";
import { describe } from "../../../../record/record.ts";
import { drawFact, type FactArt } from "./drawing.ts";

/** Returns drawings by fact id. Facts without a proof have none. One query, or none for an empty list. */
export async function drawFacts(db: Queryable, facts: readonly { id: string }[]): Promise<Record<string, FactArt>> {
	if (facts.length === 0) return {};
	const ids = facts.map(({ id }) => id);
	const rows = await db
		.select({ id: iplFacts.id, proof: iplFacts.proof, figure: iplFacts.figure })
		.from(iplFacts)
		.where(and(inArray(iplFacts.id, ids), isNotNull(iplFacts.proof)));
	return Object.fromEntries(
		rows.flatMap(({ id, proof, figure }) => (proof ? [[id, drawFact(proof, figure, nameOfMeasure)]] : [])),
	);
}

/** Returns the name of a measure; for a measure that the record no longer has, its key. */
function nameOfMeasure(question: object, measure: string): string {
	try {
		return describe((question as Question).rows, measure).name;
	} catch {
		return measure.replaceAll("_", " ");
	}
}
