import { GOALS, HEROES, type Hero, VIRAL_TEAMS, type ViralTeam, viralTexts } from "./challenge.ts";

export type Stage = { name: "team" } | { name: "hero" | "briefing" | "accepted"; team: ViralTeam; hero: Hero | null };
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
export const drawSheet = (stage: Stage, words: Words): string => `
	<div class="sheet-head on-board">
		<div>${stepOf(stage)}<h2 id="viral-title">${titleOf(stage, words)}</h2></div>
		<button type="button" class="btn" data-variant="quiet" data-size="icon" aria-label="Close" data-do="close">${CLOSE}</button>
	</div>
	<div class="sheet-body">${bodyOf(stage, words)}<p class="note" hidden><a data-do="close">${viralTexts.signUp}</a></p></div>
	<div class="sheet-foot">${more("never", viralTexts.neverAgain)}${
		stage.name === "hero" || stage.name === "briefing" ? more("back", "Back") : ""
	}</div>`;
