import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const flag = z.enum(["on", "off"]).transform((value) => value === "on");
const list = z.string().transform((value) =>
	value
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean),
);

/** Every setting of the site, with its default. `.env.example` lists the same, a test compares the two. */
export const settingsSchema = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().default("127.0.0.1"),
	SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
	SITE_NAME: z.string().min(1).default("Twelfth Man"),
	DATA_DIR: z.string().default("./var"),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
	AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
	ADMIN_EMAILS: list.default([]),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	MAIL_FROM: z.string().default("Twelfth Man <no-reply@localhost>"),
	CONTACT_EMAIL: z.email().optional(),
	FIGURES: z.enum(["showcase", "live"]).default("showcase"),
	TRUST_PROXY: flag.default(false),
	LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
	ROLE: z.enum(["all", "web", "worker"]).default("all"),
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
	const parsed = settingsSchema.safeParse(given);
	if (!parsed.success) {
		const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new Error(`Wrong settings:\n${wrong.join("\n")}`);
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

function keptSecret(dataDir: string): string {
	const path = join(dataDir, "auth-secret");
	if (!existsSync(path)) {
		mkdirSync(dataDir, { recursive: true });
		const draft = `${path}.${process.pid}`;
		writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
		try {
			// a link appears whole or not at all: of two processes starting together one wins, and both read its secret
			linkSync(draft, path);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		} finally {
			rmSync(draft, { force: true });
		}
	}
	return readFileSync(path, "utf8").trim();
}
