import { z } from "zod";
import type { NextSteps } from "./next-steps.ts";
import { SETTING_STEPS } from "./rules.ts";

const settingFieldSchema = z.object({
	name: z.string(),
	label: z.string(),
	hint: z.string().optional(),
	type: z.enum(["text", "url", "email", "number"]).optional(),
	/** never sent to a browser */
	secret: z.literal(true).optional(),
	choices: z.array(z.object({ value: z.string(), name: z.string() })).optional(),
	/** the value; empty for secrets, and where nothing is set */
	value: z.string(),
	/** the default */
	fallback: z.string(),
	set: z.boolean(),
	/** the environment sets it, so it cannot be changed here */
	fixed: z.boolean(),
});
export type SettingField = z.output<typeof settingFieldSchema>;

const settingFormSchema = z.object({
	step: z.enum(SETTING_STEPS),
	title: z.string(),
	lead: z.string(),
	/** the label of the button that tests the settings, if they can be tested */
	test: z.string().optional(),
	fields: z.array(settingFieldSchema),
});
export type SettingForm = z.output<typeof settingFormSchema>;
/** The forms of the settings, in the order of /setup. */
export const siteSettingsSchema = z.object({ forms: z.array(settingFormSchema) });
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** The message of a step after its form was sent. */
export const messageSchema = z.object({
	/** the invalid field, if there is one */
	field: z.string().optional(),
	text: z.string(),
	wrong: z.boolean(),
	/** the typed values without secrets */
	values: z.record(z.string(), z.string()).optional(),
	/** secrets that have to be typed again */
	lost: z.array(z.string()).optional(),
});
export type FormMessage = z.output<typeof messageSchema>;

/** The view of /setup: done, the form for the code, or the steps. */
export type SetupView =
	| { shows: "done" }
	| { shows: "code"; said: FormMessage | null }
	| {
			shows: "steps";
			/** an admin, or a browser with the code while there is no admin */
			by: "code" | "admin";
			email: string | null;
			/** the headline of this admin's invitations */
			invites: string | null;
			/** the next steps; none without an admin */
			next_steps: NextSteps;
			/** the origin in this browser's address bar */
			here: string;
			site_url: string;
			has_mail: boolean;
			said: FormMessage | null;
			settings: SiteSettings;
			/** the link of the invitation in the address */
			invite: string | null;
	  };
