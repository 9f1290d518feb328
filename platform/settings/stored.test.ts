import { expect, test } from "vitest";
import { seal, unseal, withStored } from "./stored.ts";

const AUTH_SECRET = "x".repeat(32);

test("ADMIN-5 the environment wins over a stored setting, also with an empty value", () => {
	const stored = { values: { SITE_NAME: "Stored", SMTP_URL: "smtp://mail.example", FIGURES: "live" } };
	const { settings, dropped } = withStored({ AUTH_SECRET, SITE_NAME: "Environment", SMTP_URL: "" }, stored);
	expect(settings).toMatchObject({ SITE_NAME: "Environment", FIGURES: "live" });
	expect(settings.SMTP_URL).toBeUndefined();
	expect(dropped).toEqual([]);
});

test("ADMIN-5 a stored group that is invalid together with the environment is dropped, and the site starts", () => {
	const model = { AI_PROVIDER: "openai", AI_MODEL: "m", AI_DAILY_BUDGET: "many" };
	const { settings, dropped } = withStored(
		{ AUTH_SECRET },
		{ values: { ...model, FIGURES: "live", SITE_URL: "nowhere" } },
	);
	expect(settings).toMatchObject({ AI_PROVIDER: "none", FIGURES: "live", SITE_URL: "http://localhost:3000" });
	expect(dropped.sort()).toEqual([...Object.keys(model), "SITE_URL"].sort());
	// a wrong environment still prevents the start
	expect(() => withStored({ AUTH_SECRET, PORT: "many" }, { values: model })).toThrow(/PORT: must be a number/);
});

test("AUTH-5 an encrypted setting opens with its own secret and name alone", () => {
	const sealed = seal(AUTH_SECRET, "AI_API_KEY", "sk-1");
	expect(sealed).not.toContain("sk-1");
	expect(unseal(AUTH_SECRET, "AI_API_KEY", sealed)).toBe("sk-1");
	expect(unseal("y".repeat(32), "AI_API_KEY", sealed)).toBeNull();
	expect(unseal(AUTH_SECRET, "SMTP_URL", sealed)).toBeNull();
	expect(unseal(AUTH_SECRET, "AI_API_KEY", "sealed:")).toBeNull();
});
