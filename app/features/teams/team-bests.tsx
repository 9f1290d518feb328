import { formatDate } from "../../lib/dates.ts";
import { grouped, overs } from "../../lib/numbers.ts";
import { SectionHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { PlayerLink } from "../../ui/player-link.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import type { FoundTeam } from "./team.server.ts";

/** Who scored and took most for the side, and its highest and lowest totals. */
export function TeamBests({ team, slugs }: { team: FoundTeam; slugs: Record<string, string> }) {
	const { profile } = team;
	return (
		<section className="wrap section" aria-labelledby="bests">
			<SectionHead id="bests" title="Best of all seasons" />
			<div className="halves">
				<ScrollTable id="scorers" caption="Most runs" team={profile.id}>
					<Heads names={["Player", "Runs", "Innings", "Average", "Strike rate"]} />
					<tbody>
						{team.scorers.map((line) => (
							<tr key={line.player_id}>
								<th scope="row">
									<PlayerLink name={line.player} slug={slugs[line.player_id]} />
								</th>
								<td className="num" data-key="">
									{grouped(line.runs)}
								</td>
								<td className="num">
									<Behind slug={slugs[line.player_id]} team={profile.id}>
										{line.innings}
									</Behind>
								</td>
								<td className="num">{line.average?.toFixed(2) ?? "—"}</td>
								<td className="num">{line.strike_rate?.toFixed(2) ?? "—"}</td>
							</tr>
						))}
					</tbody>
				</ScrollTable>
				<ScrollTable id="wickets" caption="Most wickets" team={profile.id}>
					<Heads names={["Player", "Wickets", "Innings", "Average", "Economy"]} />
					<tbody>
						{team.wicket_takers.map((line) => (
							<tr key={line.player_id}>
								<th scope="row">
									<PlayerLink name={line.player} slug={slugs[line.player_id]} />
								</th>
								<td className="num" data-key="">
									{line.wickets}
								</td>
								<td className="num">
									<Behind slug={slugs[line.player_id]} team={profile.id}>
										{line.innings}
									</Behind>
								</td>
								<td className="num">{line.average?.toFixed(2) ?? "—"}</td>
								<td className="num">{line.economy?.toFixed(2) ?? "—"}</td>
							</tr>
						))}
					</tbody>
				</ScrollTable>
				<Totals id="highest" caption="Highest totals" totals={team.highest} />
				<Totals id="lowest" caption="Lowest totals, completed innings" totals={team.lowest} />
			</div>
		</section>
	);
}

/** The matches that a player of the side was counted from. */
function Behind({ slug, team, children }: { slug: string | undefined; team: string; children: number }) {
	return slug ? <Link to={`/matches?${new URLSearchParams({ player: slug, team })}`}>{children}</Link> : children;
}

/** The grounds a side has played at most; the matches there are a click away. */
export function Grounds({ team: { profile, grounds } }: { team: FoundTeam }) {
	return (
		<ScrollTable id="grounds" caption="Most-used grounds">
			<Heads names={["Ground", "Matches", "Won", "Lost"]} />
			<tbody>
				{grounds.map((line) => (
					<tr key={line.ground_id}>
						<th scope="row">
							<Link to={`/matches?team=${profile.id}&ground=${line.ground_id}`}>{line.ground}</Link>
						</th>
						<td className="num" data-key="">
							{line.matches}
						</td>
						<td className="num">{line.won}</td>
						<td className="num">{line.lost}</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function Totals({ id, caption, totals }: { id: string; caption: string; totals: FoundTeam["highest"] }) {
	return (
		<ScrollTable id={id} caption={caption}>
			<thead>
				<tr>
					<th scope="col">Against</th>
					<th scope="col" className="num">
						Total
					</th>
					<th scope="col" className="num">
						Overs
					</th>
					<th scope="col">Match</th>
				</tr>
			</thead>
			<tbody>
				{totals.map((line) => (
					<tr key={`${line.match_id} ${line.innings_number}`}>
						<th scope="row">{line.opponent_name}</th>
						<td className="num" data-key="">
							{line.runs}
							{line.all_out ? "" : `/${line.wickets}`}
						</td>
						<td className="num">{overs(line.balls)}</td>
						<td>
							<Link to={`/matches/${line.match_id}`}>{formatDate(line.date)}</Link>
						</td>
					</tr>
				))}
			</tbody>
		</ScrollTable>
	);
}

function Heads({ names: [first, ...others] }: { names: string[] }) {
	return (
		<thead>
			<tr>
				<th scope="col">{first}</th>
				{others.map((name) => (
					<th key={name} scope="col" className="num">
						{name}
					</th>
				))}
			</tr>
		</thead>
	);
}
