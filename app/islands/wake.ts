import { hasFan, onFollowed, readHint } from "../lib/hint.ts";
import { session } from "../lib/session/session.ts";
import { TOUCHED, type Touch } from "./first-touch.ts";

const SLEEPING = "tm-island:not([awake])";
/** The event on an island that has been removed from the page, with the part that contained it. */
export const GONE = "gone";
type Hydrate = (island: HTMLElement) => Promise<void>;
type WakeOptions = {
	/** Loads what hydrates islands: React comes with it. */
	load: () => Promise<{ hydrate: Hydrate }>;
	/** Waits for what answers touches outside of islands; resolves to false when it fails to load. */
	touchable: () => Promise<boolean>;
	/**
	 * Called when what is needed at once, or was touched, fails to load. `to`: where the touched link leads. Returns whether
	 * the tab loads a page because of it.
	 */
	onFailure: (to?: string) => boolean;
};

/**
 * Wakes the islands of the page and of parts fetched later, as their `wake` attribute says or when a fan touches them.
 * Repeats a touch once when its island is awake. When an island fails to load, links and forms do what they do without
 * scripts, and the next touch tries repeatTouch.
 */
export function startIslands({ load, touchable, onFailure }: WakeOptions): void {
	const waking = new Map<HTMLElement, Promise<boolean>>();
	const wake = (island: HTMLElement): Promise<boolean> => {
		const begun = waking.get(island);
		if (begun) return begun;
		const awake = load()
			.then(({ hydrate }) => hydrate(island))
			.then(
				() => true,
				() => {
					waking.delete(island);
					return false;
				},
			);
		waking.set(island, awake);
		return awake;
	};

	const wakeNow = async (island: HTMLElement) => {
		if (!(await wake(island))) onFailure();
	};
	const seen = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries)
			if (isIntersecting) {
				seen.unobserve(target);
				const island = target.closest<HTMLElement>(SLEEPING);
				if (island) void wakeNow(island);
			}
	});
	const idle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);
	const schedule = (island: HTMLElement) => {
		for (const when of (island.getAttribute("wake") ?? "").split(" ")) wakeWhen(island, when);
	};
	const wakeWhen = (island: HTMLElement, when: string) => {
		if (when === "now" || (when.startsWith("stored:") && isStored(when.slice(7)))) void wakeNow(island);
		// the hint says so before the server answers
		if ((when === "fan" && hasFan()) || (when === "follower" && readHint().team)) void wakeNow(island);
		if (when === "idle") idle(() => void wakeNow(island));
		// an island has no box of its own (display: contents)
		if (when === "seen") for (const part of island.children) seen.observe(part);
	};
	customElements.define(
		"tm-island",
		class extends HTMLElement {
			connectedCallback() {
				schedule(this);
			}
			disconnectedCallback() {
				this.dispatchEvent(new Event(GONE));
			}
		},
	);

	const wakeAll = (when: "fan" | "follower") => {
		for (const island of document.querySelectorAll<HTMLElement>(`${SLEEPING}[wake~=${when}]`)) void wakeNow(island);
	};
	session.listen(({ status }) => status === "signed-in" && wakeAll("fan"));
	onFollowed((team) => team && wakeAll("follower"));

	const onNear = ({ target }: Event) => {
		const island = (target as Element).closest?.<HTMLElement>(SLEEPING);
		if (island) void wake(island);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, onNear, { passive: true });

	const repeat = async () => {
		for (const touch of window.touches?.splice(0) ?? []) {
			const { control, home } = touch;
			if (!home) {
				if ((await touchable()) || !onFailure(addressOf(control))) repeatTouch(touch);
			} else if (await wake(home)) repeatTouch({ ...touch, control: replaced.get(control) ?? control });
			else if (!onFailure(addressOf(control))) withoutScript(touch, home);
		}
	};
	addEventListener(TOUCHED, () => void repeat());
	void repeat();
}

/** The controls that React has put in the place of those of a translated island, by these. */
export const replaced = new WeakMap<HTMLElement, HTMLElement>();

const addressOf = (control: HTMLElement): string | undefined =>
	control instanceof HTMLAnchorElement ? control.pathname + control.search + control.hash : undefined;

function isStored(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function repeatTouch({ control, submitter }: Touch): void {
	if (!control.isConnected) return;
	if (control instanceof HTMLFormElement) control.requestSubmit(submitter?.isConnected ? submitter : null);
	else control.click();
}

/** Lets the browser do what the HTML says: follow a link, send a form with an address. */
function withoutScript(touch: Touch, home: HTMLElement): void {
	if (touch.control instanceof HTMLFormElement && !touch.control.hasAttribute("action")) return;
	home.setAttribute("awake", "");
	repeatTouch(touch);
	home.removeAttribute("awake");
}
