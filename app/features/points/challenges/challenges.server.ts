import { and, asc, eq, gt, sql } from "drizzle-orm";
import { communityChallenges, userChallengeParticipations } from "../../../../db/schema/game/challenges.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import type { DueAction } from "../ledger.server.ts";
import { type Reward, ruleOf } from "../rules.ts";
import type { Challenge } from "./challenge.ts";
import { challengeTexts, DAYS_SHOWN_AFTER, RECURRING } from "./rules.ts";

const phase = sql<Challenge["phase"]>`case when now() < ${communityChallenges.start_date} then 'coming'
	when now() < ${communityChallenges.end_date} then 'on' else 'ended' end`;

/**
 * Returns the challenges by their start, with the fan's progress: those that are on, to come, or ended within a week.
 * Of each recurring kind it returns one. It leaves out inactive ones. One query.
 */
export async function listChallenges(db: Queryable, fan_id: string | null): Promise<Challenge[]> {
	const rows = await db
		.select({ challenge: communityChallenges, phase, mine: userChallengeParticipations })
		.from(communityChallenges)
		.leftJoin(
			userChallengeParticipations,
			fan_id === null
				? sql`false`
				: and(
						eq(userChallengeParticipations.challenge_id, communityChallenges.id),
						eq(userChallengeParticipations.user_id, fan_id),
					),
		)
		.where(
			and(
				eq(communityChallenges.is_active, true),
				gt(communityChallenges.end_date, sql`now() - ${DAYS_SHOWN_AFTER} * interval '1 day'`),
			),
		)
		.orderBy(asc(communityChallenges.start_date), asc(communityChallenges.id))
		.limit(100);
	return oneOfEachKind(rows).map(
		({ challenge: { occasion: _, is_active: __, start_date, end_date, ...challenge }, phase, mine }) => ({
			...challenge,
			start_date: start_date.toISOString(),
			end_date: end_date.toISOString(),
			phase,
			mine: mine && { current_progress: mine.current_progress, completed: mine.completed_at !== null },
		}),
	);
}

type ListedRow = { challenge: { occasion: string | null }; phase: Challenge["phase"] };

/** Keeps one challenge of each recurring kind: the current one, else the next, else an ended one. Keeps all others. */
function oneOfEachKind<Row extends ListedRow>(rows: Row[]): Row[] {
	const order: Challenge["phase"][] = ["on", "coming", "ended"];
	const kindOf = ({ challenge: { occasion } }: Row) => occasion?.split(" ")[0];
	const shown = new Map<string, Row>();
	for (const row of rows) {
		const kind = kindOf(row);
		const other = kind && shown.get(kind);
		if (kind && (!other || order.indexOf(row.phase) < order.indexOf(other.phase))) shown.set(kind, row);
	}
	return rows.filter((row) => shown.get(kindOf(row) ?? "") === row || !kindOf(row));
}

/**
 * Adds a fan to a challenge. Throws 404 for an unknown or inactive one, 409 if the fan has joined it before, and 409
 * with the text of its button if it has ended, has not begun or is full.
 */
export async function joinChallenge(tx: Tx, fan_id: string, challenge_id: string): Promise<void> {
	const [challenge] = await tx
		.select({ row: communityChallenges, phase })
		.from(communityChallenges)
		.where(and(eq(communityChallenges.id, challenge_id), eq(communityChallenges.is_active, true)))
		.for("update");
	if (!challenge) throw notFound(challengeTexts.noChallenge);
	const participation = { user_id: fan_id, challenge_id };
	const [joined] = await tx
		.insert(userChallengeParticipations)
		.values(participation)
		.onConflictDoNothing()
		.returning({ challenge_id: userChallengeParticipations.challenge_id });
	if (!joined) throw conflict(challengeTexts.already);
	// an error from here on rolls the insert back
	if (challenge.phase === "ended") throw conflict(challengeTexts.ended);
	if (challenge.phase === "coming") throw conflict(challengeTexts.soon);
	const { max_participants, participants_count } = challenge.row;
	if (max_participants !== null && participants_count >= max_participants) throw conflict(challengeTexts.full);
	await tx
		.update(communityChallenges)
		.set({ participants_count: sql`${communityChallenges.participants_count} + 1` })
		.where(eq(communityChallenges.id, challenge_id));
}

/** Creates the recurring challenges of the current and the next week and month. Leaves existing ones unchanged. */
export async function openChallenges(db: Db): Promise<void> {
	for (const { key, every, ...challenge } of RECURRING)
		for (const ahead of [0, 1])
			await db.execute(sql`
				insert into community_challenges
					(occasion, title, description, challenge_type, target_value, reward_points, max_participants, start_date, end_date)
				select ${`${key} `} || first::date, ${challenge.title}, ${challenge.description}, ${challenge.challenge_type},
					${challenge.target_value}, ${challenge.reward_points}, ${challenge.max_participants}::int,
					first at time zone 'Asia/Kolkata', (first + ${`1 ${every}`}::interval) at time zone 'Asia/Kolkata'
				from (select date_trunc(${every}, now() at time zone 'Asia/Kolkata') + ${ahead} * ${`1 ${every}`}::interval as first) period
				on conflict do nothing`);
}

/**
 * Advances fans' challenges by their paid actions, and returns the rewards for those completed. An action counts if it
 * happened after the fan joined and before the end. At most one statement.
 */
export async function stepChallenges(tx: Tx, actions: readonly DueAction[]): Promise<Reward[]> {
	const steps = actions.flatMap(({ user_id, action, ledger_id, done_at }) => {
		const { challenge } = ruleOf(action);
		return challenge && ledger_id !== null ? [{ user_id, challenge, done_at }] : [];
	});
	if (steps.length === 0) return [];
	const { rows } = await tx.execute<{ user_id: string; id: string; title: string; reward_points: number }>(sql`
		with counted as (
			select p.user_id, c.id, c.title, c.reward_points, c.target_value, count(*)::integer as steps
			from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (user_id uuid, challenge text, done_at timestamptz)
			join user_challenge_participations p on p.user_id = step.user_id and p.completed_at is null and p.joined_at <= step.done_at
			join community_challenges c on c.id = p.challenge_id and c.challenge_type = step.challenge and c.is_active
				and step.done_at >= c.start_date and step.done_at < c.end_date
			group by p.user_id, c.id
		), stepped as (
			update user_challenge_participations p set
				current_progress = least(p.current_progress + counted.steps, counted.target_value),
				completed_at = case when p.current_progress + counted.steps >= counted.target_value then now() end
			from counted where p.user_id = counted.user_id and p.challenge_id = counted.id
			returning p.user_id, p.challenge_id, p.completed_at
		)
		select counted.user_id, counted.id, counted.title, counted.reward_points
		from counted join stepped on stepped.user_id = counted.user_id and stepped.challenge_id = counted.id
		where stepped.completed_at is not null`);
	return rows.map(({ user_id, id, title, reward_points }) => ({
		fan_id: user_id,
		action: "challenge",
		reference: id,
		worth: { points: reward_points, description: `Challenge complete: ${title}` },
	}));
}
