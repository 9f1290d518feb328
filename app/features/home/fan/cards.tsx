import { ArrowRight } from "lucide-react";
import type { Room } from "../../groups/group.ts";
import { RoomRow } from "../../groups/rooms/room-row.tsx";
import type { TodaysQuiz } from "../../quiz/play/daily.server.ts";
import type { FanHome, SideName } from "../home.ts";
import "../fan.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";
import "../../../ui/styles/people/team-choice.css";

/** For a fan without a team: ten flags, each linked to its army, which the fan can join there. */
export function ChooseTeamCard({ sides }: { sides: SideName[] }) {
	return (
		<section className="card own-team" aria-labelledby="choose-team">
			<h2 className="card-title" id="choose-team">
				Choose a team
			</h2>
			<p>What you earn counts for your team too.</p>
			<ul className="team-rail" data-small="">
				{sides.map(({ id, name }) => (
					<li key={id}>
						<a className="team-pick" data-team={id} href={`/community#army-${id}`}>
							<span className="flag" data-team={id} data-size="md" aria-hidden="true">
								{id.toUpperCase()}
							</span>
							<span>{name}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

type QuizNowProps = { today: TodaysQuiz; daily: FanHome["daily"] };

/** Today's quiz. `daily` is null until the fan's data has loaded. */
export function QuizNow({ today: { question, count }, daily }: QuizNowProps) {
	return (
		<section className="card quiz-now" aria-labelledby="quiz-now">
			<div className="card-top">
				<h2 className="card-title" id="quiz-now">
					Today's quiz
				</h2>
				<p className="note">Closes at midnight in India</p>
			</div>
			<p className="quiz-now-q">
				{daily?.finished ? `${daily.right} of ${daily.count} right today.` : question.question}
			</p>
			<p className="note">{noteOf(daily, count)}</p>
			<a className="btn" data-size="lg" data-block="" href="/quiz/daily">
				{daily?.finished ? "See your result" : daily?.answered ? "Play on" : "Play"} <ArrowRight className="icon" />
			</a>
		</section>
	);
}

function noteOf(daily: FanHome["daily"], count: number): string {
	if (!daily?.answered) return `Question 1 of ${count}, two minutes in all`;
	return daily.finished
		? "Every answer with its reason, and where you stand"
		: `${daily.answered} of ${daily.count} answered`;
}

/** The fan's result in yesterday's match of the day. */
export const LastNightCard = ({ night }: { night: NonNullable<FanHome["last_night"]> }) => (
	<section className="card last-night" aria-label="Last night">
		<p>
			{night.missed ? "Last night you missed " : "Last night: "}
			<a href={`/matches/${night.match_id}/relive`}>{night.title}</a>. {night.say}
		</p>
	</section>
);

export function RoomsCard({ rooms, waiting }: { rooms: Room[]; waiting: boolean }) {
	return (
		<section className="card rooms" aria-labelledby="your-rooms" aria-busy={waiting}>
			<div className="card-top">
				<h2 className="card-title" id="your-rooms">
					Your rooms
				</h2>
				<a className="link-more" href="/groups">
					All rooms
				</a>
			</div>
			{waiting ? (
				<span className="skeleton h-16" />
			) : rooms.length === 0 ? (
				<p>You haven't joined a room yet. There's one for every team, and for the players everyone talks about.</p>
			) : (
				<ul>
					{rooms.map((room) => (
						<li key={room.id}>
							<RoomRow room={room} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
