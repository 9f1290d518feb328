import { signInPath } from "../../../lib/return-path.ts";
import { session } from "../../../lib/session/session.ts";
import { notFetched, toast } from "../../../ui/toast.tsx";
import {
	HEADLINES,
	HEROES,
	type Hero,
	storeAnswer,
	storeChoice,
	turnOff,
	VIRAL_TEAMS,
	type ViralTeam,
	viralTexts,
} from "./challenge.ts";
import { drawSheet, type Stage } from "./steps.ts";
import "../sharing.css";
import "../../../ui/styles/figures/tables.css";

/** Renders what follows an accepted challenge into `place`, and returns a function that removes it. */
export type ShowAccepted = (place: HTMLElement, team: ViralTeam, hero: Hero | null) => () => void;

/**
 * VIRAL-1: opens the challenge in a sheet beside the page, in three steps. The steps work without React, because every
 * new visitor sees the first one; `loadAccepted` loads React for what follows.
 */
export function openChallenge(loadAccepted: () => Promise<ShowAccepted>): void {
	const words = HEADLINES[Math.floor(Math.random() * HEADLINES.length)] ?? HEADLINES[0];
	const sheet = Object.assign(document.createElement("dialog"), { className: "sheet" });
	sheet.setAttribute("aria-labelledby", "viral-title");
	let stage: Stage = { name: "team" };
	let removeAccepted = () => {};

	function noteVisitor(): void {
		const note = sheet.querySelector<HTMLElement>(".sheet-body > .note");
		const link = note?.querySelector("a");
		if (note) note.hidden = session.get().status !== "signed-out";
		if (link) link.href = signInPath(location.pathname + location.search);
	}
	function draw(next: Stage): void {
		stage = next;
		sheet.innerHTML = drawSheet(stage, words);
		noteVisitor();
		// the pressed button no longer exists, so move its focus
		sheet.querySelector<HTMLElement>(".sheet-body [tabindex]")?.focus();
	}
	function close(): void {
		// a second press while the sheet slides away must not count again
		if (!sheet.open) return;
		if (stage.name !== "accepted") storeAnswer(localStorage, Date.now());
		sheet.close();
	}
	async function accept(team: ViralTeam, hero: Hero | null): Promise<void> {
		const show = await loadAccepted().catch(() => null);
		if (!show) {
			toast(notFetched);
			return;
		}
		storeAnswer(localStorage, Date.now());
		storeChoice(localStorage, team.id, hero?.slug ?? null);
		toast({ type: "success", title: viralTexts.accepted });
		draw({ name: "accepted", team, hero });
		const place = sheet.querySelector<HTMLElement>(".sheet-body > .stack");
		if (place) removeAccepted = show(place, team, hero);
	}
	function press(act: string, place: number): void {
		const team = stage.name === "team" ? VIRAL_TEAMS[place] : stage.team;
		if (act === "never") turnOff(localStorage);
		if (act === "never" || act === "close") close();
		if (act === "back") draw(stage.name === "briefing" ? { ...stage, name: "hero" } : { name: "team" });
		if (act === "team" && team) draw({ name: "hero", team, hero: null });
		if (act === "hero" && team) draw({ name: "briefing", team, hero: HEROES[place] ?? null });
		if (act === "accept" && stage.name === "briefing") void accept(stage.team, stage.hero);
	}

	// on the window, because the focus may be in the page
	const onEscape = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
	addEventListener("keydown", onEscape);
	const stopListening = session.listen(noteVisitor);
	sheet.addEventListener("keydown", keepInside);
	sheet.addEventListener("click", ({ target }) => {
		const control = (target as Element).closest<HTMLElement>("[data-do]");
		if (control) press(control.dataset.do ?? "", Number(control.dataset.place ?? -1));
	});
	sheet.addEventListener("close", async () => {
		removeEventListener("keydown", onEscape);
		stopListening();
		// the sheet slides away first
		await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
		removeAccepted();
		sheet.remove();
	});
	sheet.innerHTML = drawSheet(stage, words);
	noteVisitor();
	document.body.append(sheet);
	// not a modal, because the page beside it stays readable
	sheet.show();
}

/** Keeps Tab within the sheet. A modal dialog would do so too, but hide the page from screen readers. */
function keepInside(event: KeyboardEvent): void {
	if (event.key !== "Tab") return;
	const stops = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("a[href], button, input")];
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
	if (document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}
