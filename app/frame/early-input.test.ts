import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { keepEarlyInput } from "./early-input.ts";

class Happening {
	type: string;
	target: unknown;
	prevented = false;
	stopped = false;
	constructor(type: string, { target }: { target: unknown }) {
		this.type = type;
		this.target = target;
	}
	preventDefault = () => {
		this.prevented = true;
	};
	stopImmediatePropagation = () => {
		this.stopped = true;
	};
}

/** An element that records the events sent to it. `button`: the button around it. */
function element(more: Record<string, unknown> = {}) {
	const heard: string[] = [];
	const itself = {
		isConnected: true,
		heard,
		closest: (): unknown => itself,
		hasAttribute: (name: string) => name in more,
		contains: (other: unknown) => other === itself,
		dispatchEvent: ({ type }: Happening) => heard.push(type) > 0,
		...more,
	};
	return itself;
}

/** A page whose scripts are still loading. */
function opened() {
	const listeners = new Map<string, (event: Happening) => void>();
	const location = { pathname: "/players", search: "?q=kohli", reload: vi.fn() };
	const html = { dataset: {} as { leaving?: string } };
	runInNewContext(keepEarlyInput, {
		location,
		document: { documentElement: html },
		addEventListener: (type: string, work: (event: Happening) => void) => listeners.set(type, work),
		removeEventListener: (type: string) => listeners.delete(type),
	});
	return {
		location,
		html,
		does(type: string, target: object) {
			const event = new Happening(type, { target });
			listeners.get(type)?.(event);
			return event;
		},
		comesToLife: () => listeners.get("alive")?.(new Happening("alive", { target: null })),
	};
}

test("a tap on a button and a key reach the scripts once they have come, in their order and once", async () => {
	const page = opened();
	const button = element({ type: "button" });
	expect(page.does("click", button).stopped).toBe(true);
	expect(page.does("keydown", button).stopped).toBe(true);
	expect(button.heard).toEqual([]);
	page.comesToLife();
	await expect.poll(() => button.heard).toEqual(["click", "keydown"]);
	expect(page.does("click", button).stopped).toBe(false);
	expect(button.heard).toHaveLength(2);
});

test("what works without scripts is left to the browser: links, popovers, forms with an address", () => {
	const page = opened();
	const form = element({ action: "/auth" });
	const alone = [
		page.does("click", element({ closest: () => null })),
		page.does("click", element({ type: "button", popoverTargetElement: {} })),
		page.does("click", element({ type: "submit", form })),
		page.does("submit", form),
	];
	expect(alone.map(({ stopped, prevented }) => stopped || prevented)).toEqual([false, false, false, false]);
});

test("a form that only scripts can send waits for them", async () => {
	const page = opened();
	const form = element();
	expect(page.does("submit", form).prevented).toBe(true);
	page.comesToLife();
	await expect.poll(() => form.heard).toEqual(["submit"]);
});

test("a field gets back what was typed, whatever the scripts have made of it, and a box its tick", async () => {
	const page = opened();
	const written: string[] = [];
	class Field {
		isConnected = true;
		type = "text";
		get value() {
			return "typed";
		}
		set value(value: string) {
			written.push(value);
		}
		contains = () => false;
		dispatchEvent = ({ type }: Happening) => written.push(type);
	}
	let ticked: boolean | undefined;
	const box = element({ type: "checkbox", checked: true, click: () => (ticked = !box.checked) }) as ReturnType<
		typeof element
	> & { checked: boolean };
	page.does("input", new Field());
	page.does("input", box);
	page.comesToLife();
	await expect.poll(() => written).toEqual(["typed ", "typed", "input"]);
	await expect.poll(() => ticked).toBe(true);
});

test("ignores elements that the scripts have removed", async () => {
	const page = opened();
	const button = element({ type: "button" });
	page.does("click", button);
	button.isConnected = false;
	page.comesToLife();
	expect(button.heard).toEqual([]);
});

test("what a key did meanwhile is left out when the scripts take the key for themselves", async () => {
	const page = opened();
	const field = element({ dispatchEvent: ({ type }: Happening) => field.heard.push(type) === 0 });
	page.does("keydown", field);
	page.does("input", field);
	page.does("keydown", field);
	page.comesToLife();
	await expect.poll(() => field.heard).toEqual(["keydown", "keydown"]);
});

test("going back meanwhile shows the page of that address; a place within the page is left to the browser", () => {
	const page = opened();
	page.does("popstate", {});
	expect(page.location.reload).not.toHaveBeenCalled();
	expect(page.html.dataset.leaving).toBeUndefined();
	page.location.search = "";
	page.does("popstate", {});
	expect(page.location.reload).toHaveBeenCalledOnce();
	// nothing is brought to life under the other address
	expect(page.html.dataset.leaving).toBe("");
});
