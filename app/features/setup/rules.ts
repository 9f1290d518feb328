export const SETUP_PATH = "/setup";
/** The settings that can be changed in the browser: a form each, in the order of /setup. */
export const SETTING_STEPS = ["name", "address", "mail", "figures", "news", "model"] as const;
export type SettingStep = (typeof SETTING_STEPS)[number];
/** The steps of /setup. */
export const STEPS = ["name", "address", "admin", "mail", "figures", "news", "model", "invite", "now"] as const;
export type Step = (typeof STEPS)[number];
/** The step in an address; the first one without a step, or for an unknown one. */
export const stepOf = (text: string | null): Step => STEPS.find((step) => step === text) ?? "name";
/** The next step; the last one returns itself. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;
export const stepPath = (step: Step, more: Record<string, string> = {}): string =>
	`${SETUP_PATH}?${new URLSearchParams({ step, ...more })}`;

/** Hosts that only the machine itself reaches. */
export const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** The name of the field that removes a stored secret. */
export const clearOf = (name: string): string => `clear_${name}`;

export const setupTexts = {
	title: "Set up your site",
	codeLead: "The code is where you started the site: in the terminal, or in the log of its container.",
	wrongCode: "That's not the code. Each start of the site prints a new one, and only the newest works.",
	done: "This site is set up",
	doneText: "An admin can change its settings here.",
	closed: "This site has an admin already. Sign in to change its settings.",
	wrongName: "Please keep it under 30 letters.",
	wrongAddress: "Please enter a valid email address",
	noCode: "Type the code first.",
	fixed: "The environment sets this, and it wins.",
	secretSet: "Set. Type to replace it.",
	typeAgain: "Type it again. We never show it.",
	otherAddress: (site_url: string) =>
		`Your site's address is ${site_url}, and you're somewhere else. Open ${site_url}${SETUP_PATH} and type the code there, or go back and change the address.`,
	foreign: "This request came from another site.",
	mailSent: (to: string) => `Saved. The mail server took a test mail to ${to}.`,
	noMail: "No mail server is set, so there's nothing to try.",
	modelAnswered: (model: string) => `Saved. ${model} answered.`,
	noModel: "No provider is chosen, so there's nothing to try.",
	saved: "Saved. It's in effect now.",
};
