import { settingsSchema } from "../../platform/env.ts";
import { distance } from "../../record/names/text.ts";
import { type Finding, finding } from "./finding.ts";

const KNOWN = Object.keys(settingsSchema.shape);
/** What `.env` may set for others: compose.yaml, and Node itself. */
const OF_OTHERS = /^(POSTGRES_PASSWORD|TZ|(NODE|COMPOSE|DOCKER|npm)_\w+)$/;
/** Shorter names are near many a variable that has nothing to do with the site: HOME is near HOST. */
const LONG_ENOUGH = 7;

/** The setting that a name was probably meant to be, or undefined. `most`: edits between the two. */
function meant(name: string, most: (known: string) => number): string | undefined {
	const upper = name.toUpperCase();
	const [nearest] = KNOWN.filter((known) => known[0] === upper[0])
		.map((known) => ({ known, edits: distance(upper, known, 2) }))
		.filter(({ known, edits }) => edits <= most(known))
		.sort((a, b) => a.edits - b.edits);
	return nearest?.known;
}

/**
 * Names that set nothing. `.env` is the site's own file, so each of its names has to be a setting; the environment has many others,
 * so there only those close to a setting are reported.
 */
export function examineNames({ environment, file }: { environment: string[]; file: string[] }): Finding[] {
	const say = finding("Settings");
	const strange = (names: string[]) => names.filter((name) => !KNOWN.includes(name) && !OF_OTHERS.test(name));
	const inFile = strange(file).map((name) => {
		const known = meant(name, ({ length }) => (length < LONG_ENOUGH ? 1 : 2));
		return known
			? say("bad", `${name} in .env is no setting: ${known} is meant, it seems.`)
			: say("note", `${name} in .env is no setting of the site: nothing reads it.`);
	});
	const around = strange(environment).flatMap((name) => {
		const known = file.includes(name) ? undefined : meant(name, ({ length }) => (length < LONG_ENOUGH ? -1 : 2));
		return known ? say("note", `${name} in the environment is no setting: is ${known} meant?`) : [];
	});
	return [...inFile, ...around];
}
