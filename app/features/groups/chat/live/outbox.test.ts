import { afterEach, expect, test, vi } from "vitest";
import { createOutbox, type Unsent } from "./outbox.ts";

/** Stubs `localStorage` with an object. `Object.keys` of it lists the stored keys, as in a browser. */
function fakeStorage() {
	const storage: Record<string, unknown> = {};
	const hidden = (name: string, value: unknown) => Object.defineProperty(storage, name, { value, enumerable: false });
	hidden("getItem", (key: string) => storage[key] ?? null);
	hidden("setItem", (key: string, value: string) => {
		storage[key] = value;
	});
	hidden("removeItem", (key: string) => {
		delete storage[key];
	});
	vi.stubGlobal("localStorage", storage);
	return storage as unknown as Storage;
}
afterEach(() => {
	vi.unstubAllGlobals();
});

const NOW = Date.parse("2026-05-31T20:00:00Z");
const message = (client_id: string, minutes_ago = 0): Unsent => ({
	client_id,
	content: `text of ${client_id}`,
	reply_to: null,
	state: "waiting",
	problem: null,
	retry_from: null,
	created_at: new Date(NOW - minutes_ago * 60_000).toISOString(),
});
const ids = (unsent: readonly Unsent[]) => unsent.map(({ client_id }) => client_id);

test("GROUP-6 two tabs store unsent messages without conflict, and a reload loads all, oldest first", () => {
	fakeStorage();
	const [one, other] = [createOutbox("fan", "group"), createOutbox("fan", "group")];
	one.store([message("a", 3), message("c", 1)]);
	other.store([message("b", 2)]);
	one.store([message("a", 3), message("c", 1), message("d")]);
	expect(ids(createOutbox("fan", "group").load(NOW))).toEqual(["a", "b", "c", "d"]);
	other.store([]);
	expect(ids(createOutbox("fan", "group").load(NOW))).toEqual(["a", "c", "d"]);
	expect(createOutbox("fan", "other group").load(NOW)).toEqual([]);
});

test("GROUP-6 a message expires after a day, and an invalid one at once", () => {
	const storage = fakeStorage();
	createOutbox("fan", "group").store([message("old", 24 * 60), message("young", 5)]);
	storage.setItem("chat-outbox:fan:group:broken", "{");
	expect(ids(createOutbox("fan", "group").load(NOW))).toEqual(["young"]);
	expect(Object.keys(storage)).toEqual(["chat-outbox:fan:group:young"]);
});

test("GROUP-6 a storage event gives the id of the message that another tab has sent or discarded", () => {
	const outbox = createOutbox("fan", "group");
	expect(outbox.removedBy({ key: "chat-outbox:fan:group:a", newValue: null })).toBe("a");
	expect(outbox.removedBy({ key: "chat-outbox:fan:group:a", newValue: "{}" })).toBeNull();
	expect(outbox.removedBy({ key: "chat-outbox:fan:other:a", newValue: null })).toBeNull();
	expect(outbox.removedBy({ key: null, newValue: null })).toBeNull();
});

test("GROUP-6 the list of version 0.1.0 is migrated once to one key per message", () => {
	const storage = fakeStorage();
	storage.setItem("chat-outbox:fan:group", JSON.stringify([message("a", 2), message("b", 1), { client_id: 7 }]));
	expect(ids(createOutbox("fan", "group").load(NOW))).toEqual(["a", "b"]);
	expect(storage.getItem("chat-outbox:fan:group")).toBeNull();
	expect(ids(createOutbox("fan", "group").load(NOW))).toEqual(["a", "b"]);
});
