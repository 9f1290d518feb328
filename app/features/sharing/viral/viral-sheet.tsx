import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useAuth } from "../../../lib/auth.tsx";
import { Link } from "../../../ui/link.tsx";
import { toast } from "../../../ui/toast.tsx";
import { HEADLINES, type Hero, noteAnswer, noteChoice, turnOff, type ViralTeam, viralTexts } from "./challenge.ts";
import { Accepted, Briefing, HeroStep, TeamStep } from "./steps.tsx";

type Stage =
	| { name: "team" }
	| { name: "hero"; team: ViralTeam }
	| { name: "briefing"; team: ViralTeam; hero: Hero | null }
	| { name: "accepted"; team: ViralTeam; hero: Hero | null };
const STEPS = ["team", "hero", "briefing"];

type ViralSheetProps = { teamPicker: ReactNode; onClosed: () => void };

/** VIRAL-1: the challenge in three steps, in a sheet beside the page; accepted, the ways to take part. */
export default function ViralSheet({ teamPicker, onClosed }: ViralSheetProps) {
	const { status } = useAuth();
	const [open, setOpen] = useState(true);
	const [stage, setStage] = useState<Stage>({ name: "team" });
	const [words] = useState(() => HEADLINES[Math.floor(Math.random() * HEADLINES.length)] ?? HEADLINES[0]);
	const step = STEPS.indexOf(stage.name) + 1;

	function close() {
		if (stage.name !== "accepted") noteAnswer(window.localStorage, Date.now());
		setOpen(false);
	}
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
		<Dialog.Root
			open={open}
			modal={false}
			disablePointerDismissal
			onOpenChange={(wanted) => wanted || close()}
			onOpenChangeComplete={(shown) => shown || onClosed()}
		>
			<Dialog.Portal>
				<Dialog.Popup className="sheet" onKeyDown={keepInside}>
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
							<Dialog.Title>
								{stage.name === "team"
									? words.headline
									: stage.name === "hero"
										? viralTexts.pickHero
										: stage.name === "briefing"
											? viralTexts.mission
											: `${stage.team.id.toUpperCase()}, all the way`}
							</Dialog.Title>
						</div>
						<Dialog.Close className="btn" data-variant="quiet" data-size="icon" aria-label="Close">
							<X className="icon" />
						</Dialog.Close>
					</div>
					<div className="sheet-body" key={stage.name}>
						{stage.name === "team" ? (
							<TeamStep description={words.description} onPick={(team) => setStage({ name: "hero", team })} />
						) : stage.name === "hero" ? (
							<HeroStep onPick={(hero) => setStage({ name: "briefing", team: stage.team, hero })} />
						) : stage.name === "briefing" ? (
							<Briefing team={stage.team} hero={stage.hero} action={words.action} onAccept={() => accept(stage)} />
						) : (
							<Accepted team={stage.team} hero={stage.hero} teamPicker={teamPicker} />
						)}
						{status === "signed-out" ? (
							<p className="note">
								<Link to="/auth" onClick={close}>
									{viralTexts.signUp}
								</Link>
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
				</Dialog.Popup>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** Tab goes round within the sheet. Not the library's trap: that hides the page from screen readers, and reading goes on. */
function keepInside(event: KeyboardEvent<HTMLElement>) {
	if (event.key !== "Tab") return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, input")];
	const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
	if (document.activeElement !== from) return;
	event.preventDefault();
	to?.focus();
}
