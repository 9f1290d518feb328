import { Check, X } from "lucide-react";
import { optionLetter } from "./play-rules.ts";
import type { PublicQuestion, Verdict } from "./quiz.ts";
import "../../ui/styles/choices/options.css";

type OptionsProps = {
	question: PublicQuestion;
	chosen: number | null;
	verdict: Verdict | null;
	onChoose: (option: number) => void;
};

/** The options as radio buttons. With the verdict they are locked, and show the right and the chosen one. */
export function Options({ question: { options }, chosen, verdict, onChoose }: OptionsProps) {
	return (
		<div className="opts" role="radiogroup" aria-labelledby="question" aria-readonly={verdict !== null}>
			{options.map((text, option) => {
				const answer = verdict?.right === option ? "right" : verdict && verdict.chosen === option ? "wrong" : undefined;
				return (
					<label key={text} className="opt" data-answer={answer} data-readonly={verdict ? "" : undefined}>
						<input
							type="radio"
							className="sr-only"
							name="chosen"
							value={option}
							checked={chosen === option}
							onChange={() => (verdict ? undefined : onChoose(option))}
						/>
						<span className="opt-key" aria-hidden="true">
							<Key answer={answer} option={option} />
						</span>
						<span>{text}</span>
						<span className="opt-note">{noteOf(verdict, option)}</span>
					</label>
				);
			})}
		</div>
	);
}

function Key({ answer, option }: { answer: "right" | "wrong" | undefined; option: number }) {
	if (answer === "right") return <Check className="icon" />;
	return answer === "wrong" ? <X className="icon" /> : optionLetter(option);
}

function noteOf(verdict: Verdict | null, option: number): string {
	if (verdict?.right === option) return verdict.correct ? "Your answer, right" : "Right answer";
	return verdict?.chosen === option ? "Your answer" : "";
}
