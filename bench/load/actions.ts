import { randomUUID } from "node:crypto";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { boardStatement } from "../../app/features/points/boards/boards.server.ts";
import { type ApiCall, any } from "./api-client.ts";
import type { CrowdMember } from "./crowd.ts";

export type Statement = { text: string; values: unknown[] };
/** An entry's call and its main SQL statement; `nth` numbers the calls. */
export type FanAction = {
	name: string;
	/** each call needs another fan, because a fan may do it only once */
	once?: true;
	/** prepares `many` calls, beginning with number `from` */
	prepare?: (from: number, many: number) => Promise<void>;
	ask: (nth: number) => ApiCall;
	plain: (nth: number) => Statement;
};
type Ask = (asked: ApiCall) => Promise<{ status: number; json?: unknown }>;

const SOUGHT = ["kohli", "hundred", "final", "2016", "wickets", "chennai", "most sixes", "powerplay"];
const AT_ONCE = 8;
/** Fans who are active now: each calls again within seconds. */
const FEW = 50;
const tokenOf = ({ cookie }: CrowdMember) =>
	decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)).split(".")[0] ?? "";

/** The most frequent calls of fans, ordered so that later ones find the data of earlier ones. */
export async function actionsOf(members: readonly CrowdMember[], pool: pg.Pool, ask: Ask): Promise<FanAction[]> {
	const fan = (nth: number) => members[nth % members.length] as CrowdMember;
	const slugs = (await pool.query("select slug from ipl_players where slug is not null limit 200")).rows;
	const liked = new Map<string, [string, string]>();
	for (const who of members) {
		if (liked.has(who.group_id)) continue;
		const ids: string[] = [];
		for (const content of ["What a catch at deep midwicket!", "And what a throw!"]) {
			const body = { client_id: randomUUID(), content };
			const { json } = await ask({ path: `/api/groups/${who.group_id}/messages`, who, method: "POST", body });
			ids.push((json as { id: string }).id);
		}
		liked.set(who.group_id, ids as [string, string]);
	}
	const messageOf = (who: CrowdMember, which: 0 | 1) => liked.get(who.group_id)?.[which] ?? "";
	const runs: { run: string; question_id: string }[] = [];
	let apart = 0;

	const whoIAm = {
		ask: (nth: number): ApiCall => ({ path: "/api/me", who: fan(nth) }),
		plain: (nth: number): Statement => ({
			text: "select * from sessions s join users u on u.id = s.user_id where s.token = $1",
			values: [tokenOf(fan(nth))],
		}),
	};

	return [
		// first, so that no process has cached the sessions
		{ name: "who I am, by a new session", once: true, ...whoIAm },
		{ name: "who I am", ...whoIAm, ask: (nth) => whoIAm.ask(nth % FEW) },
		{
			name: "search facts",
			ask: () => ({ path: `/api/facts?q=${encodeURIComponent(any(SOUGHT))}`, who: null }),
			plain: () => ({
				text: "select * from ipl_facts where fact_search_text(title, fact, tags) like $1 order by number desc limit 25",
				values: [`%${any(SOUGHT)}%`],
			}),
		},
		{
			name: "read a player",
			ask: () => ({ path: `/api/players/${any(slugs).slug}`, who: null }),
			plain: () => ({
				text: "select * from ipl_players where slug = $1",
				values: [any(slugs).slug],
			}),
		},
		{
			name: "post a message",
			once: true,
			ask(nth) {
				const who = fan(nth);
				const body = { client_id: randomUUID(), content: "What a catch at deep midwicket!" };
				return { path: `/api/groups/${who.group_id}/messages`, who, method: "POST", body };
			},
			plain: (nth) => ({
				text: `insert into group_messages (group_id, user_id, client_id, content, message_type, sequence, revision)
					values ($1, $2, $3, 'What a catch at deep midwicket!', 'user', $4, $4)`,
				// numbers above those of the group
				values: [fan(nth).group_id, fan(nth).id, randomUUID(), 1_000_000_000 + ++apart],
			}),
		},
		{
			name: "claim the daily bonus",
			once: true,
			ask: (nth) => ({ path: "/api/functions/handle-daily-visit", who: fan(nth), method: "POST", body: {} }),
			plain: (nth) => ({
				text: `insert into points_ledger (user_id, transaction_type, reference_id, points, xp, description, day)
					values ($1, 'challenge', $2, 10, 10, 'For the bench', (now() at time zone 'Asia/Kolkata')::date)`,
				values: [fan(nth).id, randomUUID()],
			}),
		},
		{
			name: "like a message",
			once: true,
			ask(nth) {
				const who = fan(nth);
				const path = `/api/groups/${who.group_id}/messages/${messageOf(who, 0)}/like`;
				return { path, who, method: "PUT", body: { liked: true } };
			},
			plain: (nth) => ({
				text: "insert into group_message_likes (message_id, user_id) values ($1, $2) on conflict do nothing",
				values: [messageOf(fan(nth), 1), fan(nth).id],
			}),
		},
		{
			name: "answer a question",
			once: true,
			async prepare(from, many) {
				for (let begun = 0; begun < many; begun += AT_ONCE)
					await Promise.all(
						Array.from({ length: Math.min(AT_ONCE, many - begun) }, async (_, at) => {
							const who = fan(from + begun + at);
							const { json } = await ask({ path: "/api/quiz/runs", who, method: "POST", body: { kind: "daily" } });
							const { run, turn } = json as { run: { id: string }; turn: { question: { id: string } } };
							runs[from + begun + at] = { run: run.id, question_id: turn.question.id };
						}),
					);
				// shown a minute ago, as if a person had read it
				await pool.query("update quiz_answers set shown_at = now() - interval '1 minute' where answered_at is null");
			},
			ask(nth) {
				const path = `/api/quiz/runs/${runs[nth]?.run}/answers`;
				return { path, who: fan(nth), method: "POST", body: { question_id: runs[nth]?.question_id, chosen: 1 } };
			},
			plain: (nth) => ({
				text: "update quiz_answers set answered_at = now(), chosen = 1, correct = false, points = 0 where run_id = $1 and question_id = $2",
				values: [runs[nth]?.run, runs[nth]?.question_id],
			}),
		},
		{
			name: "the board of fans",
			ask: (nth) => ({ path: "/api/boards/fans?period=all", who: fan(nth) }),
			plain(nth) {
				const { sql: text, params: values } = new PgDialect().sqlToQuery(boardStatement("all", fan(nth).id));
				return { text, values };
			},
		},
	];
}
