import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countTests, failedTests, type Report, readReport } from "./reports.ts";

/**
 * One command of the gate. `cores`: how many it keeps busy. `after`: titles of steps that have to be over first. `tests`: it
 * writes a report of its tests to the file REPORT names; other steps pass or fail as a whole.
 */
export type Step = {
	title: string;
	command: string[];
	cores: 1 | 2;
	after?: string[];
	tests?: true;
	env?: Record<string, string | undefined>;
};
export type Outcome = {
	title: string;
	/** seconds since the first step began */
	began: number;
	seconds: number;
	passed: number;
	failed: number;
	failures: string[];
	report?: Report;
};
const CORES = 2;

/** Runs all steps on two cores, each as soon as what it needs is over; says how each went, with all output of one that failed. */
export async function runSteps(steps: Step[], folder: string): Promise<Outcome[]> {
	const zero = performance.now();
	const outcomes: Outcome[] = [];
	const waiting = [...steps];
	const running = new Map<Step, Promise<void>>();
	const isOver = (title: string) => outcomes.some((outcome) => outcome.title === title);
	const isFree = ({ cores, after = [] }: Step) =>
		after.every(isOver) && [...running.keys()].reduce<number>((busy, step) => busy + step.cores, cores) <= CORES;

	while (waiting.length > 0 || running.size > 0) {
		for (let next = waiting.findIndex(isFree); next !== -1; next = waiting.findIndex(isFree)) {
			const [step] = waiting.splice(next, 1) as [Step];
			const done = runStep(step, join(folder, `${outcomes.length}-${waiting.length}`), zero).then((outcome) => {
				running.delete(step);
				outcomes.push(outcome);
			});
			running.set(step, done);
		}
		if (running.size === 0)
			throw new Error(`Steps wait for each other: ${waiting.map(({ title }) => title).join(", ")}`);
		await Promise.race(running.values());
	}
	return outcomes;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

async function runStep({ title, command, tests, env }: Step, files: string, zero: number): Promise<Outcome> {
	const now = () => (performance.now() - zero) / 1000;
	const began = now();
	const say = (what: string) => console.log(`[${clock(now())}] ${title}: ${what}`);
	const [log, report] = [`${files}.log`, `${files}.json`];
	const output = openSync(log, "w");
	say("begins");
	const child = spawn(
		process.execPath,
		command.map((part) => part.replace("REPORT", report)),
		{
			stdio: ["ignore", output, output],
			env: { ...process.env, NODE_ENV: undefined, REPORT: report, ...env },
		},
	);
	const [status] = await once(child, "exit");
	closeSync(output);
	const found = tests ? readReport(report) : undefined;
	const counted = found ? countTests(found) : { passed: 0, failed: 0 };
	// a step without tests counts as one, and a runner that fails without a failed test as one failure
	const passed = tests ? counted.passed : Number(status === 0);
	const failed = Math.max(counted.failed, Number(status !== 0 || (tests === true && counted.passed === 0)));
	if (failed > 0) console.log(readFileSync(log, "utf8"));
	say(`${tests ? `${passed} passed, ${failed} failed` : failed ? "failed" : "passed"} in ${clock(now() - began)}`);
	const project = command[command.indexOf("--project") + 1];
	const failures = failed > 0 ? (found ? failedTests(found, project) : []).map((test) => `${title}: ${test}`) : [];
	return {
		title,
		began,
		seconds: now() - began,
		passed,
		failed,
		failures: failed > 0 && failures.length === 0 ? [title] : failures,
		...(found ? { report: found } : {}),
	};
}
