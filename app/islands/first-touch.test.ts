import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { firstTouchScript, type Touch } from "./first-touch.ts";

/** An element in a sleeping island, or in none. `control`: whether the selector of controls matches it. */
function element({ asleep = false, control = true, act = false, ...more }: Record<string, unknown> = {}) {
	const island = { island: true };
	const itself = {
		closest: (selector: string) =>
			selector.startsWith("tm-island") ? (asleep ? island : null) : control ? itself : null,
		matches: () => act,
		...more,
	};
	return { itself, island };
}

/** A page with the inline script, and the events on it. */
function opened({ ready = false, touchable = false } = {}) {
	const listeners = new Map<string, (event: unknown) => void>();
	const page: { touches?: Touch[] } = {};
	const dispatched = vi.fn();
	runInNewContext(firstTouchScript, {
		window: page,
		document: { documentElement: { dataset: { ...(ready && { ready: "" }), ...(touchable && { touchable: "" }) } } },
		location: { pathname: "/facts", search: "" },
		Event,
		addEventListener: (type: string, work: (event: unknown) => void) => listeners.set(type, work),
		dispatchEvent: dispatched,
	});
	return {
		page,
		dispatched,
		/** whether the event was stopped */
		does(type: string, target: object, more: object = {}): boolean {
			const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()];
			listeners.get(type)?.({ type, target, button: 0, preventDefault, stopImmediatePropagation, ...more });
			expect(preventDefault.mock.calls.length).toBe(stopImmediatePropagation.mock.calls.length);
			return preventDefault.mock.calls.length > 0;
		},
	};
}

test("a click in a sleeping island is stored once, however often it is repeated", () => {
	const { page, dispatched, does } = opened({ ready: true });
	const { itself, island } = element({ asleep: true });
	expect([does("click", itself), does("click", itself)]).toEqual([true, true]);
	expect(page.touches).toEqual([{ control: itself, submitter: null, home: island }]);
	expect(dispatched).toHaveBeenCalledTimes(2);
});

test("a submit in a sleeping island is stored with its button", () => {
	const { page, does } = opened({ ready: true });
	const { itself, island } = element({ asleep: true });
	const submitter = {};
	expect(does("submit", itself, { submitter })).toBe(true);
	expect(page.touches).toEqual([{ control: itself, submitter, home: island }]);
});

test("Enter in a field that sends is a submit, unless the field is blank; every other key is the browser's", () => {
	const { page, does } = opened({ ready: true });
	const { itself: form, island } = element({ asleep: true });
	const field = (value: string, enterKeyHint = "send") => ({ closest: () => null, form, value, enterKeyHint });
	const Enter = { key: "Enter" };
	expect([
		does("keydown", field("Kohli"), { key: "k" }),
		does("keydown", field("Kohli"), { ...Enter, shiftKey: true }),
		does("keydown", field("Kohli"), { ...Enter, isComposing: true }),
		does("keydown", field("Kohli", ""), Enter),
		does("keydown", field(" "), Enter),
	]).toEqual([false, false, false, false, true]);
	expect(page.touches).toEqual([]);
	expect(does("keydown", field("Kohli"), Enter)).toBe(true);
	expect(page.touches).toEqual([{ control: form, submitter: null, home: island }]);
});

test("the browser handles links, fields, popovers, buttons that submit, and clicks for a new tab", () => {
	const { page, does } = opened();
	const asleep = true;
	expect([
		does("click", element({ asleep, control: false }).itself),
		does("click", element({ asleep, popoverTargetElement: {} }).itself),
		does("click", element({ asleep, form: {}, type: "submit" }).itself),
		does("click", element({ asleep }).itself, { ctrlKey: true }),
		does("click", element({ asleep }).itself, { button: 1 }),
	]).toEqual([false, false, false, false, false]);
	expect(page.touches).toEqual([]);
});

test("a click on a control of the frame is stored until its script has loaded, if it needs one", () => {
	const early = opened();
	expect(early.does("click", element({ act: true }).itself)).toBe(true);
	expect(early.does("click", element().itself)).toBe(false);
	expect(early.page.touches).toMatchObject([{ home: null }]);
	expect(opened({ ready: true }).does("click", element({ act: true }).itself)).toBe(true);
	expect(opened({ ready: true, touchable: true }).does("click", element({ act: true }).itself)).toBe(false);
});
