import type { Franchise, MatchRecord } from "../../record.ts";
import type { FactName } from "../pieces.ts";
import type { Plan } from "./plan.ts";

const OF_SIDES: Partial<Record<FactName, keyof Franchise>> = {
	captain: "captain",
	coach: "head_coach",
	owner: "owner",
	home: "home_grounds",
};
const OF_PEOPLE: Partial<Record<FactName, string>> = {
	shirt: "jersey_number",
	born: "date_of_birth",
	birth_year: "date_of_birth",
	nationality: "nationality",
	hand: "bat_hand",
	style: "bowl_style",
	role: "role",
	full_name: "full_name",
	age: "date_of_birth",
};
const MOST = 1000;

/** The fact, or the names it is true of; nothing when it is not known. */
export async function factOf(plan: Extract<Plan, { do: "fact" }>, record: MatchRecord): Promise<string | undefined> {
	const { fact, person, side, season } = plan;
	const ofSide = OF_SIDES[fact];
	// what is known of sides is known of one day
	if (season && (!ofSide || factDay(plan, record).slice(0, 4) !== String(season))) return undefined;
	if (ofSide) return ofFranchises(ofSide, record, { person, side });
	const column = OF_PEOPLE[fact];
	if (!column || !person) return undefined;
	const { rows } = await record.askAny({
		rows: "people",
		measures: ["people"],
		where: { player: person },
		list: true,
		order: "keys",
		limit: MOST,
	});
	const value = (rows[0] as unknown as Record<string, unknown> | undefined)?.[column];
	if (value === null || value === undefined || value === "unknown") return undefined;
	return fact === "birth_year" ? String(value).slice(0, 4) : String(value).replaceAll("_", "-");
}

/** Of a side its captain; of a person the sides that have him as captain. */
function ofFranchises(
	field: keyof Franchise,
	{ franchises, names }: MatchRecord,
	{ person, side }: { person?: string | undefined; side?: string | undefined },
): string | undefined {
	if (side) return (franchises.find(({ id }) => id === side)?.[field] as string | null) ?? undefined;
	const called = names.people.find(({ id }) => id === person);
	const theirs = franchises.filter((one) => called && [called.name, called.full_name].includes(one[field] as string));
	return theirs.length > 0 ? theirs.map(({ name }) => name).join(" and ") : undefined;
}

/** The day a fact about a side was true. */
export function factDay({ fact, side }: Extract<Plan, { do: "fact" }>, { franchises, as_of }: MatchRecord): string {
	if (!OF_SIDES[fact]) return as_of.date;
	const source = franchises.find(({ id }) => id === side) ?? franchises[0];
	const text =
		fact === "coach" ? source?.head_coach_source : fact === "owner" ? source?.owner_as_of : source?.captain_source;
	return text?.match(/[0-9]{4}-[0-9]{2}-[0-9]{2}/)?.[0] ?? "";
}
