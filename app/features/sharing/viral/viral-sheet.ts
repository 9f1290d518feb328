import { signInPath } from "../../../lib/return-path.ts";
import { session } from "../../../lib/session/session.ts";
import { notFetched, toast } from "../../../ui/toast.tsx";
import {
	GOALS,
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

	function updateSignInNote(): void {
		const note = sheet.querySelector<HTMLElement>(".sheet-body > .note");
		const link = note?.querySelector("a");
		if (note) note.hidden = session.get().status !== "signed-out";
		if (link) link.href = signInPath(location.pathname + location.search);
	}
	function draw(next: Stage): void {
		stage = next;
		sheet.innerHTML = drawSheet(stage, words);
		updateSignInNote();
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
	const stopListening = session.listen(updateSignInNote);
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
	updateSignInNote();
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

type Stage = { name: "team" } | { name: "hero" | "briefing" | "accepted"; team: ViralTeam; hero: Hero | null };
type Words = { headline: string; description: string; action: string };
const STEPS = ["team", "hero", "briefing"];
const CLOSE =
	'<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

const list = (name: string, items: string[]) =>
	`<ul class="team-grid" aria-label="${name}" tabindex="-1">${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const more = (act: string, text: string) => `<button type="button" class="link-more" data-do="${act}">${text}</button>`;

function titleOf(stage: Stage, words: Words): string {
	if (stage.name === "team") return words.headline;
	if (stage.name === "accepted") return `${stage.team.id.toUpperCase()}, all the way`;
	return stage.name === "hero" ? viralTexts.pickHero : viralTexts.mission;
}

function stepOf({ name }: Stage): string {
	const step = STEPS.indexOf(name) + 1;
	if (step === 0) return "";
	const marks = STEPS.map((_, place) => `<i${place < step ? ' data-done=""' : ""}></i>`).join("");
	return `<p class="cluster note">Step ${step} of ${STEPS.length}<span class="steps" aria-hidden="true">${marks}</span></p>`;
}

function bodyOf(stage: Stage, words: Words): string {
	if (stage.name === "accepted") return '<div class="stack"></div>';
	if (stage.name === "team") {
		const team = ({ id, name }: ViralTeam, place: number) =>
			`<button type="button" class="team-btn" data-team="${id}" data-do="team" data-place="${place}"><b>${id.toUpperCase()}</b> <span>${name}</span></button>`;
		return `<p>${words.description}</p>${list("Teams", VIRAL_TEAMS.map(team))}`;
	}
	if (stage.name === "hero") {
		const hero = ({ name, of }: Hero, place: number) =>
			`<button type="button" class="hero-btn" data-do="hero" data-place="${place}"><b>${name}</b> <span>${of}</span></button>`;
		const skip = '<p><button type="button" class="btn" data-variant="outline" data-do="hero">Skip</button></p>';
		return list("Heroes", HEROES.map(hero)) + skip;
	}
	const hero = stage.hero ? `, and your hero is <strong>${stage.hero.name}</strong>` : "";
	const accept = `<button type="button" class="btn" data-variant="marigold" data-size="lg" data-block="" data-do="accept">${words.action}</button>`;
	return `<p tabindex="-1">You shout for <strong>${stage.team.name}</strong>${hero}. Four things to do:</p>
		<ol class="ledger">${GOALS.map((goal) => `<li>${goal}</li>`).join("")}</ol><p>${accept}</p>`;
}

/** The HTML of the sheet at a stage. It needs no escaping, because it contains no text of fans. */
const drawSheet = (stage: Stage, words: Words): string => `
	<div class="sheet-head on-board">
		<div>${stepOf(stage)}<h2 id="viral-title">${titleOf(stage, words)}</h2></div>
		<button type="button" class="btn" data-variant="quiet" data-size="icon" aria-label="Close" data-do="close">${CLOSE}</button>
	</div>
	<div class="sheet-body">${bodyOf(stage, words)}<p class="note" hidden><a data-do="close">${viralTexts.signUp}</a></p></div>
	<div class="sheet-foot">${more("never", viralTexts.neverAgain)}${
		stage.name === "hero" || stage.name === "briefing" ? more("back", "Back") : ""
	}</div>`;
