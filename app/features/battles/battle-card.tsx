import { Check } from "lucide-react";
import { grouped } from "../../lib/numbers.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { useSignInPath } from "../../lib/session/use-sign-in-path.ts";
import { showsCount, showsScore } from "../../lib/thresholds.ts";
import { Badge } from "../../ui/badge.tsx";
import { PitchShare } from "../../ui/charts/pitch-share.tsx";
import { Plates } from "../../ui/figures/plates.tsx";
import { Link } from "../../ui/link.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Battle, Participation } from "./battle.ts";
import { BATTLES, battlesTexts, secondsLeft, shares, timeLeftInWords } from "./rules.ts";
import type { Wins } from "./wins.server.ts";

type BattleCardProps = {
	battle: Battle;
	/** null: unknown */
	wins: Wins | null;
	/** null: on neither side; undefined: not known yet */
	own: Participation | null | undefined;
	/** the server's time, in milliseconds */
	now: number;
	joining: boolean;
	onJoin: (team_name: string) => void;
};

const sidesOf = (battle: Battle) => [
	{ code: battle.team_a_code, name: battle.team_a_name, points: battle.team_a_points },
	{ code: battle.team_b_code, name: battle.team_b_name, points: battle.team_b_points },
];

/** An open battle: the score, the time left, and buttons to join either side. */
export function BattleCard({ battle, wins, own, now, joining, onJoin }: BattleCardProps) {
	const { name, how } = BATTLES[battle.battle_type];
	const left = secondsLeft(battle.end_time, now);
	const [a, b] = sidesOf(battle) as [ReturnType<typeof sidesOf>[number], ReturnType<typeof sidesOf>[number]];
	const share = shares(a.points, b.points);
	const scored = showsScore(a.points, b.points);
	return (
		<article className="card battle-card" aria-label={`${name}: ${a.name} against ${b.name}`}>
			<div className="cluster" data-spread="">
				<h3 className="card-title">{name}</h3>
				{left > 0 ? <Badge tone="live">Live</Badge> : <Badge>Ended</Badge>}
			</div>
			<div className="battle-sides">
				<BattleSide {...a} scored={scored} />
				<span className="battle-v">v</span>
				<BattleSide {...b} scored={scored} />
			</div>
			{scored ? (
				<PitchShare
					label={`${a.name} have ${share.a} % of the points, ${b.name} ${share.b} %`}
					whole={100}
					parts={[
						{ name: a.name, value: share.a, team: a.code.toLowerCase() },
						{ name: b.name, value: share.b, team: b.code.toLowerCase() },
					]}
				/>
			) : wins ? (
				<OnTheField a={a} b={b} wins={wins} />
			) : null}
			<p className="cluster note" data-spread="">
				{showsCount(battle.total_participants) ? <span>{grouped(battle.total_participants)} fans in</span> : null}
				<span>{timeLeftInWords(left)}</span>
			</p>
			<p className="note">{own ? ownPart(own) : how}</p>
			{left > 0 ? <Join battle={battle} own={own} joining={joining} onJoin={onJoin} /> : null}
		</article>
	);
}

const ownPart = ({ points_contributed }: Participation) =>
	`${grouped(points_contributed)} of your side's points are yours.`;

type Side = { code: string; name: string; points: number };

/** Results of both teams' matches against each other, while the battle has no score worth showing. */
function OnTheField({ a, b, wins }: { a: Side; b: Side; wins: Wins }) {
	return (
		<div className="battle2-record">
			<p className="duo-line">
				<b>{wins.a} wins</b>
				<span className="note">On the field since 2008</span>
				<b>{wins.b} wins</b>
			</p>
			<PitchShare
				label={`${a.name} have won ${wins.a} of their matches, ${b.name} ${wins.b}`}
				parts={[
					{ name: a.name, value: wins.a, team: a.code.toLowerCase() },
					{ name: b.name, value: wins.b, team: b.code.toLowerCase() },
				]}
			/>
		</div>
	);
}

function BattleSide({ code, name, points, scored }: Side & { scored: boolean }) {
	const value = grouped(points);
	return (
		<div className="battle-side">
			<span className="flag" data-team={code.toLowerCase()} data-size="lg" aria-hidden="true">
				{code}
			</span>
			<strong className="battle-name">{name}</strong>
			{scored ? <Plates value={value} label={`${name}: ${value} points`} /> : null}
		</div>
	);
}

function Join({ battle, own, joining, onJoin }: Omit<BattleCardProps, "now" | "wins">) {
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
					<Link
						key={code}
						className="btn"
						data-variant="team"
						data-team={code.toLowerCase()}
						to={signInPath}
						onClick={() => toast({ type: "info", title: "Login Required", text: battlesTexts.loginFirst })}
					>
						Join {code}
					</Link>
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
