import { ArrowRight, Check, Timer } from "lucide-react";
import { timeLeft } from "../../../lib/dates.ts";
import { useMinute } from "../../../lib/hooks/use-time.ts";
import { ProgressBar } from "../../../ui/figures/pitch.tsx";
import type { Ending } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/figures/pitch.css";

type EndingCardProps = {
	ending: Ending | null;
	/** the server's clock, ISO instant */
	now: string | null;
	waiting: boolean;
};

/** The challenge that ends first, or a text that today's are done. */
export function EndingCard({ ending, now, waiting }: EndingCardProps) {
	if (waiting)
		return (
			<section className="ending" aria-busy="true" data-wait="" aria-label="Your challenge">
				<span className="skeleton h-5 w-36" />
				<span className="skeleton h-7" />
				<span className="skeleton h-5 w-8/12" />
			</section>
		);
	if (!ending || !now)
		return (
			<section className="ending" aria-labelledby="ending">
				<div>
					<h2 id="ending">Today's challenges are done</h2>
					<p>New ones come at midnight in India.</p>
				</div>
				<p>
					<a href="/community?tab=challenges">See longer challenges</a>
				</p>
			</section>
		);
	return <Running ending={ending} ahead_ms={Date.parse(now) - Date.now()} />;
}

/** A challenge with more steps shows a bar instead of a ball for each step. */
const MOST_BALLS = 12;

function Running({ ending, ahead_ms }: { ending: Ending; ahead_ms: number }) {
	const { title, done, target, reward, ends_at, step } = ending;
	const time = useMinute(ahead_ms);
	return (
		<section className="ending" aria-labelledby="ending">
			<div>
				<p className="ending-when">
					<Timer className="icon" /> Ends in {timeLeft(ends_at, time)}
				</p>
				<h2 id="ending">{title}</h2>
				<p>
					<a className="link-more" href={step.path}>
						{step.text} <ArrowRight className="icon" />
					</a>
				</p>
			</div>
			<div className="ending-go">
				{target <= MOST_BALLS ? (
					<ol className="over" aria-label={`${done} of ${target} done`}>
						{Array.from({ length: target }, (_, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other name
							<li key={place} className="ball" data-result={place < done ? "right" : undefined}>
								{place < done ? <Check className="icon" /> : place + 1}
							</li>
						))}
					</ol>
				) : (
					<ProgressBar value={done} max={target} label={title} />
				)}
				<p className="score" data-size="sm">
					+{reward} points
				</p>
			</div>
		</section>
	);
}
