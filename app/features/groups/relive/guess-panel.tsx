import { type FormEvent, useId, useState } from "react";
import { Countdown } from "../evening/countdown.tsx";
import type { ReliveFrame } from "./follower.ts";
import type { OwnGuess, Relive } from "./relive.ts";
import {
	BANDS,
	CONFIDENCE_IDS,
	CONFIDENCES,
	type Confidence,
	type Guess,
	guessInWords,
	worthInWords,
} from "./rules.ts";
import type { ReliveControls } from "./use-relive.ts";
import "./relive.css";

type GuessPanelProps = { frame: ReliveFrame; relive: Relive; onGuess: ReliveControls["guess"] };

const NO_GUESS: Guess = { band: 1, runs_confidence: "think", wicket: false, wicket_confidence: "think" };

/** The form for a guess of the next over, and the result of the last guess. */
export function GuessPanel({ frame, relive, onGuess }: GuessPanelProps) {
	const next = (frame.over?.number ?? 0) + 1;
	const stored = frame.view.guesses.find(({ over }) => over === next);
	const [guess, setGuess] = useState<Guess>(NO_GUESS);
	const [busy, setBusy] = useState(false);
	// a phone may render it twice: in the page and in the sheet
	const title = useId();
	const set = (change: Partial<Guess>) => setGuess({ ...guess, ...change });

	async function send(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		await onGuess(relive.id, next, guess);
		setBusy(false);
	}

	return (
		<form className="relive-guess" onSubmit={send} aria-labelledby={title}>
			<h3 id={title}>
				Guess the next over <Countdown words="closes in" left_ms={frame.left_ms} />
			</h3>
			<Choices
				legend="Runs in the over"
				wide
				choices={BANDS.map(({ name, word }, band) => ({ value: String(band), name, word }))}
				chosen={String(guess.band)}
				onChoose={(band) => set({ band: Number(band) })}
			/>
			<HowSure
				legend="How sure of the runs"
				chosen={guess.runs_confidence}
				onChoose={(runs_confidence) => set({ runs_confidence })}
			/>
			<Choices
				legend="A wicket in the over"
				choices={[
					{ value: "yes", name: "Wicket" },
					{ value: "no", name: "No wicket" },
				]}
				chosen={guess.wicket ? "yes" : "no"}
				onChoose={(value) => set({ wicket: value === "yes" })}
			/>
			<HowSure
				legend="How sure of the wicket"
				chosen={guess.wicket_confidence}
				onChoose={(wicket_confidence) => set({ wicket_confidence })}
			/>
			<button type="submit" className="btn" data-variant="primary" aria-disabled={busy} aria-busy={busy}>
				{stored ? "Change my guess" : "Guess"}
			</button>
			<p className="note" role="status">
				{stored
					? `Your guess: ${guessInWords(stored)}. You can change it until the over begins.`
					: lastGuessInWords(frame, relive)}
			</p>
		</form>
	);
}

type ChoicesProps = {
	legend: string;
	choices: { value: string; name: string; word?: string }[];
	chosen: string;
	onChoose: (value: string) => void;
	wide?: boolean;
};

function Choices({ legend, choices, chosen, onChoose, wide = false }: ChoicesProps) {
	return (
		<fieldset className="seg relive-seg" data-wide={wide ? "" : undefined}>
			<legend className="sr-only">{legend}</legend>
			{choices.map(({ value, name, word }) => (
				<label key={value} className="seg-i">
					<input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
					<span>
						<b>{name}</b>
						{word ? <small>{word}</small> : null}
					</span>
				</label>
			))}
		</fieldset>
	);
}

type HowSureProps = { legend: string; chosen: Confidence; onChoose: (confidence: Confidence) => void };

const HowSure = ({ legend, chosen, onChoose }: HowSureProps) => (
	<Choices
		legend={legend}
		choices={CONFIDENCE_IDS.map((value) => ({ value, name: CONFIDENCES[value].name }))}
		chosen={chosen}
		onChoose={(value) => onChoose(value as Confidence)}
	/>
);

/** '+9 for your last guess: 10–13 runs (sure), no wicket (think so).' */
function lastGuessInWords({ view }: ReliveFrame, { masked }: Relive): string {
	const last = view.guesses.findLast((guess): guess is OwnGuess & { worth: number } => guess.worth !== null);
	if (!last)
		return masked
			? "Good guesses in a mystery match earn points when somebody else guesses the over too."
			: "Anybody could look this match up, so guesses count on this board only.";
	return `${worthInWords(last.worth)} for your last guess: ${guessInWords(last)}.`;
}
