import { settingsSchema } from "../../platform/env.ts";
import { distance } from "../../record/names/text.ts";
import { type Finding, finding } from "./finding.ts";

const SETTING_NAMES = Object.keys(settingsSchema.shape);
/** Names that compose.yaml, Node and others read from `.env`. */
const FOREIGN = /^(POSTGRES_PASSWORD|TZ|(NODE|COMPOSE|DOCKER|npm)_\w+)$/;
/** Shorter names resemble variables of other programs, as HOME resembles HOST. */
const LONG_NAME = 7;

/** The setting nearest to a misspelt name. `most`: the most edits for a setting. */
function nearestSetting(name: string, most: (setting: string) => number): string | undefined {
	const upper = name.toUpperCase();
	const [nearest] = SETTING_NAMES.filter((setting) => setting[0] === upper[0])
		.map((setting) => ({ setting, edits: distance(upper, setting, 2) }))
		.filter(({ setting, edits }) => edits <= most(setting))
		.sort((a, b) => a.edits - b.edits);
	return nearest?.setting;
}

/** Reports names that are no setting: in `.env` all of them, in the environment only those near a setting. */
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
