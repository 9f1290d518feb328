import { ChartFigure } from "../../../ui/charts/chart-figure.tsx";
import { ChanceChart } from "./chance-chart.tsx";
import { storyTexts } from "./rules.ts";
import type { Story, Turn } from "./story.ts";
import "../card/card.css";
import "./story.css";

type Side = { team_id: string; code: string };
type MatchStoryProps = { story: Story; sides: readonly [Side, Side]; season: number };

/** The win chance by ball, and the turning points, each linked to its ball. */
export function MatchStory({ story, sides, season }: MatchStoryProps) {
	const [first, second] = sides;
	const { start, ahead, balls, turns, rows, drawing } = story;
	return (
		<div className="story-split">
			<ChartFigure
				id="chance"
				title="Win chance"
				note={`${first.code} were ahead after ${ahead.first} of the ${balls} balls, ${second.code} after ${ahead.second}.`}
				table={{
					head: ["After over", "Score", `${first.code} win chance`],
					rows: rows.map(({ innings, over, score, chance }) => [
						`${innings === 1 ? first.code : second.code} ${over}`,
						score,
						`${chance}%`,
					]),
				}}
			>
				<ChanceChart
					label={`Chance of winning, ball by ball. ${first.code} began at ${start} percent and ended at ${rows.at(-1)?.chance}.`}
					drawing={drawing}
					sides={sides}
				/>
				<p className="note">
					{storyTexts.estimate(season)} <a href="/predictor/model">How good is it?</a>
				</p>
			</ChartFigure>
			<div>
				<h3 className="sub" id="turns-head">
					{storyTexts.turns}
				</h3>
				<ol className="turns" aria-labelledby="turns-head">
					{turns.map((turn) => (
						<TurnLine key={turn.id} turn={turn} sides={sides} />
					))}
				</ol>
			</div>
		</div>
	);
}

type TurnLineProps = { turn: Turn; sides: MatchStoryProps["sides"] };

function TurnLine({ turn: { id, said, first, from, to, innings, score, at }, sides }: TurnLineProps) {
	return (
		<li>
			<a href={`#${id}`}>{said}</a>
			<span className="score turns-d">
				{`${sides[first ? 0 : 1].code} ${to}%`}
				<small>from {from}%</small>
			</span>
			<span className="note">{`${sides[innings === 1 ? 0 : 1].code} ${score} after ${at} overs`}</span>
		</li>
	);
}
