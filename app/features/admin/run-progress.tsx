import { CircleCheck, CircleDashed, CircleX, RotateCw } from "lucide-react";
import { grouped } from "../../lib/numbers.ts";
import { Moment } from "../../ui/moment.tsx";
import type { Part, Run } from "./generation/run.ts";
import { MOST_TRIES, stageOf } from "./rules.ts";
import "./admin.css";
import "../../ui/styles/figures/pitch.css";
import "../../ui/styles/figures/tables.css";

const KINDS = { questions: "Questions", facts: "Facts", bios: "Player bios" } as const;

/** ADMIN-2: the progress of a bulk generation, the number made of each kind, and the parts that failed. */
export function RunProgress({ run }: { run: Run }) {
	const stage = stageOf(run.state, run.details);
	return (
		<section className="stack gap-6" aria-label="Progress">
			<div className="progress">
				<p className="cluster" data-spread="">
					<strong id="run-stage">{stage}</strong>
					<span className="score" aria-hidden="true">
						{run.progress}%
					</span>
				</p>
				<Bar progress={run.progress} />
				<p className="progress-marks" aria-hidden="true">
					<span>0</span> <span>25</span> <span>65</span> <span>100</span>
				</p>
				<p className="note" role="status">
					<span className="sr-only">{stage}. </span>Started <Moment at={run.started_at} /> by{" "}
					{run.started_by ?? "somebody who has left"}.{" "}
					{run.state === "running" ? "You can close this page; the work goes on." : null}
				</p>
			</div>
			<ul className="job-steps">
				{(Object.keys(KINDS) as Part["kind"][]).map((kind) => (
					<Kind key={kind} kind={kind} parts={run.details.filter((part) => part.kind === kind)} />
				))}
			</ul>
			<Reasons parts={run.details} />
		</section>
	);
}

// SVG, because the content security policy forbids style attributes
function Bar({ progress }: { progress: number }) {
	return (
		<div
			className="pitch progress-track"
			role="progressbar"
			aria-labelledby="run-stage"
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={progress}
		>
			<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
				<rect className="progress-done" width={progress} height="1" />
			</svg>
		</div>
	);
}

const icons = { done: CircleCheck, retry: RotateCw, failed: CircleX, waiting: CircleDashed };

function Kind({ kind, parts }: { kind: Part["kind"]; parts: Part[] }) {
	const made = parts.reduce((sum, part) => sum + part.made, 0);
	const waiting = parts.filter(({ state }) => state === "waiting");
	const retried = waiting.filter(({ tries }) => tries > 0);
	const failed = parts.filter(({ state }) => state === "failed").length;
	const status = retried.length ? "retry" : waiting.length ? "waiting" : failed ? "failed" : "done";
	const Icon = icons[status];
	const settled = parts.length - waiting.length;
	return (
		<li data-status={status}>
			<Icon className="icon" />
			<div>
				<strong>{KINDS[kind]}</strong>
				<p className="note">
					{settled} of {parts.length} parts
					{failed ? `, ${failed} given up` : ""}
					{retried.length ? `, ${retried.length} to be tried again` : ""}
				</p>
			</div>
			<span>{grouped(made)}</span>
		</li>
	);
}

/** The reasons of parts that failed or made nothing. */
function Reasons({ parts }: { parts: Part[] }) {
	const explained = parts.filter(({ error, why }) => error !== null || why !== null);
	if (explained.length === 0) return null;
	return (
		<ul className="ledger" aria-label="What we couldn't generate">
			{explained.map((part) => (
				<li key={part.number}>
					<span>
						<strong>
							{KINDS[part.kind]}: {[part.category, part.difficulty].filter(Boolean).join(", ")}
						</strong>{" "}
						({outcomeOf(part)}) {part.why ?? part.error}
					</span>
				</li>
			))}
		</ul>
	);
}

const outcomeOf = ({ state, tries, why }: Part): string =>
	why ? "0 made" : state === "failed" ? `given up after ${MOST_TRIES} tries` : `try ${tries + 1} follows`;
