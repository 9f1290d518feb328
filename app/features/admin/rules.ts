import { grouped } from "../../lib/numbers.ts";
/** ADMIN-3: the quiz categories by name. */
export const QUIZ_CATEGORY_NAMES = [
	"Teams",
	"Players",
	"Auctions",
	"Records",
	"Controversies",
	"History",
	"Venues",
	"Rules",
] as const;
export const QUESTIONS_PER_PART = 5;
export const FACTS_PER_PART = 15;
export const FACTS_PER_CLICK = 10;
export const QUESTIONS_PER_CLICK = 5;
/** The tries of a part before it is given up; the others go on. */
export const MOST_TRIES = 3;

export const adminTexts = {
	title: "Content desk",
	generateAll: "Generate All Content (Est. 5-10 minutes)",
	goal: "1000+ questions and facts",
	complete: "Bulk Generation Complete!",
	completed: ({ questions, facts, players }: Totals) =>
		`${counted(questions, "question")}, ${counted(facts, "fact")} and ${counted(players, "player bio")}.`,
	bulkFailed: "Failed to generate content. Please check your API keys and try again.",
	questionsGenerated: (count: number, difficulty: string, category: string) =>
		`Generated ${count} ${difficulty} questions for ${category}`,
	questionsFailed: "Failed to generate questions. Please check your API key of the AI provider.",
	factsGenerated: (count: number, category: string) => `Generated ${count} facts about ${category}`,
	factsFailed: "Failed to generate facts. Please check your API key of the AI provider.",
	nothingNew: "Nothing new",
	noLeaders: "No data yet",
	noLeadersText: "Start sharing player profiles to see the leaderboard!",
} as const;

const counted = (count: number, what: string) => `${grouped(count)} ${what}${count === 1 ? "" : "s"}`;

type Totals = { questions: number; facts: number; players: number };
type PartState = { kind: "questions" | "facts" | "bios"; state: "waiting" | "done" | "failed" };

// parts of the progress bar: questions up to 25, facts up to 65, biographies up to 100
const SHARES = { questions: 25, facts: 40, bios: 35 } as const;

/** A run's progress in whole percent: the settled parts, done or given up, weighted by kind. */
export function progressOf(parts: PartState[]): number {
	let progress = 0;
	for (const [kind, share] of Object.entries(SHARES)) {
		const own = parts.filter((part) => part.kind === kind);
		const settled = own.filter(({ state }) => state !== "waiting").length;
		progress += own.length > 0 ? (share * settled) / own.length : share;
	}
	return Math.floor(progress + 1e-9);
}

/** The current step of a run, in words. */
export function stageOf(state: "running" | "done" | "failed", parts: PartState[]): string {
	if (state === "done") return adminTexts.complete;
	if (state === "failed") return "Nothing could be generated";
	if (parts.every((part) => part.state === "waiting")) return "Starting";
	const writing = parts.some(({ kind, state }) => kind !== "bios" && state === "waiting");
	return writing ? "Generating questions and facts" : "Writing player biographies";
}
