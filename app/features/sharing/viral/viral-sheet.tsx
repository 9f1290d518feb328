import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAuth } from "../../../lib/session/auth.tsx";
import { useSignInPath } from "../../../lib/session/use-sign-in-path.ts";
import { toast } from "../../../ui/toast.tsx";
import { HEADLINES, type Hero, noteAnswer, noteChoice, turnOff, type ViralTeam, viralTexts } from "./challenge.ts";
import { Accepted, Briefing, HeroStep, TeamStep } from "./steps.tsx";
import "../sharing.css";

type Stage =
	| { name: "team" }
	| { name: "hero"; team: ViralTeam }
	| { name: "briefing"; team: ViralTeam; hero: Hero | null }
	| { name: "accepted"; team: ViralTeam; hero: Hero | null };
const STEPS = ["team", "hero", "briefing"];

type ViralSheetProps = { armyPicker: ReactNode; onClosed: () => void };

/** VIRAL-1: the challenge in three steps, in a sheet beside the page; after accepting, the ways to take part. */
export default function ViralSheet({ armyPicker, onClosed }: ViralSheetProps) {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	const sheet = useRef<HTMLDialogElement>(null);
	const title = useId();
	const [stage, setStage] = useState<Stage>({ name: "team" });
	const [words] = useState(() => HEADLINES[Math.floor(Math.random() * HEADLINES.length)] ?? HEADLINES[0]);
	const step = STEPS.indexOf(stage.name) + 1;

	useEffect(() => {
		// not a modal, because the page beside it stays readable
		sheet.current?.show();
	}, []);

	function close() {
		// counts once, also while the sheet slides away
		if (!sheet.current?.open) return;
		if (stage.name !== "accepted") noteAnswer(window.localStorage, Date.now());
		sheet.current.close();
	}
	useEscape(close);
	function closeForGood() {
		turnOff(window.localStorage);
		close();
	}
	function accept({ team, hero }: { team: ViralTeam; hero: Hero | null }) {
		noteAnswer(window.localStorage, Date.now());
		noteChoice(window.localStorage, team.id, hero?.slug ?? null);
		toast({ type: "success", title: viralTexts.accepted });
		setStage({ name: "accepted", team, hero });
	}

	return (
		<dialog
			ref={sheet}
			className="sheet"
			aria-labelledby={title}
			onKeyDown={keepInside}
			onClose={(event) => void goneFrom(event.currentTarget).then(onClosed)}
		>
			<div className="sheet-head on-board">
				<div>
					{step > 0 ? (
						<p className="cluster note">
							Step {step} of {STEPS.length}
							<span className="steps" aria-hidden="true">
								{STEPS.map((name, place) => (
									<i key={name} data-done={place < step ? "" : undefined} />
								))}
							</span>
						</p>
					) : null}
					<h2 id={title}>
						{stage.name === "team"
							? words.headline
							: stage.name === "hero"
								? viralTexts.pickHero
								: stage.name === "briefing"
									? viralTexts.mission
									: `${stage.team.id.toUpperCase()}, all the way`}
					</h2>
				</div>
				<button type="button" className="btn" data-variant="quiet" data-size="icon" aria-label="Close" onClick={close}>
					<X className="icon" />
				</button>
			</div>
			<div className="sheet-body" key={stage.name}>
				{stage.name === "team" ? (
					<TeamStep description={words.description} onPick={(team) => setStage({ name: "hero", team })} />
				) : stage.name === "hero" ? (
					<HeroStep onPick={(hero) => setStage({ name: "briefing", team: stage.team, hero })} />
				) : stage.name === "briefing" ? (
					<Briefing team={stage.team} hero={stage.hero} action={words.action} onAccept={() => accept(stage)} />
				) : (
					<Accepted team={stage.team} hero={stage.hero} armyPicker={armyPicker} />
				)}
				{status === "signed-out" ? (
					<p className="note">
						<a href={signInPath} onClick={close}>
							{viralTexts.signUp}
						</a>
					</p>
				) : null}
			</div>
			<div className="sheet-foot">
				<button type="button" className="link-more" onClick={closeForGood}>
					{viralTexts.neverAgain}
				</button>
				{stage.name === "hero" || stage.name === "briefing" ? (
					<button
						type="button"
						className="link-more"
						onClick={() => setStage(stage.name === "hero" ? { name: "team" } : { name: "hero", team: stage.team })}
					>
						Back
					</button>
				) : null}
			</div>
		</dialog>
	);
}

/** Escape closes it wherever the focus is, since the focus may have moved to the page. */
function useEscape(close: () => void) {
	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [close]);
}

/** Resolves when the sheet has slid away. */
const goneFrom = (sheet: HTMLDialogElement) =>
	Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));

/** Tab cycles within the sheet. It is no modal, which would hide the page from screen readers. */
function keepInside(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== "Tab") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, input")];
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
	if (document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}
