import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Returns the report of a set's scorer (score.mjs beside the set, else in ../shared/ask). Throws if there is none. */
export function scoreAnswers(set: string, answers: { id: string; text: string }[], verbose: boolean): string {
	const judge = [join(dirname(set), "score.mjs"), join(root, "../shared/ask/score.mjs")].find((path) =>
		existsSync(path),
	);
	if (!judge) throw new Error("there is no score.mjs beside the set");
	const folder = mkdtempSync(join(tmpdir(), "tm-ask-"));
	const file = join(folder, "answers.jsonl");
	writeFileSync(file, answers.map((answer) => JSON.stringify(answer)).join("\n"));
	const flags = verbose ? ["--verbose"] : [];
	try {
		return execFileSync("node", [realpathSync(judge), file, set, ...flags], { encoding: "utf8" });
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Reads a set of questions: JSON lines. */
export const readQuestions = <Question>(set: string): Question[] =>
	readFileSync(set, "utf8")
		.split("\n")
		.filter((line) => line.trim())
		.map((line) => JSON.parse(line) as Question);
