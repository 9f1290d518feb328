import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { z } from "zod";
import { ForOwner, plainWords } from "./http/plain-errors.ts";
import { mailAddress } from "./mail/address-schema.ts";
import { withPort } from "./outside/own-addresses.ts";
import { readOrMakeSecret, SHORTEST_SECRET } from "./stored-secret.ts";

const oneOf = <const Names extends readonly string[]>(...names: Names) =>
	z.enum(names, `must be ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`);
const flag = oneOf("on", "off").transform((value) => value === "on");
const list = z.string().transform((value) =>
	value
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean),
);

const aNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
	z.coerce.number("must be a number").min(least, `must be ${least} or more`).max(most, `must be ${most} or less`);
const aWholeNumber = (least: number, most?: number) => aNumber(least, most).int("must be a whole number");
const anAddress = (protocol: RegExp, example: string) =>
	z.url({ protocol, error: `must be an address like ${example}` });
const webAddress = (example: string) => anAddress(/^https?$/, example);
const isZone = (name: string) => {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
	} catch {
		return false;
	}
};
const PROXIES = "must be on, off, loopback, or the networks of your proxies like 10.0.0.0/8, separated by commas";
const zoned = webAddress("https://news.example/cricket.rss").refine((url) => isZone(url.split("#")[1] ?? "UTC"), {
	error: "must have a time zone like Asia/Kolkata after the #, or no #",
});
/** A time of day, such as '20:00'. */
const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** An address, or a name with an address in angle brackets. */
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/** All settings with their defaults. A test compares them with `.env.example`. */
export const settingsSchema = z.object({
	PORT: aWholeNumber(0, 65_535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	SITE_URL: webAddress("https://hub.example")
		.refine(
			(url) => (URL.parse(url)?.pathname ?? "/") === "/",
			"must be an address without a path: the site has its host for itself",
		)
		.optional(),
	SITE_NAME: z.string().trim().min(1, "must have at least one letter").default("Twelfth Man"),
	DATA_DIR: z.string().default("./var"),
	DATABASE_URL: anAddress(/^postgres(ql)?$/, "postgres://user:password@host:5432/name").optional(),
	REDIS_URL: anAddress(/^rediss?$/, "redis://host:6379").optional(),
	AUTH_SECRET: z.string().min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`).optional(),
	ADMIN_EMAILS: list.pipe(z.array(mailAddress("must be mail addresses, separated by commas"))).default([]),
	SMTP_URL: anAddress(/^smtps?$/, "smtps://user:password@host:465").optional(),
	MAIL_FROM: z
		.string()
		.regex(SENDER, "must be like Twelfth Man <hello@hub.example>")
		.default("Twelfth Man <no-reply@localhost>"),
	CONTACT_EMAIL: mailAddress("must be a mail address").optional(),
	SOCIAL_LINKS: list
		.pipe(
			z.array(
				webAddress("https://x.com/twelfthman"),
				"must be addresses like https://x.com/twelfthman, separated by commas",
			),
		)
		.default([]),
	AI_PROVIDER: oneOf("none", "openai", "anthropic", "openai-compatible").default("none"),
	AI_BASE_URL: webAddress("http://127.0.0.1:11434/v1").optional(),
	AI_API_KEY: z.string().optional(),
	AI_MODEL: z.string().optional(),
	AI_DAILY_BUDGET: aWholeNumber(0).default(3_000_000),
	AI_TIMEOUT: aNumber(0.1, 600).default(20),
	AI_REASONING: oneOf("provider-default", "none", "minimal", "low", "medium", "high").default("provider-default"),
	SERPER_API_KEY: z.string().optional(),
	SERPER_BASE_URL: webAddress("https://google.serper.dev").default("https://google.serper.dev"),
	NEWS_FEEDS: list
		.pipe(
			z.union(
				[z.tuple([z.literal("none")]), z.array(zoned)],
				"must be addresses like https://news.example/cricket.rss, separated by commas, or none",
			),
		)
		.optional(),
	MATCH_FEEDS: list
		.pipe(
			z.array(
				z.union(
					[webAddress("https://feed.example/1535465.json"), z.string().regex(/^\//)],
					"must be addresses like https://feed.example/1535465.json or folders like /srv/feed, separated by commas",
				),
			),
		)
		.default([]),
	MATCH_FEED_SECONDS: aNumber(2, 600).default(10),
	MATCH_FEED_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
	OUTSIDE_ADDRESSES: list
		.pipe(
			z.array(
				z.union(
					[z.ipv4(), z.ipv6(), z.string().refine((text) => isIP(withPort(text)?.address ?? "") > 0)],
					"must be IP addresses like 192.168.1.10, or with a port like 192.168.1.10:8443, separated by commas",
				),
			),
		)
		.default([]),
	FIGURES: oneOf("showcase", "live").default("showcase"),
	PREDICTOR: oneOf("model", "simulated").default("model"),
	MATCH_OF_THE_DAY: z
		.union([z.literal("off").transform(() => null), z.string().regex(HOUR, "must be an hour like 20:00, or off")])
		.default("20:00"),
	INDEXNOW: flag.default(false),
	INDEXNOW_URL: webAddress("https://api.indexnow.org/IndexNow").default("https://api.indexnow.org/IndexNow"),
	TRUST_PROXY: z
		.union(
			[
				z.enum(["on", "true"]).transform(() => true as const),
				z.enum(["off", "false"]).transform(() => false as const),
				z.literal("loopback").transform(() => ["127.0.0.0/8", "::1/128"]),
				list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXIES)).min(1, PROXIES)),
			],
			PROXIES,
		)
		.default(false),
	SOCKETS_PER_NETWORK: aWholeNumber(1).default(2000),
	LOG_LEVEL: oneOf("debug", "info", "warn", "error", "silent").default("info"),
	METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
	SHEDDING: flag.default(true),
	CHECK_ANSWERS: flag.default(false),
	STOP_DELAY: aNumber(0, 60).default(0),
	ROLE: oneOf("all", "web", "worker").default("all"),
});

/** Requires the settings that AI_PROVIDER needs. */
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
});

export type Settings = Omit<z.output<typeof settingsSchema>, "SITE_URL" | "AUTH_SECRET"> & {
	SITE_URL: string;
	AUTH_SECRET: string;
};

export type SettingName = keyof typeof settingsSchema.shape;
/** Settings by name, as in `process.env`; empty ones count as unset. */
export type Environment = Record<string, string | undefined>;

/** Settings are single lines, because many end in headers of mail and HTTP. */
const oneLineEach = z.record(z.string(), z.unknown()).superRefine((given, refinement) => {
	for (const name of Object.keys(settingsSchema.shape))
		if (/[\p{Cc}\u2028\u2029]/u.test(String(given[name] ?? "").trim()))
			refinement.addIssue({ code: "custom", path: [name], message: "must be one line without control characters" });
});

const parse = (source: Environment) =>
	oneLineEach
		.pipe(completeSettings)
		.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));

/** Lists the wrong settings with a text each; empty if `readSettings` accepts them. */
export function checkSettings(source: Environment): { name: string; message: string }[] {
	const issues = parse(source).error?.issues ?? [];
	return issues.map(({ path, message }) => ({ name: String(path[0]), message }));
}

/**
 * Parses the settings. Throws an error that names every wrong one. Without AUTH_SECRET it generates one and stores it
 * in DATA_DIR; processes without a common DATA_DIR need the same AUTH_SECRET.
 */
export function readSettings(source: Environment): Settings {
	const parsed = parse(source);
	if (!parsed.success) {
		// each wrong item of a list is an issue
		const wrong = new Set(checkSettings(source).map(({ name, message }) => `${name}: ${message}`));
		throw wrongSettings([...wrong]);
	}
	const settings = parsed.data;
	return {
		...settings,
		SITE_URL: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
		AUTH_SECRET: settings.AUTH_SECRET ?? secretOf(settings.DATA_DIR),
	};
}

const wrongSettings = (wrong: string[], cause?: unknown) =>
	new ForOwner(`Wrong settings:\n${wrong.map((line) => `  ${line}`).join("\n")}`, { cause });

function secretOf(dataDir: string): string {
	try {
		return readOrMakeSecret(dataDir);
	} catch (error) {
		const words = plainWords(error);
		throw words ? wrongSettings([`DATA_DIR: ${words}`], error) : error;
	}
}

/**
 * Loads the settings from the environment, and from `.env` for what it does not set. Also makes all files that the
 * process writes private to its user, because they contain fans' data and keys.
 */
export function loadSettings(): Settings {
	process.umask(0o077);
	if (existsSync(".env")) process.loadEnvFile(".env");
	return readSettings(process.env);
}
