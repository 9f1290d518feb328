import { expect, test } from "vitest";
import type { Message } from "../../group.ts";
import { type MessageRow, rowsOf } from "./rows.ts";

const ASHA = "asha";
const MEERA = "meera";
const said = (sequence: number, user_id: string, created_at: string) =>
	({ id: `m${sequence}`, client_id: null, sequence, user_id, message_type: "user", created_at }) as Message;
const rows = (messages: Message[], read_to = 99, newest_at_open: number | null = 99) =>
	rowsOf({
		messages,
		unsent: [],
		own_id: "own",
		read_to,
		newest_at_open,
		dayOf: (iso) => iso.slice(0, 10),
		today: "2026-05-02",
	}) as MessageRow[];

const evening = [
	said(1, ASHA, "2026-05-01T20:00:00Z"),
	said(2, MEERA, "2026-05-02T19:00:00Z"),
	said(3, MEERA, "2026-05-02T19:02:00Z"),
	said(4, MEERA, "2026-05-02T19:30:00Z"),
	said(5, ASHA, "2026-05-02T19:31:00Z"),
];

test("GROUP-4 each day has a line, and messages of a fan within five minutes are one run", () => {
	expect(rows(evening).map(({ day }) => day)).toEqual(["2026-05-01", "Today", null, null, null]);
	expect(rows(evening).map(({ first, tail }) => [first, tail])).toEqual([
		[true, true],
		[true, false],
		[false, true],
		[true, true],
		[true, true],
	]);
});

test("the line above new messages has their number, appears once, and begins a run", () => {
	const found = rows(evening, 2, 5);
	expect(found.map(({ unread }) => unread)).toEqual([null, null, 3, null, null]);
	expect(found[2]?.first).toBe(true);
	expect(found[1]?.tail).toBe(true);
});

test("no line shows if all is read, before the chat has loaded, or for messages that come later", () => {
	for (const found of [rows(evening, 5, 5), rows(evening, 2, null), rows(evening, 4, 4)])
		expect(found.every(({ unread }) => unread === null)).toBe(true);
});

test("the fan's own messages are not new", () => {
	const mine = [...evening, said(6, "own", "2026-05-02T19:32:00Z")];
	expect(rows(mine, 5, 6).every(({ unread }) => unread === null)).toBe(true);
	expect(rows(mine, 4, 6)[4]?.unread).toBe(1);
});

test("no line shows while older unread messages may not be loaded", () => {
	expect(rows(evening.slice(2), 1, 5).every(({ unread }) => unread === null)).toBe(true);
	expect(rows(evening.slice(2), 2, 5)[0]?.unread).toBe(3);
	expect(rows(evening, 0, 5)[0]?.unread).toBe(5);
});
