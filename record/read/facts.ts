import type { MatchRecord } from "../record.ts";
import type { Plan, Result } from "./plan.ts";

const PERSONAL: Readonly<Record<string, string>> = {
	hand: "bat_hand",
	nationality: "nationality",
	shirt: "jersey_number",
	year_of_birth: "date_of_birth",
};
const HANDS: Readonly<Record<string, string>> = { left: "left-handed", right: "right-handed" };

/** What the record knows of a person: a line of the person, and the sums of a career. */
export async function personOf(id: string, record: MatchRecord): Promise<Result> {
	const where = { player: id };
	const [who, played, bats, bowls] = await Promise.all([
		record.askAny({ rows: "people", measures: ["people"], where, list: true }),
		record.askAny({ rows: "appearances", measures: ["matches", "seasons", "teams"], where }),
		record.askAny({ rows: "batting", measures: ["runs", "highest", "hundreds"], where }),
		record.askAny({ rows: "bowling", measures: ["wickets", "economy"], where }),
	]);
	const lines = [who, played, bats, bowls].flatMap(({ rows }) => rows.slice(0, 1));
	return { lines, total: lines.length, fact: String(lines.length) };
}

/** A fact of a side or a person; without one when the record does not know it, or knows it of another season. */
export async function factOf({ fact, id, season }: Plan & { form: "fact" }, record: MatchRecord): Promise<Result> {
	const none: Result = { lines: [], total: 0, value: null };
	const column = PERSONAL[fact];
	if (!column) {
		const side = record.franchises.find((one) => one.id === id);
		if (season !== undefined && season !== record.seasons[0]) return none;
		const known = { captain: side?.captain, coach: side?.head_coach, owner: side?.owner }[fact as "captain"];
		return known ? { ...none, fact: known } : none;
	}
	const question = { rows: "people" as const, measures: ["people"], where: { player: id }, list: true };
	const { rows } = await record.askAny(question);
	const value = (rows[0] as Record<string, unknown> | undefined)?.[column];
	if (value === undefined || value === null || value === "unknown" || season !== undefined) return none;
	const text = fact === "year_of_birth" ? String(value).slice(0, 4) : (HANDS[String(value)] ?? String(value));
	return { ...none, fact: text };
}
