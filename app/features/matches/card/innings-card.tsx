import { FigureTable } from "../../../ui/figures/figure-table.tsx";
import { PlayerLink } from "../../../ui/people/person-name.tsx";
import type { Innings } from "./match.server.ts";
import { FallOfWickets, Stands } from "./stands.tsx";
import "./card.css";
import "../../../ui/styles/figures/figure-table.css";

type InningsCardProps = { innings: Innings; slugs: Record<string, string> };

const playerLinks = (slugs: Record<string, string>, { player_id, player }: { player_id: string; player: string }) => {
	const slug = slugs[player_id];
	return [{ text: player, to: slug ? `/players/${slug}` : null, person: true }];
};

export function InningsCard({ innings, slugs }: InningsCardProps) {
	return (
		<div className="card-halves">
			<div className="stack">
				<Batting innings={innings} slugs={slugs} />
				<FallOfWickets innings={innings} />
			</div>
			<div className="stack">
				<Bowling innings={innings} slugs={slugs} />
				<Stands innings={innings} />
			</div>
		</div>
	);
}

function Batting({ innings, slugs }: InningsCardProps) {
	return (
		<FigureTable
			id={`batting-${innings.innings}`}
			caption={`${innings.code} batting`}
			fits
			who="Batter"
			keyColumn="runs"
			columns={[
				{ key: "runs", head: "R", name: "Runs", width: "m" },
				{ key: "balls", head: "B", name: "Balls", width: "s" },
				{ key: "fours", head: "4s", name: "Fours", width: "s" },
				{ key: "sixes", head: "6s", name: "Sixes", width: "s" },
				{ key: "strike_rate", head: "SR", name: "Strike rate", width: "l" },
			]}
			rows={innings.batting.map((line) => ({
				id: line.player_id,
				names: playerLinks(slugs, line),
				note: line.how_out,
				best: line.best,
				cells: [`${line.runs}${line.not_out ? "*" : ""}`, line.balls, line.fours, line.sixes, line.strike_rate],
			}))}
			foot={<BattingFoot innings={innings} slugs={slugs} />}
		/>
	);
}

function BattingFoot({ innings, slugs }: InningsCardProps) {
	return (
		<tfoot>
			<tr>
				<th scope="row" className="ft-who">
					Extras <span className="ft-note">{innings.extras.words || "none"}</span>
				</th>
				<td data-key="">
					<b>{innings.extras.total}</b>
				</td>
				<td colSpan={4} />
			</tr>
			<tr>
				<th scope="row" className="ft-who">
					Total
					<span className="ft-note">
						{innings.overs} overs, {innings.run_rate} an over
					</span>
				</th>
				<td data-key="" colSpan={2}>
					<b>{innings.score}</b>
				</td>
				<td colSpan={3} />
			</tr>
			{innings.did_not_bat.length > 0 ? (
				<tr>
					<td className="ft-who" colSpan={6}>
						<span className="ft-note">Did not bat</span>
						{innings.did_not_bat.map(({ player_id, player }, index) => (
							<span key={player_id}>
								{index > 0 ? ", " : null}
								<PlayerLink name={player} slug={slugs[player_id]} />
							</span>
						))}
					</td>
				</tr>
			) : null}
		</tfoot>
	);
}

function Bowling({ innings, slugs }: InningsCardProps) {
	return (
		<FigureTable
			id={`bowling-${innings.innings}`}
			caption={`${innings.bowling_code} bowling`}
			fits
			who="Bowler"
			keyColumn="wickets"
			columns={[
				{ key: "overs", head: "O", name: "Overs", width: "s" },
				{ key: "dots", head: "Dots", name: "Dot balls", width: "s" },
				{ key: "runs", head: "R", name: "Runs conceded", width: "s" },
				{ key: "wickets", head: "W", name: "Wickets", width: "m" },
				{ key: "economy", head: "Econ", name: "Economy, runs an over", width: "l" },
			]}
			rows={innings.bowling.map((line) => ({
				id: line.player_id,
				names: playerLinks(slugs, line),
				note: line.note || undefined,
				best: line.best,
				cells: [line.overs, line.dots, line.runs, line.wickets, line.economy],
			}))}
		/>
	);
}
