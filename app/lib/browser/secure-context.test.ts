import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

/** Features that browsers have only on https and localhost, and the files that use each, with a fallback or a check. */
const GUARDED: Record<string, string[]> = {
	"crypto.randomUUID(": [],
	"crypto.subtle": [],
	"crypto?.subtle": ["app/lib/session/solve-challenge.ts"],
	"navigator.clipboard": ["app/lib/browser/copy-text.ts"],
	"navigator.serviceWorker.": ["app/frame/live/offline.ts", "app/features/push/browser.ts"],
	"navigator.mediaDevices.": ["app/features/arena/speech/use-recorder.ts"],
	"navigator.geolocation": [],
	"navigator.locks": [],
	"navigator.storage": [],
};

test.each(Object.entries(GUARDED))("SHELL-10 no page calls %s without another way on plain http", (call, guarded) => {
	const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.server.ts", "**/*.test.{ts,tsx}"] });
	expect(sources.length).toBeGreaterThan(300);
	expect(sources.filter((path) => readFileSync(path, "utf8").includes(call)).sort()).toEqual([...guarded].sort());
});

test("SHELL-10 an id is a UUID that no other has", () => {
	const ids = Array.from({ length: 1000 }, newId);
	expect(new Set(ids).size).toBe(1000);
	for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
