import type { Frame } from "../frame.ts";
import type { ConceptName } from "../tables/measures.ts";
import type { Form, Made } from "./form.ts";

/** Who somebody is: "Who is Tilak Varma?" */
export const person: Form = { signature: { needs: [["name", "ask:profile"]], takes: ["ask:profile", "name"] }, make };

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const { people, sides, nouns, limits, thresholds, verbs, asks } = frame;
	const [one, other] = people;
	const strange =
		[...sides, ...limits, ...thresholds][0]?.words ?? other?.words ?? nouns[0]?.name ?? verbs[0] ?? concept;
	const isWho = asks.every((ask) => ask === "who" || ask === "profile");
	if (!one || one.not || one.link || strange || !isWho) return { misfit: strange ?? "who" };
	return [{ form: "person", id: one.ids[0] ?? "", name: one.names[0] ?? "" }];
}
