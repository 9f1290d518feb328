import { Check } from "lucide-react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { grouped, plural } from "../../lib/numbers.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Badge } from "../../ui/badge.tsx";
import { PitchShare } from "../../ui/figures/pitch.tsx";
import { Plates } from "../../ui/figures/plates.tsx";
import type { Battle, Participation } from "./battle.ts";
import { BATTLES, battlesTexts, secondsLeft, timeLeftInWords } from "./rules.ts";
import "./battles.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

type BattleCardProps = {
	battle: Battle;
	/** null: on neither side; undefined: not loaded */
	own: Participation | null | undefined;
	/** the server's time in ms */
	now: number;
	joining: boolean;
	onJoin: (team_name: string) => void;
};

type Side = { code: string; name: string; points: number };

const sidesOf = (battle: Battle): [Side, Side] => [
	{ code: battle.team_a_code, name: battle.team_a_name, points: battle.team_a_points },
	{ code: battle.team_b_code, name: battle.team_b_name, points: battle.team_b_points },
];

/** A battle with its score, the time left, and buttons to join a side. */
export function BattleCard({ battle, own, now, joining, onJoin }: BattleCardProps) {
	const { name, how } = BATTLES[battle.battle_type];
	const left = secondsLeft(battle.end_time, now);
	const [a, b] = sidesOf(battle);
	return (
		<article className="card battle-card" aria-label={`${name}: ${a.name} against ${b.name}`}>
			<div className="cluster" data-spread="">
				<h3 className="card-title">{name}</h3>
				{left > 0 ? <Badge tone="live">Live</Badge> : <Badge>Ended</Badge>}
			</div>
			<div className="battle-sides">
				<BattleSide {...a} />
				<span className="battle-v">v</span>
				<BattleSide {...b} />
			</div>
			<PitchShare
				label={`${a.name} ${grouped(a.points)} points, ${b.name} ${grouped(b.points)}`}
				parts={[
					{ name: a.name, value: a.points, team: a.code.toLowerCase() },
					{ name: b.name, value: b.points, team: b.code.toLowerCase() },
				]}
			/>
			<p className="cluster note" data-spread="">
				<span>
					{battle.total_participants === 0 ? "Nobody in yet" : `${plural(battle.total_participants, "fan")} in`}
				</span>
				<span>{timeLeftInWords(left)}</span>
			</p>
			<p className="note">{own ? `${grouped(own.points_contributed)} of your side's points are yours.` : how}</p>
			{left > 0 ? <Join battle={battle} own={own} joining={joining} onJoin={onJoin} /> : null}
		</article>
	);
}

function BattleSide({ code, name, points }: Side) {
	const value = grouped(points);
	return (
		<div className="battle-side">
			<span className="flag" data-team={code.toLowerCase()} data-size="lg" aria-hidden="true">
				{code}
			</span>
			<strong className="battle-name">{name}</strong>
			<Plates value={value} label={`${name}: ${value} points`} />
		</div>
	);
}

function Join({ battle, own, joining, onJoin }: Omit<BattleCardProps, "now">) {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	if (own)
		return (
			<button type="button" className="btn" data-block="" disabled>
				<Check className="icon" /> Fighting for {own.side === "a" ? battle.team_a_code : battle.team_b_code}
			</button>
		);
	const waiting = joining || own === undefined;
	return (
		<div className="battle-join needs-script">
			{sidesOf(battle).map(({ code, name }) =>
				status === "signed-out" ? (
					<a
						key={code}
						className="btn"
						data-variant="team"
						data-team={code.toLowerCase()}
						href={signInPath}
						data-toast-title="Login Required"
						data-toast-text={battlesTexts.loginFirst}
					>
						Join {code}
					</a>
				) : (
					<button
						key={code}
						type="button"
						className="btn"
						data-variant="team"
						data-team={code.toLowerCase()}
						aria-disabled={waiting}
						onClick={() => !waiting && onJoin(name)}
					>
						Join {code}
					</button>
				),
			)}
		</div>
	);
}
