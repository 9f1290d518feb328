import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import { badRequest, conflict, forbidden, notFound, problemOf } from "../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../platform/limits/client-address.ts";
import type { RateLimit } from "../../../platform/limits/rate-limits.ts";
import { nameSchema } from "../../lib/names/name-schema.server.ts";
import { FIRST_NAME_LETTERS } from "../../lib/text-length.ts";
import type { Site } from "../../page-context.ts";
import type { Auth } from "../auth/auth.server.ts";
import type { NoteArrival } from "../auth/fans.server.ts";
import type { RoleSite } from "../auth/roles.server.ts";
import { addressSchema } from "../auth/schemas.server.ts";
import { isPass, tryCode } from "./code.server.ts";
import { clearPassCookie, isHttps, passCookie, readPass, redirectTo } from "./cookies.server.ts";
import { createFirstAdmin } from "./first-admin.server.ts";
import { isSecretField } from "./mail-parts.server.ts";
import { SETTING_STEPS, SETUP_PATH, setupTexts, stepAfter, stepPath } from "./rules.ts";
import { changeSettings, proposeSettings, readSiteSettings, type SettingsSource } from "./settings.server.ts";
import { type FormMessage, siteSettingsSchema } from "./setup.ts";
import { testSettings } from "./trial.server.ts";

type SetupSite = Site & {
	auth: Auth;
	roles: RoleSite;
	place: SettingsSource;
	/** Applies the stored settings. Resolves once the next request is answered with them. */
	changed: () => Promise<void>;
	noteArrival: NoteArrival;
};

const QUARTER = 15 * 60;
/** Too few to guess 60 bits. Counted per client and per network, so that a stranger's guesses never block the owner. */
const WRONG_CODES: RateLimit = { name: "wrong-setup-codes", points: 10, per_seconds: QUARTER };
const WRONG_CODES_WIDE: RateLimit = { name: "wrong-setup-codes-wide", points: 40, per_seconds: QUARTER };

const TYPED = z.string().max(4_000).optional();
/** A form of settings. The step decides which fields are read. */
const settingsForm = z
	.object({
		step: z.enum(SETTING_STEPS),
		/** 'test': the settings are tested before they are stored */
		how: z.enum(["save", "test"]).default("save"),
		/** the recipient of a test mail; by default the admin who is signed in */
		to: TYPED,
	})
	.catchall(TYPED);
const savedSchema = z.object({ said: z.string() });

