import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Step } from "./gate.ts";

/** A step, and whether its command exited with 0. */
export type Outcome = { step: Step; passed: boolean };

/**
 * Runs lists of steps concurrently, and the steps of a list one after the other, also after a failed one. A step with a
 * report prints its output as it runs; any other step prints it only on failure.
 */
export async function runConcurrently(...lists: Step[][]): Promise<Outcome[]> {
	const outcomes = await Promise.all(lists.map(runInTurn));
	return outcomes.flat();
}

async function runInTurn(steps: Step[]): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const step of steps) outcomes.push(await run(step));
	return outcomes;
}

async function run(step: Step): Promise<Outcome> {
	const began = performance.now();
	const shown = step.report !== undefined;
	if (shown) console.log(`\n${step.title}`);
	const child = spawn(process.execPath, step.command, {
		stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
		env: { ...process.env, ...step.env },
	});
	const output = Promise.all([child.stdout ? text(child.stdout) : "", child.stderr ? text(child.stderr) : ""]);
	const [status] = await once(child, "exit");
	const seconds = (performance.now() - began) / 1000;
	if (status !== 0) console.log((await output).join(""));
	console.log(`${step.title}: ${status === 0 ? "passed" : "failed"} in ${seconds.toFixed(0)} s`);
	return { step, passed: status === 0 };
}
