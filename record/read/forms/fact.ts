import type { Frame } from "../frame.ts";
import type { Fact } from "../plan.ts";
import type { Asking } from "../tables/asking.ts";
import type { ConceptName } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";

const OF_SIDES: ReadonlySet<Asking> = new Set<Asking>(["captain", "coach", "owner"]);
const OF_PEOPLE: ReadonlySet<Asking> = new Set<Asking>(["hand", "nationality", "shirt", "year_of_birth"]);

/** A fact about a side or a person: "Who captains Mumbai in 2026?" */
export const fact: Form = {
	signature: { needs: [[...OF_SIDES, ...OF_PEOPLE].map((ask) => `ask:${ask}` as const)], takes: ["name", "yes"] },
	make,
};

function make(frame: Frame): Made {
	const asked = frame.asks.find((ask) => OF_SIDES.has(ask) || OF_PEOPLE.has(ask)) as Asking;
	const left = frame.asks.find((ask) => ask !== asked && (OF_SIDES.has(ask) || OF_PEOPLE.has(ask)));
	const [limit, more] = frame.limits;
	const season = limit?.any[0]?.season;
	const names = OF_SIDES.has(asked) ? frame.sides : frame.people;
	const [one, other] = names;
	const strange =
		left ?? frame.measures[0]?.words ?? more?.words ?? (limit && typeof season !== "number" ? limit.words : undefined);
	if (strange !== undefined || !one || other || one.not) return { misfit: strange ?? asked };
	if (frame.people.length + frame.sides.length > 1) return { misfit: asked };
	return [
		{
			form: "fact",
			fact: asked as Fact,
			id: one.ids[0] ?? "",
			name: one.names[0] ?? "",
			...(typeof season === "number" ? { season } : {}),
		},
	];
}

/** A short profile: "Who is Tilak Varma?" */
export const person: Form = {
	signature: { needs: [["name", "ask:profile"]], takes: ["ask:profile", "name"] },
	make: profile,
};

function profile(frame: Frame, concept: ConceptName | undefined): Made {
	const { people, sides, nouns, limits, thresholds, verbs, asks } = frame;
	const [one, other] = people;
	const strange =
		[...sides, ...limits, ...thresholds][0]?.words ?? other?.words ?? nouns[0]?.name ?? verbs[0] ?? concept;
	const isWho = asks.every((ask) => ask === "who" || ask === "profile");
	if (!one || one.not || one.link || strange || !isWho) return { misfit: strange ?? "who" };
	return [{ form: "person", id: one.ids[0] ?? "", name: one.names[0] ?? "" }];
}