/** The entries that set up a new site, and those that change its settings later. */
export function setupEntries(services: SetupSite) {
	const { db, limits, place, changed, roles, site_url } = services;
	const site = { db, roles, secret: place.secret };
	// no `site_name`: the first admin may be called "Owner"
	const ownName = nameSchema({ most: FIRST_NAME_LETTERS, least: 0, wrong_length: setupTexts.wrongName });

	/** Refuses forms of other sites. A new site does not know its address, so it accepts the requested host. */
	function refuseForeign(headers: Headers): void {
		const origin = headers.get("origin");
		const sameHost = origin !== null && URL.parse(origin)?.host === headers.get("host");
		const isOurs = origin
			? sameHost || services.isOurOrigin(origin)
			: (headers.get("sec-fetch-site") ?? "same-origin") === "same-origin";
		if (!isOurs) throw forbidden(setupTexts.foreign);
	}
	/** Throws a Problem unless the browser has entered the code and the code is still valid. */
	async function requirePass(headers: Headers): Promise<void> {
		refuseForeign(headers);
		if (!(await isPass(site, readPass(headers)))) throw notFound(setupTexts.noCode);
	}

	type Form = z.output<typeof settingsForm>;
	async function save(
		{ step, how, to, ...sent }: Form,
		{ form, ...by }: { fan_id: string | null; email?: string; request_id: string; form: boolean },
	): Promise<Response> {
		const said =
			how === "test"
				? await testSettings(
						step,
						(await proposeSettings(db, place, step, sent)).settings,
						to?.trim() || (by.email ?? ""),
						sent,
					)
				: setupTexts.saved;
		await changeSettings(db, place, { step, sent, ...by });
		await changed();
		return form
			? redirectTo(stepPath(stepAfter(step)), { text: said, wrong: false })
			: Response.json({ said } satisfies z.input<typeof savedSchema>);
	}

	return [
		entry({
			method: "post",
			path: "/setup/code",
			summary: "Enter the setup code that a start without an admin printed",
			guard: "public",
			from_anywhere: true,
			body: z.object({ code: z.string().max(100) }),
			sends: ["application/json", "page"],
			answer: z.object({ open: z.literal(true) }),
			handle: async ({ body, headers, client, form }) =>
				redirectErrors(form, SETUP_PATH, {}, async () => {
					refuseForeign(headers);
					const taken = await limits.reserveAll([WRONG_CODES, client], [WRONG_CODES_WIDE, wideNetworkOf(client)]);
					const pass = await tryCode(site, body.code);
					if (pass === null) throw badRequest("code", setupTexts.wrongCode);
					await taken.release();
					const cookie = passCookie(pass, isHttps(headers));
					if (form) return redirectTo(stepPath("name"), undefined, [cookie]);
					return Response.json({ open: true }, { headers: { "set-cookie": cookie } });
				}),
		}),
		entry({
			method: "post",
			path: "/setup/settings",
			summary: "Change settings of a site without an admin, after the setup code",
			guard: "public",
			from_anywhere: true,
			body: settingsForm,
			sends: ["application/json", "page"],
			answer: savedSchema,
			handle: ({ body, headers, form, request_id }) =>
				redirectErrors(form, stepPath(body.step), body, async () => {
					await requirePass(headers);
					return save(body, { fan_id: null, request_id, form });
				}),
		}),
		entry({
			method: "post",
			path: "/setup/admin",
			summary: "Make the first admin, after the setup code, and sign in as that admin. Invitations carry the name",
			guard: "public",
			from_anywhere: true,
			body: z.object({ email: z.string().max(1_000), full_name: TYPED }),
			sends: ["application/json", "page"],
			answer: z.object({ next: z.string() }),
			handle: ({ body, headers, client, form, request_id }) =>
				redirectErrors(form, stepPath("admin"), body, async () => {
					await requirePass(headers);
					const address = addressSchema.safeParse(body.email);
					if (!address.success) throw badRequest("email", address.error.issues[0]?.message ?? setupTexts.wrongAddress);
					const email = address.data;
					const name = ownName.safeParse(body.full_name ?? "");
					if (!name.success) throw badRequest("full_name", name.error.issues[0]?.message ?? setupTexts.wrongName);
					const origin = headers.get("origin");
					// a session works at the site's own address only
					if (origin && !services.isOurOrigin(origin)) throw conflict(setupTexts.otherAddress(site_url));
					const cookies = await createFirstAdmin(
						{ ...site, auth: services.auth, noteArrival: services.noteArrival },
						{ email, full_name: name.data },
						{ headers, client, request_id },
					);
					const next = stepPath(stepAfter("admin"));
					const set = [...cookies, clearPassCookie()];
					if (form) return redirectTo(next, undefined, set);
					return Response.json({ next }, { headers: set.map((cookie) => ["set-cookie", cookie]) });
				}),
		}),
		entry({
			method: "get",
			path: "/admin/site",
			summary: "The settings that can be changed in the browser, without secrets",
			guard: "admin",
			answer: siteSettingsSchema,
			handle: () => readSiteSettings(db, place),
		}),
		entry({
			method: "post",
			path: "/admin/site",
			summary: "Change settings of the site, in effect at once",
			guard: "admin",
			body: settingsForm,
			sends: ["application/json", "page"],
			answer: savedSchema,
			handle: ({ fan, body, form, request_id }) =>
				redirectErrors(form, stepPath(body.step), body, () =>
					save(body, { fan_id: fan.id, email: fan.email, request_id, form }),
				),
		}),
	];
}

/** After an error, redirects a plain form to its page with the error and the typed values, without secrets. */
async function redirectErrors(
	form: boolean,
	path: string,
	sent: Record<string, unknown>,
	work: () => Promise<Response>,
): Promise<Response> {
	if (!form) return work();
	try {
		return await work();
	} catch (error) {
		const { status, detail, field } = problemOf(error);
		if (status >= 500 && status !== 503) throw error;
		return redirectTo(path, { text: detail, wrong: true, ...(field && { field }), ...typedOf(sent) });
	}
}

/** The typed values without secrets, and the names of the secrets that must be typed again. */
function typedOf(sent: Record<string, unknown>): Pick<FormMessage, "values" | "lost"> {
	const typed = Object.entries(sent).filter((field): field is [string, string] => typeof field[1] === "string");
	return {
		values: Object.fromEntries(typed.filter(([name]) => !isSecretField(name))),
		lost: typed.flatMap(([name, value]) => (isSecretField(name) && value !== "" ? [name] : [])),
	};
}
