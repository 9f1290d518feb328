import { LoaderCircle, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { request } from "../../../lib/api.ts";
import { type RequestState, useRequest } from "../../../lib/hooks/use-request.ts";
import { openChannel } from "../../../lib/live/open-channel.ts";
import { toast } from "../../../ui/toast.tsx";
import { failureText } from "../busy-button.tsx";
import type { Run } from "../generation/run.ts";
import { adminTexts, FACTS_PER_PART, QUESTIONS_PER_PART } from "../rules.ts";
import { RunProgress } from "../run-progress.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import { BudgetAside } from "./budgets-tab.tsx";
import "../../../ui/styles/prose.css";

const LOOK_MS = 2000;

/** ADMIN-2: a button that starts the bulk generation, and its progress. */
export function BulkTab() {
	const asked = useGeneration();
	return (
		<div className="split">
			<WhenLoaded asked={asked} what="the generation">
				{({ run }) => <Generator run={run} again={asked.again} />}
			</WhenLoaded>
			{/* loads after the generator, because on a phone it is below and must not move */}
			<aside className="min-h-72" aria-label="Budget">
				{asked.answer || asked.failure ? <BudgetAside /> : null}
			</aside>
		</div>
	);
}

function Generator({ run, again }: { run: Run | null; again: () => void }) {
	const [starting, setStarting] = useState(false);
	const running = run?.state === "running";
	const busy = starting || running;
	useEndToast(run);

	async function start() {
		setStarting(true);
		try {
			await request("POST /functions/bulk-generate-content", { body: { action: "generate-all-content" } });
			again();
		} catch (error) {
			toast({ type: "error", title: "Error", text: failureText(error, adminTexts.bulkFailed) });
		} finally {
			setStarting(false);
		}
	}

	return (
		<div className="stack gap-6">
			<h2>Generate everything</h2>
			<p className="prose">
				The way to {adminTexts.goal}: each run writes up to {8 * 3 * QUESTIONS_PER_PART} new questions and{" "}
				{8 * FACTS_PER_PART} new facts, and every player's biography again. Each figure comes from the record; where it
				has nothing new to say, a run adds less.
			</p>
			<div className="cluster">
				<button
					type="button"
					className="btn"
					data-size="lg"
					data-wrap=""
					aria-disabled={busy}
					aria-busy={busy}
					data-disabled={busy ? "" : undefined}
					onClick={busy ? undefined : start}
				>
					{busy ? <LoaderCircle className="icon spin" /> : null} {adminTexts.generateAll}
				</button>
				{run && !running ? (
					<button type="button" className="btn" data-variant="outline" onClick={() => window.location.reload()}>
						<RotateCw className="icon" /> Reload
					</button>
				) : null}
			</div>
			{run ? <RunProgress run={run} /> : null}
		</div>
	);
}

/** Shows a toast when a run ends that was running on this page. */
function useEndToast(run: Run | null) {
	const watched = useRef<string>(null);
	useEffect(() => {
		if (!run) return;
		if (run.state === "running") {
			watched.current = run.id;
			return;
		}
		if (watched.current !== run.id) return;
		watched.current = null;
		if (run.state === "failed") toast({ type: "error", title: "Error", text: adminTexts.bulkFailed });
		else
			toast({
				type: "success",
				title: adminTexts.complete,
				text: adminTexts.completed({
					questions: run.total_questions,
					facts: run.total_facts,
					players: run.total_players,
				}),
			});
	}, [run]);
}

/** Loads the newest bulk generation, again on each event of the server and every two seconds while it runs. */
function useGeneration(): RequestState<{ run: Run | null }> {
	const asked = useRequest("GET /admin/generation");
	const { again } = asked;
	const running = asked.answer?.run?.state === "running";
	useEffect(() => openChannel({ handlers: { generation: again }, onJoined: again }).leave, [again]);
	useEffect(() => {
		if (!running) return;
		const timer = setInterval(again, LOOK_MS);
		return () => clearInterval(timer);
	}, [running, again]);
	return asked;
}
