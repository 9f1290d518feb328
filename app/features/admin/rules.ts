import { grouped } from "../../lib/numbers.ts";
/** ADMIN-3: the names of the question maker's categories, repeated here because browsers do not load the maker. */
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
/** A part of a bulk generation is given up after this many failed tries. */
export const MOST_TRIES = 3;

/** The tabs of the desk. An address without a tab, or with an unknown one, means the first. */
export const DESK_TABS = [
	{ id: "today", name: "Today" },
	{ id: "bulk", name: "Bulk Generator" },
	{ id: "players", name: "Players" },
	{ id: "leaderboard", name: "Leaderboard" },
	{ id: "individual", name: "Individual" },
	{ id: "moderation", name: "Moderation" },
	{ id: "fans", name: "Users" },
	{ id: "live", name: "Match day" },
	{ id: "newsletter", name: "Newsletter" },
	{ id: "contact", name: "Contact" },
	{ id: "jobs", name: "Jobs" },
	{ id: "budgets", name: "Budgets" },
	{ id: "site", name: "Site" },
	{ id: "log", name: "Audit log" },
] as const;
export type DeskTab = (typeof DESK_TABS)[number]["id"];
export const readDeskTab = (tab: string | null): DeskTab =>
	DESK_TABS.find(({ id }) => id === tab)?.id ?? DESK_TABS[0].id;

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

/** ADMIN-2: the progress at each step of a run, in percent. */
const STEPS = { start: 0, content: 25, bios: 65, end: 100 } as const;

function stepOf(parts: PartState[]): keyof typeof STEPS {
	const waiting = parts.filter(({ state }) => state === "waiting");
	if (waiting.length === 0) return "end";
	if (waiting.length === parts.length) return "start";
	return waiting.some(({ kind }) => kind !== "bios") ? "content" : "bios";
}

export const progressOf = (parts: PartState[]): number => STEPS[stepOf(parts)];

/** The text of the current step, with the number of its parts that are done or given up. */
export function stageOf(state: "running" | "done" | "failed", parts: PartState[]): string {
	if (state === "done") return adminTexts.complete;
	if (state === "failed") return "Nothing could be generated";
	const step = stepOf(parts);
	if (step === "start") return "Starting";
	if (step === "content")
		return `Generating questions and facts: ${settled(parts.filter(({ kind }) => kind !== "bios"))}`;
	return `Writing player biographies: ${settled(parts.filter(({ kind }) => kind === "bios"))}`;
}

const settled = (parts: PartState[]): string =>
	`${parts.filter(({ state }) => state !== "waiting").length} of ${parts.length} parts`;
