import { hasFan, onFollowed, readHint } from "../lib/hint.ts";
import { session } from "../lib/session/session.ts";
import { TOUCHED, type Touch } from "./first-touch.ts";

const SLEEPING = "tm-island:not([awake])";
/** The event on an island after its removal from the page. */
export const GONE = "gone";
type Hydrate = (island: HTMLElement) => Promise<void>;
type WakeOptions = {
	/** loads the module that hydrates islands, and React with it */
	load: () => Promise<{ hydrate: Hydrate }>;
	/** loads the handlers of touches outside islands; resolves to false if that fails */
	touchable: () => Promise<boolean>;
	/** called if a script fails to load; `to`: the address of the touched link; returns true if it loads a page */
	onFailure: (to?: string) => boolean;
};

/**
 * Hydrates islands, also those of parts fetched later, when their `wake` attribute says so or a fan touches them.
 * Repeats a touch when its island is awake. If an island fails to load, its links and forms work without it, and the
 * next touch tries again.
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
		// by the stored hint, before the server answers
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

/** Maps a control of a translated island to the one that React has rendered in its place. */
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

/** Lets the browser follow the link, or send the form if it has an address. */
function withoutScript(touch: Touch, home: HTMLElement): void {
	if (touch.control instanceof HTMLFormElement && !touch.control.hasAttribute("action")) return;
	home.setAttribute("awake", "");
	repeatTouch(touch);
	home.removeAttribute("awake");
}
