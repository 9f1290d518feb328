import { X } from "lucide-react";
import type { Mark } from "../quiz.ts";
import "../../../ui/styles/figures/pitch.css";

/** The most balls shown at a time during a quiz. */
export const BALLS = 10;

type OverProps = {
	count: number;
	marks: Mark[];
	/** position of the question on screen; undefined on the result */
	now?: number;
};

/** One ball per question, with its result. During a long quiz it shows ten at a time. */
export function Over({ count, marks, now }: OverProps) {
	const from = now === undefined ? 0 : Math.floor(now / BALLS) * BALLS;
	const places = Array.from(
		{ length: now === undefined ? count : Math.min(BALLS, count - from) },
		(_, at) => from + at,
	);
	const label = now === undefined ? "Your over" : `Question ${now + 1} of ${count}`;
	return (
		<ol className="over" aria-label={label}>
			{places.map((place) => (
				<OneBall
					key={place}
					place={place}
					mark={marks.find(({ position }) => position === place)}
					now={place === now}
				/>
			))}
		</ol>
	);
}

function OneBall({ place, mark, now }: { place: number; mark: Mark | undefined; now: boolean }) {
	const current = now ? "step" : undefined;
	if (!mark)
		return (
			<li className="ball" data-result={now ? "now" : undefined} aria-current={current}>
				{place + 1}
			</li>
		);
	if (mark.correct && mark.too_fast)
		return (
			<li className="ball" data-result="none" aria-current={current}>
				<span aria-hidden="true">0</span>
				<span className="sr-only">too fast</span>
			</li>
		);
	return (
		<li className="ball" data-result={mark.correct ? "right" : "wrong"} aria-current={current}>
			{mark.correct ? mark.points : <X className="icon" />}
			<span className="sr-only">{mark.correct ? " points" : "wrong"}</span>
		</li>
	);
}
