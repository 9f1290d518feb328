import type { TodaysQuiz } from "../../quiz/play/daily.server.ts";
import { EndingCard } from "./ending-card.tsx";
import { FanBand } from "./fan-band.tsx";
import { OwnTeamCard } from "./own-team-card.tsx";
import { QuizNow } from "./quiz-now.tsx";
import { RoomsCard } from "./rooms-card.tsx";
import { useFanHome } from "./use-fan-home.ts";

/**
 * What stands first for a fan: streak, today's quiz, what ends soon, rooms, team. It is in the page of everybody, as placeholders
 * of its final height; styles show it where the browser knows that it has a fan.
 */
export function FanFrame({ today }: { today: TodaysQuiz | null }) {
	const { home, failed, again } = useFanHome();
	const waiting = !home && !failed;
	return (
		<div className="for-fans">
			<FanBand home={home} failed={failed} again={again} />
			<div className="wrap fan-grid">
				<div className="fan-main">
					{today ? <QuizNow today={today} daily={home?.daily ?? null} /> : null}
					{failed && !home ? null : <OwnTeamCard team={home?.team ?? null} waiting={waiting} />}
				</div>
				<div className="fan-side">
					{failed && !home ? null : (
						<>
							<EndingCard ending={home?.ending ?? null} now={home?.now ?? null} waiting={waiting} />
							<RoomsCard rooms={home?.rooms ?? []} waiting={waiting} />
						</>
					)}
				</div>
			</div>
		</div>
	);
}
