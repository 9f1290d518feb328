import type { StoredName } from "../../../platform/settings/stored.ts";
import type { MAIL_PARTS } from "./mail-parts.server.ts";
import type { SettingStep } from "./rules.ts";

/**
 * A field, named as in the environment or as a part of SMTP_URL. Only the server has this file, so that no browser
 * script contains the names of settings.
 */
type FormField = {
	name: StoredName | (typeof MAIL_PARTS)[number];
	label: string;
	hint?: string;
	type?: "text" | "url" | "email" | "number";
	/** never sent to a browser */
	secret?: true;
	choices?: { value: string; name: string }[];
};
type StepForm = { title: string; lead: string; fields: FormField[]; test?: string };

export const STEP_FORMS: Record<SettingStep, StepForm> = {
	name: {
		title: "Your site's name",
		lead: "Fans see it at the top of every page and in every mail.",
		fields: [
			{ name: "SITE_NAME", label: "Name" },
			{
				name: "SOCIAL_LINKS",
				label: "Your pages elsewhere",
				hint: "For example https://x.com/twelfthman. The footer links them. Separate addresses with commas. Optional.",
			},
		],
	},
	address: {
		title: "Its public address",
		lead: "The address fans type. Links in mails and invitations start with it.",
		fields: [
			{ name: "SITE_URL", label: "Address", type: "url", hint: "For example https://hub.example, without a path." },
		],
	},
	mail: {
		title: "Mail",
		lead: "Fans sign in by mail. Without a mail server, only this very machine can read it, at /dev/mailbox.",
		fields: [
			{ name: "mail_host", label: "Mail server", hint: "For example mail.example. Your mail provider tells you." },
			{ name: "mail_port", label: "Port", type: "number", hint: "587, or 465 where the provider says so." },
			{ name: "mail_user", label: "User", hint: "Often the whole address." },
			{ name: "mail_password", label: "Password", secret: true },
			{ name: "MAIL_FROM", label: "Sender", hint: "For example Twelfth Man <hello@hub.example>" },
			{
				name: "CONTACT_EMAIL",
				label: "Where fans write to you",
				type: "email",
				hint: "What people write on the contact page is mailed there. Optional.",
			},
			{
				name: "SMTP_URL",
				label: "Or the server as one address",
				secret: true,
				hint: "smtps://user:password@mail.example:465, in place of the four fields above. In the password, write @ as %40 and : as %3A.",
			},
		],
		test: "Save and send me a test mail",
	},
	figures: {
		title: "Community numbers",
		lead: "A new site has few fans, so its counters can show sample numbers, marked Demo. This changes no cricket figure.",
		fields: [
			{
				name: "FIGURES",
				label: "Counters show",
				choices: [
					{ value: "showcase", name: "Sample numbers, marked Demo" },
					{ value: "live", name: "True numbers only" },
				],
			},
		],
	},
	news: {
		title: "News",
		lead: "We read feeds that come with the site. Add your own, or a search key for news as it happens.",
		fields: [
			{ name: "NEWS_FEEDS", label: "Feeds", hint: 'Separate addresses with commas, or write "none".' },
			{ name: "SERPER_API_KEY", label: "Search key of serper.dev", secret: true },
		],
	},
	model: {
		title: "Language model",
		lead: "Everything works without one. A model asks the match record and writes the answer; the site fills in every figure.",
		fields: [
			{
				name: "AI_PROVIDER",
				label: "Provider",
				choices: [
					{ value: "none", name: "None" },
					{ value: "openai", name: "OpenAI" },
					{ value: "anthropic", name: "Anthropic" },
					{ value: "openai-compatible", name: "Any other that speaks OpenAI's language" },
				],
			},
			{ name: "AI_MODEL", label: "Model", hint: "Its name at the provider." },
			{ name: "AI_API_KEY", label: "Key", secret: true },
			{ name: "AI_BASE_URL", label: "Address", type: "url", hint: "For any other provider: http://127.0.0.1:11434/v1" },
			{ name: "AI_DAILY_BUDGET", label: "Tokens a day", type: "number", hint: "Read and written together. 0: none." },
		],
		test: "Save and try it",
	},
};
