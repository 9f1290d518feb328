import { existsSync } from "node:fs";
import { z } from "zod";
import { keptSecret } from "./kept-secret.ts";
import { ForOwner } from "./plain-errors.ts";

const flag = z.enum(["on", "off"]).transform((value) => value === "on");
const list = z.string().transform((value) =>
	value
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean),
);

const aNumber = () => z.coerce.number("must be a number");
const anAddress = (protocol: RegExp, example: string) =>
	z.url({ protocol, error: `must be an address like ${example}` });

/** Every setting of the site, with its default. `.env.example` lists the same, a test compares the two. */
export const settingsSchema = z.object({
	PORT: aNumber().int().min(0).max(65_535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	SITE_URL: anAddress(/^https?$/, "https://hub.example").optional(),
	SITE_NAME: z.string().min(1).default("Twelfth Man"),
	DATA_DIR: z.string().default("./var"),
	DATABASE_URL: anAddress(/^postgres(ql)?$/, "postgres://user:password@host:5432/name").optional(),
	READ_DATABASE_URL: anAddress(/^postgres(ql)?$/, "postgres://user:password@host:5432/name").optional(),
	REDIS_URL: anAddress(/^rediss?$/, "redis://host:6379").optional(),
	AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
	ADMIN_EMAILS: list.default([]),
	SMTP_URL: anAddress(/^smtps?$/, "smtps://user:password@host:465").optional(),
	MAIL_FROM: z.string().default("Twelfth Man <no-reply@localhost>"),
	CONTACT_EMAIL: z.email().optional(),
	AI_PROVIDER: z.enum(["none", "openai", "anthropic", "openai-compatible"]).default("none"),
	AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
	AI_API_KEY: z.string().optional(),
	AI_MODEL: z.string().optional(),
	AI_DAILY_BUDGET: aNumber().int().min(0).default(500_000),
	AI_TIMEOUT: aNumber().positive().max(600).default(30),
	SERPER_API_KEY: z.string().optional(),
	SERPER_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://google.serper.dev"),
	NEWS_FEEDS: list.pipe(z.union([z.tuple([z.literal("none")]), z.array(z.url({ protocol: /^https?$/ }))])).optional(),
	OUTSIDE_ADDRESSES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6()]))).default([]),
	FIGURES: z.enum(["showcase", "live"]).default("showcase"),
	INDEXNOW: flag.default(false),
	INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/IndexNow"),
	TRUST_PROXY: flag.default(false),
	SOCKETS_PER_NETWORK: aNumber().int().min(1).default(500),
	LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
	METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
	SHEDDING: flag.default(true),
	CHECK_ANSWERS: flag.default(false),
	STOP_DELAY: aNumber().min(0).max(60).default(0),
	ROLE: z.enum(["all", "web", "worker"]).default("all"),
});

/** Settings that only make sense together: what is missing, by name. */
const completeSettings = settingsSchema.superRefine((settings, refinement) => {
	const needed = {
		none: [],
		openai: ["AI_API_KEY", "AI_MODEL"],
		anthropic: ["AI_API_KEY", "AI_MODEL"],
		"openai-compatible": ["AI_BASE_URL", "AI_MODEL"],
	} as const;
	for (const name of needed[settings.AI_PROVIDER])
		if (settings[name] === undefined)
			refinement.addIssue({ code: "custom", path: [name], message: `AI_PROVIDER=${settings.AI_PROVIDER} needs it` });
	if (settings.READ_DATABASE_URL && !settings.DATABASE_URL)
		refinement.addIssue({ code: "custom", path: ["DATABASE_URL"], message: "READ_DATABASE_URL is a copy of it" });
});

export type Settings = Omit<z.output<typeof settingsSchema>, "SITE_URL" | "AUTH_SECRET"> & {
	SITE_URL: string;
	AUTH_SECRET: string;
};

/**
 * Reads the settings once. Empty values count as unset. Throws an error that names every wrong setting.
 * AUTH_SECRET is made and kept in DATA_DIR when unset: processes that share no DATA_DIR must be given the same one.
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
	const parsed = completeSettings.safeParse(given);
	if (!parsed.success) {
		const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new ForOwner(`Wrong settings:\n${wrong.join("\n")}`);
	}
	const settings = parsed.data;
	return {
		...settings,
		SITE_URL: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
		AUTH_SECRET: settings.AUTH_SECRET ?? keptSecret(settings.DATA_DIR),
	};
}

/** The settings of this process: the environment, and `.env` in the working folder for what it leaves open. */
export function loadSettings(): Settings {
	if (existsSync(".env")) process.loadEnvFile(".env");
	return readSettings(process.env);
}
