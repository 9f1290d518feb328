import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Message } from "../../group.ts";
import { addOlder, beginLog, type ChatLog, catchUp, emptyLog, hasGap, receive } from "./log.ts";

const message = (sequence: number, revision = sequence, content = `message ${sequence}`): Message => ({
	id: `id-${sequence}`,
	group_id: "group",
	sequence,
	revision,
	user_id: "fan",
	client_id: null,
	message_type: "user",
	content,
	metadata: null,
	reply_to_message_id: null,
	likes_count: 0,
	is_pinned: false,
	is_flagged: false,
	hidden: false,
	created_at: "2026-05-31T16:00:00.000Z",
	sender: null,
	reply_to: null,
});
const sequences = ({ messages }: ChatLog) => messages.map(({ sequence }) => sequence);

describe("GROUP-6 the log has each message once, in order", () => {
	test("catching up completes the log, however messages and changes arrive: lost, twice or out of order", () => {
		const steps = fc.array(fc.record({ change: fc.boolean(), of: fc.nat(), heard: fc.integer({ min: 0, max: 3 }) }), {
			maxLength: 40,
		});
		fc.assert(
			fc.property(steps, fc.infiniteStream(fc.nat()), (done, chance) => {
				// the server's state: each action has the next revision
				const stored = new Map<number, Message>();
				const sent: Message[] = [];
				for (const { change, of, heard } of done) {
					const revision = sent.length + 1;
					const known = [...stored.values()];
					const one =
						change && known.length > 0
							? { ...(known[of % known.length] as Message), revision, likes_count: revision }
							: message(stored.size + 1, revision);
					stored.set(one.sequence, one);
					sent.push(one);
					void heard;
				}
				// the events received: some lost, some twice, in any order
				const arriving = done
					.flatMap(({ heard }, at) => Array.from({ length: heard }, () => sent[at] as Message))
					.map((one) => ({ one, at: chance.next().value }))
					.sort((a, b) => a.at - b.at);
				let log = emptyLog;
				for (const { one } of arriving) log = receive(log, one);
				const missed = [...stored.values()]
					.filter(({ revision }) => revision > log.revision)
					.sort((a, b) => a.revision - b.revision);
				log = catchUp(log, missed, sent.length);
				expect(log.messages).toEqual([...stored.values()].sort((a, b) => a.sequence - b.sequence));
				expect(hasGap(log)).toBe(false);
				expect(log.revision).toBe(sent.length);
			}),
		);
	});

	test("a message beyond a missing one makes a gap until the missing one comes", () => {
		let log = beginLog([message(1)], 1, false);
		log = receive(log, message(3));
		expect(hasGap(log)).toBe(true);
		log = receive(log, message(2));
		expect([hasGap(log), sequences(log)]).toEqual([false, [1, 2, 3]]);
	});

	test("messages that arrive during the first load stay", () => {
		const early = receive(receive(emptyLog, message(12)), { ...message(3), revision: 11 });
		const log = beginLog([message(9), message(10)], 10, true, early);
		expect([sequences(log), log.revision, hasGap(log)]).toEqual([[9, 10, 12], 12, false]);
	});

	test("an older state of a message does not overwrite a newer one", () => {
		let log = beginLog([message(1)], 1, false);
		log = receive(log, { ...message(1), revision: 3, likes_count: 2 });
		log = receive(log, { ...message(1), revision: 2, likes_count: 1 });
		expect(log.messages[0]?.likes_count).toBe(2);
		expect(hasGap(log)).toBe(false);
	});

	test("older messages go first; a change of one that is not loaded is skipped", () => {
		let log = beginLog([message(51, 60)], 60, true);
		log = receive(log, { ...message(3), revision: 61 });
		expect(sequences(log)).toEqual([51]);
		log = addOlder(log, [message(49), message(50), message(51)], false);
		expect([sequences(log), log.older, log.revision]).toEqual([[49, 50, 51], false, 61]);
	});
});
