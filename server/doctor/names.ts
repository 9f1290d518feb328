import { settingsSchema } from "../../platform/env.ts";
import { distance } from "../../record/names/text.ts";
import { type Finding, finding } from "./finding.ts";

const SETTING_NAMES = Object.keys(settingsSchema.shape);
/** What `.env` may set for others: compose.yaml, and Node itself. */
const FOREIGN = /^(POSTGRES_PASSWORD|TZ|(NODE|COMPOSE|DOCKER|npm)_\w+)$/;
/** Shorter names are near many a variable that has nothing to do with the site: HOME is near HOST. */
const LONG_NAME = 7;

/** The setting that a name was probably meant to be, or undefined. `most`: edits between the two. */
function nearestSetting(name: string, most: (setting: string) => number): string | undefined {
	const upper = name.toUpperCase();
	const [nearest] = SETTING_NAMES.filter((setting) => setting[0] === upper[0])
		.map((setting) => ({ setting, edits: distance(upper, setting, 2) }))
		.filter(({ setting, edits }) => edits <= most(setting))
		.sort((a, b) => a.edits - b.edits);
	return nearest?.setting;
}

/**
 * Names that set nothing. `.env` is the site's own file, so each of its names has to be a setting; the environment has many others,
 * so there only those close to a setting are reported.
 */
export function examineNames({ environment, file }: { environment: string[]; file: string[] }): Finding[] {
	const say = finding("Settings");
	const unknownNames = (names: string[]) =>
		names.filter((name) => !SETTING_NAMES.includes(name) && !FOREIGN.test(name));
	const inFile = unknownNames(file).map((name) => {
		const setting = nearestSetting(name, ({ length }) => (length < LONG_NAME ? 1 : 2));
		return setting
			? say("bad", `${name} in .env is no setting: ${setting} is meant, it seems.`)
			: say("note", `${name} in .env is no setting of the site: nothing reads it.`);
	});
	const inEnvironment = unknownNames(environment).flatMap((name) => {
		const setting = file.includes(name)
			? undefined
			: nearestSetting(name, ({ length }) => (length < LONG_NAME ? -1 : 2));
		return setting ? say("note", `${name} in the environment is no setting: is ${setting} meant?`) : [];
	});
	return [...inFile, ...inEnvironment];
}
