import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AI_MODES } from "../rules.ts";
import { isAddressed, MOST_ANSWERS_AN_HOUR, mayAnswer, QUIET, questionIn, willAnswer } from "./rules.ts";

const quiet = { ai_mode: "always" as const, people: 2, answers: 0 };
const busy = { ...quiet, people: QUIET.people + 1 };
const said = (content: string, more = {}) => ({
	message_type: "user" as const,
	content,
	replies_to_assistant: false,
	...more,
});

describe("GROUP-5 when the assistant answers", () => {
	test("it answers every message in a quiet room", () => {
		expect(willAnswer(quiet, said("good morning all"))).toBe("always");
		expect(willAnswer({ ...quiet, people: QUIET.people }, said("six!"))).toBe("always");
	});

	test("it answers messages to it, replies to it and questions it knows in a busy room", () => {
		expect(willAnswer(busy, said("six!"))).toBe("no");
		expect(willAnswer(busy, said("@Cricket AI who has most sixes"))).toBe("always");
		expect(willAnswer(busy, said("really", { replies_to_assistant: true }))).toBe("always");
		expect(willAnswer(busy, said("Who has the most sixes?"))).toBe("if_known");
	});

	test("a job is queued for every message that it may answer, and for none if it is off", () => {
		const texts = fc.constantFrom("six!", "Who won?", "@Cricket AI hello", "well, @cricketai?");
		const rooms = fc.record({ ai_mode: fc.constantFrom(...AI_MODES), people: fc.nat(9), answers: fc.nat(70) });
		fc.assert(
			fc.property(rooms, texts, fc.boolean(), (room, content, replies_to_assistant) => {
				const may = mayAnswer(room.ai_mode, { content, is_reply: replies_to_assistant });
				if (willAnswer(room, said(content, { replies_to_assistant })) !== "no") expect(may).toBe(true);
				if (room.ai_mode === "never") expect(may).toBe(false);
			}),
		);
		expect(mayAnswer("when_asked", { content: "six!", is_reply: false })).toBe(false);
	});

	test("it follows the moderator's setting: when asked, never", () => {
		expect(willAnswer({ ...quiet, ai_mode: "when_asked" }, said("Who has the most sixes?"))).toBe("no");
		expect(willAnswer({ ...quiet, ai_mode: "when_asked" }, said("@cricket ai and the most fours?"))).toBe("always");
		expect(willAnswer({ ...quiet, ai_mode: "never" }, said("@Cricket AI hello"))).toBe("no");
	});

	test("it never answers itself or the system, and stops at its limit", () => {
		fc.assert(
			fc.property(fc.string(), fc.constantFrom("ai_agent" as const, "system" as const), (content, message_type) => {
				expect(willAnswer(quiet, { ...said(content), message_type })).toBe("no");
				expect(willAnswer({ ...quiet, answers: MOST_ANSWERS_AN_HOUR }, said(`@Cricket AI ${content}`))).toBe("no");
			}),
		);
	});

	test("its name is removed from the question", () => {
		expect(questionIn("@Cricket AI Assistant who won in 2016?")).toBe("who won in 2016?");
		expect(questionIn("@AI who won in 2016?")).toBe("who won in 2016?");
		expect(questionIn("Evening all. Gayle hundred tonight? @AI, how many runs has Gayle?")).toBe(
			"how many runs has Gayle?",
		);
		expect(questionIn("How many sixes has Gayle, @AI please")).toBe("How many sixes has Gayle, please");
		expect(isAddressed("the cricket ai is here")).toBe(false);
	});
});
