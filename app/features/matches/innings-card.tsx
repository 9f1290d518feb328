import { PlayerLink } from "../../ui/player-link.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { matchesTexts } from "./rules.ts";
import type { Innings } from "./scorecard.server.ts";

type InningsCardProps = { innings: Innings; slugs: Record<string, string> };

/** One innings as a scorecard has it: batting, extras, total, fall of wickets, bowling. */
export function InningsCard({ innings, slugs }: InningsCardProps) {
	const id = `innings-${innings.innings}`;
	return (
		<section className="stack" aria-labelledby={id} data-team={innings.team_id}>
			<div className="section-head">
				<h2 id={id}>{innings.team}</h2>
				<p>
					{innings.score} in {innings.overs} overs, {innings.run_rate} an over
				</p>
			</div>
			<Batting innings={innings} slugs={slugs} />
			{innings.lacks_fielders ? <p className="note">{matchesTexts.lacksFielders}</p> : null}
			{innings.did_not_bat.length > 0 ? (
				<p className="text-sm">
					<b>Did not bat:</b>{" "}
					{innings.did_not_bat.map(({ player_id, player }, place) => (
						<span key={player_id}>
							{place > 0 ? ", " : null}
							<PlayerLink name={player} slug={slugs[player_id]} />
						</span>
					))}
				</p>
			) : null}
			{innings.fall_of_wickets.length > 0 ? (
				<p className="text-sm">
					<b>Fall of wickets:</b>{" "}
					{innings.fall_of_wickets
						.map(({ wicket, score, player }) => `${wicket}-${score}${player ? ` (${player})` : ""}`)
						.join(", ")}
				</p>
			) : null}
			<Bowling innings={innings} slugs={slugs} />
		</section>
	);
}

function Batting({ innings, slugs }: InningsCardProps) {
	return (
		<ScrollTable id={`batting-${innings.innings}`} caption={`Batting, ${innings.team}`}>
			<thead>
				<tr>
					<th scope="col">Batter and how out</th>
					<Heads names={["Runs", "Balls", "4s", "6s", "Strike rate"]} />
				</tr>
			</thead>
			<tbody>
				{innings.batting.map((line) => (
					<tr key={line.player_id}>
						<th scope="row">
							<span className="scorecard-batter">
								<span>
									<PlayerLink name={line.player} slug={slugs[line.player_id]} />
								</span>
								<span className="scorecard-how">{line.how_out}</span>
							</span>
						</th>
						<td className="num" data-key="">
							{line.runs}
							{line.not_out ? "*" : ""}
						</td>
						<td className="num">{line.balls}</td>
						<td className="num">{line.fours}</td>
						<td className="num">{line.sixes}</td>
						<td className="num">{line.strike_rate}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">
						<span className="scorecard-batter">
							<span>Extras</span>
							<span className="scorecard-how">{innings.extras.words || "none"}</span>
						</span>
					</th>
					<td className="num" data-key="">
						{innings.extras.total}
					</td>
					<td colSpan={4} />
				</tr>
				<tr>
					<th scope="row">
						<span className="scorecard-batter">
							<span>Total</span>
							<span className="scorecard-how">{innings.overs} overs</span>
						</span>
					</th>
					<td className="num" data-key="">
						{innings.score}
					</td>
					<td colSpan={4} />
				</tr>
			</tfoot>
		</ScrollTable>
	);
}

function Bowling({ innings, slugs }: InningsCardProps) {
	return (
		<ScrollTable id={`bowling-${innings.innings}`} caption={`Bowling against ${innings.team}`}>
			<thead>
				<tr>
					<th scope="col">Bowler</th>
					<Heads names={["Overs", "Maidens", "Runs", "Wickets", "Economy", "Dots", "Wides", "No-balls"]} />
				</tr>
			</thead>
			<tbody>
				{innings.bowling.map((line) => (
					<tr key={line.player_id}>
						<th scope="row">
							<PlayerLink name={line.player} slug={slugs[line.player_id]} />
						</th>
						<td className="num">{line.overs}</td>
						<td className="num">{line.maidens}</td>
						<td className="num">{line.runs}</td>
						<td className="num" data-key="">
							{line.wickets}
						</td>
						<td className="num">{line.economy}</td>
						<td className="num">{line.dots}</td>
						<td className="num">{line.wides}</td>
						<td className="num">{line.noballs}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function Heads({ names }: { names: string[] }) {
	return names.map((name) => (
		<th key={name} scope="col" className="num">
			{name}
		</th>
	));
}
