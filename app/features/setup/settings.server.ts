import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { checkSettings, type Environment, type Settings, settingsSchema } from "../../../platform/env.ts";
import { badRequest, conflict } from "../../../platform/http/problem.ts";
import {
	isSecret,
	mergeSettings,
	readStored,
	type StoredName,
	setByEnvironment,
	withStored,
	writeStored,
} from "../../../platform/settings/stored.ts";
import { noteAction, THE_OWNER } from "../auth/audit.server.ts";
import { STEP_FORMS } from "./forms.server.ts";
import { faultyField, isMailPart, mailPartsOf, mailUrlOf, type Sent } from "./mail-parts.server.ts";
import { clearOf, SETTING_STEPS, type SettingStep, setupTexts } from "./rules.ts";
import type { SiteSettings } from "./setup.ts";

/** The environment, and the key that encrypts stored secrets. */
export type SettingsSource = { environment: Environment; secret: string };
type FieldName = (typeof STEP_FORMS)[SettingStep]["fields"][number]["name"];

const CHANGES_LOCK = 727_278;

const fallbackOf = (name: StoredName): string => {
	const { data } = settingsSchema.shape[name].safeParse(undefined);
	return data === undefined ? "" : String(data);
};

/** The forms of the settings with their values, without secrets. One query. */
export async function readSiteSettings(db: Queryable, { environment, secret }: SettingsSource): Promise<SiteSettings> {
	const { values } = await readStored(db, secret);
	const merged = mergeSettings(environment, values);
	const fixed = setByEnvironment(environment);
	const forms = SETTING_STEPS.map((step) => {
		const { fields, ...form } = STEP_FORMS[step];
		return { step, ...form, fields: fields.map((field) => ({ ...field, ...stateOf(field.name, merged, fixed) })) };
	});
	return { forms };
}

function stateOf(name: FieldName, merged: Environment, fixed: Set<string>) {
	if (isMailPart(name)) {
		const value = mailPartsOf(merged.SMTP_URL)[name];
		return { value, fallback: "", set: Boolean(merged.SMTP_URL), fixed: fixed.has("SMTP_URL") };
	}
	return {
		value: isSecret(name) ? "" : (merged[name] ?? ""),
		fallback: fallbackOf(name),
		set: Boolean(merged[name]),
		fixed: fixed.has(name),
	};
}

/** The names of the settings that a form changes. */
const namesOf = (step: SettingStep): StoredName[] =>
	STEP_FORMS[step].fields.flatMap(({ name }) => (isMailPart(name) ? [] : [name]));

/**
 * Applies a form to the stored values. A field that was not sent keeps its value. An empty one removes it, but a secret
 * is removed only by its own field (`clearOf`). Throws 409 for a field that the environment sets.
 */
function applyForm(before: Partial<Record<StoredName, string>>, step: SettingStep, sent: Sent, fixed: Set<string>) {
	const values = { ...before };
	for (const name of namesOf(step)) {
		if (sent[clearOf(name)]) delete values[name];
		const typed = name === "SMTP_URL" && !sent[clearOf(name)] ? mailUrlOf(sent, before.SMTP_URL) : sent[name];
		if (typeof typed !== "string") continue;
		const value = typed.trim();
		if (fixed.has(name)) throw conflict(setupTexts.fixed, name);
		if (value !== "") values[name] = value;
		else if (!isSecret(name)) delete values[name];
	}
	return values;
}

/**
 * Returns the settings as they would be after a form. Stores nothing. Throws 400 for an invalid value of the form, and
 * 409 for a field that the environment sets.
 */
export async function proposeSettings(
	db: Queryable,
	{ environment, secret }: SettingsSource,
	step: SettingStep,
	sent: Sent,
) {
	const stored = await readStored(db, secret);
	const values = applyForm(stored.values, step, sent, setByEnvironment(environment));
	const names: string[] = namesOf(step);
	const wrong = checkSettings(mergeSettings(environment, values)).find(({ name }) => names.includes(name));
	if (wrong) throw badRequest(faultyField(wrong.name, sent), inWords(wrong.message));
	return { before: stored.values, values, settings: withStored(environment, { values }).settings };
}

const inWords = (message: string) =>
	message.startsWith("must ")
		? `This ${message}.`
		: `${message.replace(/^AI_PROVIDER=(\S+) needs it$/, "$1 needs this")}.`;

/**
 * Stores a form and logs the changed names and the actor. Returns the new settings. Throws as `proposeSettings` does.
 */
export async function changeSettings(
	db: Db,
	place: SettingsSource,
	{
		step,
		sent,
		fan_id,
		request_id = randomUUID(),
	}: { step: SettingStep; sent: Sent; fan_id: string | null; request_id?: string },
): Promise<Settings> {
	return db.transaction(async (tx) => {
		// the second of two concurrent changes is checked with the first applied
		await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`);
		const { before, values, settings } = await proposeSettings(tx, place, step, sent);
		const changed = namesOf(step).filter((name) => before[name] !== values[name]);
		if (changed.length === 0) return settings;
		await writeStored(tx, place.secret, { before, values, fan_id });
		await noteAction(
			tx,
			{ fan: { id: fan_id ?? THE_OWNER }, request_id },
			{ action: "change-settings", target: changed.join(", ") },
		);
		return settings;
	});
}
