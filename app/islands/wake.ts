import { hasFan, onFollowed, readHint } from "../lib/hint.ts";
import { session } from "../lib/session/session.ts";
import { TOUCHED, type Touch } from "./first-touch.ts";

const SLEEPING = "tm-island:not([awake])";
/** The event on an island that has left the page, with the part that it was in. */
export const GONE = "gone";
type Hydrate = (island: HTMLElement) => Promise<void>;
type WakeOptions = {
	/** Loads what hydrates islands: React comes with it. */
	load: () => Promise<{ hydrate: Hydrate }>;
	/** Called when an island fails to load. */
	onFailure: (error: unknown) => void;
};

/**
 * Wakes the islands of the page, and those that come with a part of it later, as their `wake` attribute says, and any island that is touched. A touch is repeated
 * once when its island is awake. When an island fails to load, links and forms do what they do without scripts, and
 * the next touch tries again.
 */
export function startIslands({ load, onFailure }: WakeOptions): void {
	const waking = new Map<HTMLElement, Promise<boolean>>();
	const wake = (island: HTMLElement): Promise<boolean> => {
		const begun = waking.get(island);
		if (begun) return begun;
		const awake = load()
			.then(({ hydrate }) => hydrate(island))
			.then(
				() => true,
				(error) => {
					waking.delete(island);
					onFailure(error);
					return false;
				},
			);
		waking.set(island, awake);
		return awake;
	};

	const seen = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries)
			if (isIntersecting) {
				seen.unobserve(target);
				const island = target.closest<HTMLElement>(SLEEPING);
				if (island) void wake(island);
			}
	});
	const idle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);
	const expect = (island: HTMLElement) => {
		const [when, key = ""] = (island.getAttribute("wake") ?? "").split(":");
		if (when === "now" || (when === "stored" && isStored(key))) void wake(island);
		// the hint says so before the server answers
		if ((when === "fan" && hasFan()) || (when === "follower" && readHint().team)) void wake(island);
		if (when === "idle") idle(() => void wake(island));
		// an island has no box of its own (display: contents)
		if (when === "seen") for (const part of island.children) seen.observe(part);
	};
	customElements.define(
		"tm-island",
		class extends HTMLElement {
			connectedCallback() {
				expect(this);
			}
			disconnectedCallback() {
				this.dispatchEvent(new Event(GONE));
			}
		},
	);

	const wakeAll = (when: "fan" | "follower") => {
		for (const island of document.querySelectorAll<HTMLElement>(`${SLEEPING}[wake=${when}]`)) void wake(island);
	};
	session.listen(({ status }) => status === "signed-in" && wakeAll("fan"));
	onFollowed((team) => team && wakeAll("follower"));

	const near = ({ target }: Event) => {
		const island = (target as Element).closest?.<HTMLElement>(SLEEPING);
		if (island) void wake(island);
	};
	for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, near, { passive: true });

	const repeat = async () => {
		for (const touch of window.touches?.splice(0) ?? []) {
			const { home } = touch;
			if (!home) again(touch);
			else if (await wake(home)) again(touch);
			else withoutScript(touch, home);
		}
	};
	addEventListener(TOUCHED, () => void repeat());
	void repeat();
}

function isStored(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function again({ control, submitter }: Touch): void {
	if (!control.isConnected) return;
	if (control instanceof HTMLFormElement) control.requestSubmit(submitter?.isConnected ? submitter : null);
	else control.click();
}

/** Lets the browser do what the HTML says: follow a link, send a form with an address. */
function withoutScript(touch: Touch, home: HTMLElement): void {
	if (touch.control instanceof HTMLFormElement && !touch.control.hasAttribute("action")) return;
	home.setAttribute("awake", "");
	again(touch);
	home.removeAttribute("awake");
}
