import { z } from "zod";
import { SETTING_STEPS } from "./rules.ts";

/** A setting as its form shows it. */
const settingFieldSchema = z.object({
	name: z.string(),
	label: z.string(),
	hint: z.string().optional(),
	type: z.enum(["text", "url", "email", "number"]).optional(),
	/** write-only */
	secret: z.literal(true).optional(),
	choices: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
	/** what is set; empty for a secret, whose value is never sent, and for what nobody has set */
	value: z.string(),
	/** what counts while nothing is set */
	fallback: z.string(),
	set: z.boolean(),
	/** the environment sets it, so no change here would count */
	fixed: z.boolean(),
});
export type SettingField = z.output<typeof settingFieldSchema>;

const settingFormSchema = z.object({
	step: z.enum(SETTING_STEPS),
	title: z.string(),
	lead: z.string(),
	/** the words of the button that tries it, where there is something to try */
	test: z.string().optional(),
	fields: z.array(settingFieldSchema),
});
export type SettingForm = z.output<typeof settingFormSchema>;
/** The forms of the settings, in the order of /setup. */
export const siteSettingsSchema = z.object({ forms: z.array(settingFormSchema) });
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** What a step said after a form came back. */
export const saidSchema = z.object({
	/** the wrong field, if it is one */
	field: z.string().optional(),
	text: z.string(),
	wrong: z.boolean(),
	/** what was typed, without the secrets */
	values: z.record(z.string(), z.string()).optional(),
	/** secrets that were typed and have to be typed again */
	lost: z.array(z.string()).optional(),
});
export type Said = z.output<typeof saidSchema>;

/** What /setup shows: that it is done, the question for the code, or the steps. */
export type SetupView =
	| { shows: "done" }
	| { shows: "code"; said: Said | null }
	| {
			shows: "steps";
			/** an admin, or whoever typed the code while there is none */
			by: "code" | "admin";
			email: string | null;
			/** the origin that this browser is at */
			here: string;
			site_url: string;
			has_mail: boolean;
			said: Said | null;
			settings: SiteSettings;
	  };
