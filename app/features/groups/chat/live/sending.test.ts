import { describe, expect, test } from "vitest";
import { RequestFailed } from "../../../../lib/api.ts";
import type { Message } from "../../group.ts";
import { chatTexts } from "../rules.ts";
import type { Unsent } from "./outbox.ts";
import { createSending, type PostedBody } from "./sending.ts";

/** An outbox with a controlled server and clock. */
function start() {
	const posted: PostedBody[] = [];
	const sent: string[] = [];
	let unsent: readonly Unsent[] = [];
	let answer: () => Promise<void> = async () => {};
	let due: (() => void)[] = [];
	const now = 1_700_000_000_000;
	const sending = createSending({
		async post(body) {
			posted.push(body);
			await answer();
			return { client_id: body.client_id, content: body.content } as Message;
		},
		later(work) {
			due.push(work);
			return () => {
				due = due.filter((one) => one !== work);
			};
		},
		now: () => now,
		onUnsent: (next) => {
			unsent = next;
		},
		onSent: ({ content }) => sent.push(content),
	});
	return {
		sending,
		posted,
		sent,
		states: () => unsent.map(({ content, state, problem }) => [content, state, problem]),
		unsent: () => unsent,
		/** seconds until each can be tried again; null: never */
		waits: () => unsent.map(({ retry_from }) => (retry_from === null ? null : (retry_from - now) / 1000)),
		answers: (next: () => Promise<void>) => {
			answer = next;
		},
		async pass() {
			for (const work of due.splice(0)) work();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}
const fails = (error: Error) => () => Promise.reject(error);

describe("GROUP-4 a message is retried until the server answers", () => {
	test.each([
		["no answer", new TypeError("fetch failed")],
		["a database that is away", new RequestFailed(503, "away")],
	])("after %s it waits and is sent again under its id, before what was written later", async (_, error) => {
		const { sending, posted, sent, states, answers, pass } = start();
		answers(fails(error));
		sending.add("one", null);
		sending.add("two", null);
		await pass();
		expect(states()).toEqual([
			["one", "waiting", null],
			["two", "waiting", null],
		]);
		answers(async () => {});
		await pass();
		expect([sent, states()]).toEqual([["one", "two"], []]);
		expect(new Set(posted.filter(({ content }) => content === "one").map(({ client_id }) => client_id)).size).toBe(1);
	});

	test("a refused message waits for the fan with the reason, and does not block others", async () => {
		const { sending, sent, states, unsent, answers, pass } = start();
		const refusals = [
			fails(new RequestFailed(400, chatTexts.noLinksYet)),
			fails(new RequestFailed(500, "insides")),
			fails(new RequestFailed(401, "Please sign in first.")),
		];
		answers(() => refusals.shift()?.() ?? Promise.resolve());
		for (const text of ["link", "broken", "signed out", "fine"]) sending.add(text, null);
		await pass();
		expect(sent).toEqual(["fine"]);
		expect(states()).toEqual([
			["link", "failed", chatTexts.noLinksYet],
			["broken", "failed", chatTexts.sendFailed],
			["signed out", "failed", chatTexts.sendFailed],
		]);
		sending.retry(unsent()[1]?.client_id as string);
		await pass();
		expect(sent).toEqual(["fine", "broken"]);
	});

	test("GROUP-7 a message refused for its content has no retry; others have one after the wait", async () => {
		const { sending, waits, answers, pass } = start();
		const refusals = [
			new RequestFailed(400, chatTexts.noLinksYet),
			new RequestFailed(403, "You are muted."),
			new RequestFailed(429, chatTexts.slowDown, { retry_after_seconds: 42 }),
			new RequestFailed(500, "insides"),
		];
		answers(() => Promise.reject(refusals.shift()));
		for (const text of ["link", "muted", "fast", "broken"]) sending.add(text, null);
		await pass();
		expect(waits()).toEqual([null, null, 42, 0]);
	});

	test("unsent messages of an earlier page go first; one that the room delivered is not sent again", async () => {
		const { sending, posted, sent, unsent, answers, pass } = start();
		answers(fails(new TypeError("fetch failed")));
		sending.add("new", null);
		await pass();
		const restored = { ...(unsent()[0] as Unsent), client_id: "restored", content: "restored" };
		sending.restore([restored]);
		await pass();
		sending.forget([unsent()[1]?.client_id as string]);
		answers(async () => {});
		await pass();
		expect([sent, posted.at(-1)?.content, unsent()]).toEqual([["restored"], "restored", []]);
	});
});
