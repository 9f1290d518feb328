import type { TodaysQuiz } from "../../quiz/play/daily.server.ts";
import type { SideName } from "../home.ts";
import { ChooseTeamCard, LastNightCard, QuizNow, RoomsCard } from "./cards.tsx";
import { EndingCard } from "./ending-card.tsx";
import { FanBand } from "./fan-band.tsx";
import { OwnTeamCard } from "./own-team-card.tsx";
import { useFanHome } from "./use-fan-home.ts";
import "../fan.css";

/** The top of the home page for fans. Styles show it, with placeholders of the final height, if there is a fan. */
export default function FanFrame({ today, sides }: { today: TodaysQuiz | null; sides: SideName[] }) {
	const { home, failed, again } = useFanHome();
	const waiting = !home && !failed;
	return (
		<div className="for-fans">
			<FanBand home={home} failed={failed} again={again} />
			<div className="wrap fan-grid">
				<div className="fan-main">
					{today ? <QuizNow today={today} daily={home?.daily ?? null} /> : null}
					{home && !home.team ? <ChooseTeamCard sides={sides} /> : null}
					{home?.team || waiting ? <OwnTeamCard team={home?.team ?? null} /> : null}
				</div>
				<div className="fan-side">
					{failed && !home ? null : (
						<>
							<EndingCard ending={home?.ending ?? null} now={home?.now ?? null} waiting={waiting} />
							{home?.last_night ? <LastNightCard night={home.last_night} /> : null}
							<RoomsCard rooms={home?.rooms ?? []} waiting={waiting} />
						</>
					)}
				</div>
			</div>
		</div>
	);
}
