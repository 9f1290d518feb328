import { Island } from "../../../islands/island.tsx";
import { Ball } from "../../../ui/figures/ball.tsx";
import TodayForm from "../../quiz/daily/today-form.island.tsx";
import type { TodaysQuiz } from "../../quiz/play/daily.server.ts";
import type { LockedAnswer } from "../../quiz/quiz.ts";
import "../today.css";
import "../../quiz/result/result.css";

type HeroProps = { today: TodaysQuiz | null; locked: LockedAnswer | null };

/** A line about the site, and the first question of today's quiz. */
export function Hero({ today, locked }: HeroProps) {
	return (
		<section className="today on-board for-visitors" data-ground="board" aria-labelledby="cover-title">
			<Ball className="today-art" />
			<div className="wrap today-grid">
				<div className="today-say">
					<p className="today-kicker">The IPL fan hub</p>
					<h1 id="cover-title">You are the twelfth man.</h1>
					<p className="lead">Look up every ball since 2008. Play a quiz a day. Argue with the rest of the ground.</p>
				</div>
				{today ? (
					<Island of={TodayForm} wake="near" props={{ today, locked }} />
				) : (
					<p>
						<a className="btn" data-variant="marigold" data-size="lg" href="/facts">
							Read the facts
						</a>
					</p>
				)}
			</div>
		</section>
	);
}
