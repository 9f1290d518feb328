import { expect, test } from "vitest";
import { personOf } from "./person.server.ts";

const of = (email: string) => personOf("a secret", email);

test.each([
	["asha@example.com", "Asha@Example.com"],
	["asha@example.com", "asha+cricket@example.com"],
	["asha.rao@gmail.com", "asharao+1@googlemail.com"],
])("AUTH-4 %s and %s are one mailbox, so one person", (one, other) => {
	expect(of(one)).toBe(of(other));
});

test.each([
	["asha@example.com", "asha@example.org"],
	["asha.rao@example.com", "asharao@example.com"],
	["+1@example.com", "asha@example.com"],
])("AUTH-4 %s and %s are two persons", (one, other) => {
	expect(of(one)).not.toBe(of(other));
});

test("AUTH-4 the hash of a deleted fan depends on the site's secret", () => {
	expect(of("asha@example.com")).not.toBe(personOf("another secret", "asha@example.com"));
	expect(of("asha@example.com")).not.toContain("asha");
});
