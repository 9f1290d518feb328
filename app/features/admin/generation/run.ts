/** A part of a bulk generation: questions of a category and difficulty, facts of a category, biographies of a squad. */
export type Part = {
	number: number;
	kind: "questions" | "facts" | "bios";
	category: string;
	difficulty: "easy" | "medium" | "hard" | null;
	state: "waiting" | "done" | "failed";
	made: number;
	tries: number;
	/** why the last try failed */
	error: string | null;
};

/** A bulk generation as its page shows it. */
export type Run = {
	id: string;
	state: "running" | "done" | "failed";
	/** whole percent */
	progress: number;
	/** name or address of the admin; null when the account is gone */
	started_by: string | null;
	started_at: string;
	finished_at: string | null;
	total_questions: number;
	total_facts: number;
	total_players: number;
	details: Part[];
};
