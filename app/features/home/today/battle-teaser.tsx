import { grouped } from "../../../lib/numbers.ts";
import { Badge } from "../../../ui/badge.tsx";
import { PitchShare } from "../../../ui/figures/pitch.tsx";
import { Moment } from "../../../ui/moment.tsx";
import type { Battle } from "../../battles/battle.ts";
import { BATTLES } from "../../battles/rules.ts";
import { placeName } from "../../matches/words.ts";
import "../../battles/battles.css";
import "../today.css";
import "../../matches/tonight/tonight.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/people/emblems.css";

/** An open battle with its score. */
export function BattleTeaser({ battle }: { battle: Battle }) {
	const { name, how } = BATTLES[battle.battle_type];
	const sides = [
		{ team: battle.team_a_code.toLowerCase(), code: battle.team_a_code, name: placeName(battle.team_a_name) },
		{ team: battle.team_b_code.toLowerCase(), code: battle.team_b_code, name: placeName(battle.team_b_name) },
	] as const;
	const [a, b] = [battle.team_a_points, battle.team_b_points];
	return (
		<section className="card battle2" aria-labelledby="live-battle">
			<div className="card-top">
				<h2 className="card-title" id="live-battle">
					{name}
				</h2>
				<Badge tone="live">Live</Badge>
			</div>
			<div className="battle2-sides">
				<span>
					<span className="flag" data-team={sides[0].team} aria-hidden="true">
						{sides[0].code}
					</span>
					<b>{sides[0].name}</b>
				</span>
				<span className="battle-v">v</span>
				<span>
					<b>{sides[1].name}</b>
					<span className="flag" data-team={sides[1].team} aria-hidden="true">
						{sides[1].code}
					</span>
				</span>
			</div>
			<p>
				{how} Ends <Moment at={battle.end_time} />.
			</p>
			<div className="battle2-record">
				<p className="duo-line">
					<b>{grouped(a)} points</b>
					<span className="note">Score so far</span>
					<b>{grouped(b)} points</b>
				</p>
				<PitchShare
					label={`${sides[0].name} ${grouped(a)} points, ${sides[1].name} ${grouped(b)}`}
					parts={[
						{ name: sides[0].name, value: a, team: sides[0].team },
						{ name: sides[1].name, value: b, team: sides[1].team },
					]}
				/>
			</div>
			<a className="btn" data-block="" href="/battles">
				Pick your side
			</a>
		</section>
	);
}
