import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { siteOwnership, users } from "../../../db/schema/auth.ts";
import { readSettings } from "../../../platform/env.ts";
import { testDatabase } from "../../../tests/fixtures/database.ts";
import { adminIds, hasAdmin, type RoleSite, roleOf, setRole } from "./roles.server.ts";

const unnamed: RoleSite = { settings: { ADMIN_EMAILS: [] }, engine: "embedded" };

async function people() {
	const { db } = await testDatabase();
	const fans = ["first", "second", "third"].map((name) => ({ id: randomUUID(), name, email: `${name}@example.com` }));
	await db.insert(users).values(fans);
	const [first, second, third] = fans as [(typeof fans)[0], (typeof fans)[0], (typeof fans)[0]];
	return { db, first, second, third };
}

test("ADMIN-5 the first account of a site without ADMIN_EMAILS cannot lose its role, and nor can the last admin", async () => {
	const { db, first, second, third } = await people();
	expect(await hasAdmin(db, unnamed)).toBe(false);
	await db.insert(siteOwnership).values({ user_id: first.id });
	expect(await hasAdmin(db, unnamed)).toBe(true);
	const set = (fan_id: string, role: "admin" | "fan") =>
		db.transaction((tx) => setRole(tx, unnamed, { fan_id, role, admin_id: first.id }));
	expect(await adminIds(db, unnamed)).toEqual([first.id]);
	await expect(set(first.id, "fan")).rejects.toMatchObject({ status: 409 });
	expect(await set(second.id, "admin")).toBe(true);
	expect(await set(third.id, "admin")).toBe(true);
	await db.execute(`delete from users where id = '${first.id}'`);
	// one of two concurrent removals must fail
	const outcomes = await Promise.allSettled([set(second.id, "fan"), set(third.id, "fan")]);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(await adminIds(db, unnamed)).toHaveLength(1);
});

test("ADMIN-5 on PostgreSQL the first account is no admin; grants add to ADMIN_EMAILS in any letter case", async () => {
	const { db, first, second, third } = await people();
	await db.insert(siteOwnership).values({ user_id: first.id });
	const postgres: RoleSite = { settings: { ADMIN_EMAILS: [] }, engine: "postgres" };
	expect(await roleOf(db, postgres, first)).toBe("fan");
	expect(await hasAdmin(db, postgres)).toBe(false);
	const named: RoleSite = {
		settings: readSettings({ ADMIN_EMAILS: "Second@Example.com", AUTH_SECRET: "a secret for tests, thirty-two bytes" }),
		engine: "embedded",
	};
	expect(await roleOf(db, named, first)).toBe("fan");
	expect(await roleOf(db, named, second)).toBe("admin");
	await db.transaction((tx) => setRole(tx, named, { fan_id: third.id, role: "admin", admin_id: second.id }));
	expect(await roleOf(db, named, third)).toBe("admin");
	expect(await hasAdmin(db, postgres)).toBe(true);
	expect((await adminIds(db, named)).sort()).toEqual([second.id, third.id].sort());
});
