import { Check, X } from "lucide-react";
import { optionLetter } from "../play-rules.ts";
import type { PublicQuestion, Verdict } from "../quiz.ts";
import "../../../ui/styles/choices/options.css";

type OptionsProps = {
	/** id of the question's heading, which labels the options */
	id: string;
	question: PublicQuestion;
	/** options are submit buttons instead of radio buttons */
	tap: boolean;
	chosen: number | null;
	verdict: Verdict | null;
	busy: boolean;
	onChoose: (option: number) => void;
};

/** The options of a question. With a verdict they are locked, and CSS shows the right and the chosen one only. */
export function Options({ id, question: { options }, tap, chosen, verdict, busy, onChoose }: OptionsProps) {
	const list = { className: "opts", "aria-labelledby": id, "data-done": verdict ? "" : undefined };
	const all = options.map((text, option) => {
		const right = verdict?.right === option;
		const yours = verdict?.chosen === option;
		const answer = right ? "right" : yours ? "wrong" : undefined;
		const shown = (
			<>
				<span className="opt-key" aria-hidden="true">
					{right ? <Check className="icon" /> : yours ? <X className="icon" /> : optionLetter(option)}
				</span>
				<span>{text}</span>
				{answer ? <span className="opt-note">{right ? (yours ? "Yours, right" : "Right") : "Yours"}</span> : null}
			</>
		);
		return tap ? (
			<button
				key={text}
				type="submit"
				className="opt"
				name="answer"
				value={option}
				data-answer={answer}
				disabled={verdict !== null}
				aria-disabled={busy || undefined}
			>
				{shown}
			</button>
		) : (
			<label key={text} className="opt" data-answer={answer} data-readonly={verdict ? "" : undefined}>
				<input
					type="radio"
					className="sr-only"
					name="chosen"
					value={option}
					checked={chosen === option}
					onChange={() => (verdict ? undefined : onChoose(option))}
				/>
				{shown}
			</label>
		);
	});
	return tap ? (
		<fieldset {...list}>{all}</fieldset>
	) : (
		<div role="radiogroup" aria-readonly={verdict !== null} {...list}>
			{all}
		</div>
	);
}
