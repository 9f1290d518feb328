import { randomUUID } from "node:crypto";
import { Agent } from "undici";
import { enrolMembers, type Member } from "../../tests/fixtures/members.ts";
import { any, anyAddress } from "./api-client.ts";
import { type LoadedSite, ORIGIN, SECRET } from "./site.ts";

export const KINDS = ["page", "search", "read", "message", "quiz", "view", "ask"] as const;
export type Kind = (typeof KINDS)[number];
/** The outcome of a call; status 0 means no answer. `bytes`: of the body, as sent. */
export type Outcome = { kind: Kind; status: number; retry_after: boolean; ms: number; bytes: number };
export type Crowd = Awaited<ReturnType<typeof gatherCrowd>>;
export type CrowdMember = Member & { group_id: string; address: string };

const GROUP = 50;
const PAGES = ["/", "/", "/", "/facts", "/teams", "/teams/csk", "/players", "/matches", "/statistics", "/quiz"];
const READS = ["/api/me", "/api/facts", "/api/boards/fans", "/api/battles"];
const QUESTIONS = ["Who scored most runs in 2016?", "Most wickets for Mumbai?", "How many sixes has Gayle hit?"];
const TIMEOUT_MS = 30_000;

/** Signed-in fans of a site in groups of fifty, and their actions. */
export async function gatherCrowd(site: LoadedSite, fans: number) {
	const members: CrowdMember[] = [];
	while (members.length < fans) {
		const group = await enrolMembers(site.database.pool, SECRET, GROUP);
		for (const member of group.members) members.push({ ...member, group_id: group.group_id, address: anyAddress() });
	}
	const { rows } = await site.database.pool.query("select id from ipl_players limit 200");
	const players = rows.map(({ id }) => id as string);
	const agent = new Agent({ pipelining: 1, keepAliveTimeout: 60_000 });
	/** the open question of each quiz player */
	const turns = new Map<string, { run: string; question_id: string }>();

	async function call(
		kind: Kind,
		path: string,
		who: CrowdMember | null,
		body?: object,
	): Promise<Outcome & { json?: unknown }> {
		const began = performance.now();
		try {
			const response = await agent.request({
				origin: site.url,
				path,
				method: body ? "POST" : "GET",
				headers: {
					"accept-encoding": "br, gzip",
					origin: ORIGIN,
					"x-forwarded-for": who?.address ?? anyAddress(),
					...(who ? { cookie: who.cookie } : {}),
					...(body ? { "content-type": "application/json" } : {}),
				},
				body: body ? JSON.stringify(body) : null,
				headersTimeout: TIMEOUT_MS,
				bodyTimeout: TIMEOUT_MS,
			});
			const bytes = Buffer.from(await response.body.arrayBuffer());
			const ms = performance.now() - began;
			const { statusCode: status, headers } = response;
			const outcome = { kind, status, retry_after: headers["retry-after"] !== undefined, ms, bytes: bytes.length };
			return kind === "quiz" && status === 200 ? { ...outcome, json: JSON.parse(bytes.toString()) } : outcome;
		} catch {
			return { kind, status: 0, retry_after: false, ms: performance.now() - began, bytes: 0 };
		}
	}

	/** The next step of a fan's quiz: start, answer, or show the next question. */
	async function playOn(fan: CrowdMember): Promise<Outcome> {
		const turn = turns.get(fan.id);
		turns.delete(fan.id);
		if (!turn) {
			const begun = await call("quiz", "/api/quiz/runs", fan, { kind: "daily" });
			const { run, turn: first } = (begun.json ?? {}) as {
				run?: { id: string };
				turn?: { question: { id: string } } | null;
			};
			if (run && first) turns.set(fan.id, { run: run.id, question_id: first.question.id });
			return begun;
		}
		const answered = await call("quiz", `/api/quiz/runs/${turn.run}/answers`, fan, {
			question_id: turn.question_id,
			chosen: Math.floor(Math.random() * 4),
		});
		const { next } = (answered.json ?? {}) as { next?: { question_id: string } | null };
		if (next && (await call("quiz", `/api/quiz/runs/${turn.run}/turn`, fan, next).then(({ status }) => status)) === 200)
			turns.set(fan.id, { run: turn.run, question_id: next.question_id });
		return answered;
	}

	const actions: Record<Kind, () => Promise<Outcome>> = {
		page: () => call("page", any(PAGES), null),
		search: () => call("search", `/players?q=${randomUUID().slice(0, 6)}`, null),
		read() {
			const fan = any(members);
			return call("read", Math.random() < 0.5 ? any(READS) : `/api/groups/${fan.group_id}/messages`, fan);
		},
		message() {
			const fan = any(members);
			const content = `What a catch at deep midwicket! ${Math.random()}`;
			return call("message", `/api/groups/${fan.group_id}/messages`, fan, { client_id: randomUUID(), content });
		},
		quiz: () => playOn(any(members)),
		view: () => call("view", `/api/players/${any(players)}/views`, any(members), {}),
		ask: () => call("ask", "/api/functions/ipl-ai-assistant", null, { question: any(QUESTIONS) }),
	};
	return {
		members,
		do: (kind: Kind): Promise<Outcome> => actions[kind](),
		/** Renders every page once. */
		async warmUp(): Promise<void> {
			for (const path of PAGES) await call("page", path, null);
			for (const kind of KINDS) await actions[kind]();
		},
		close: () => agent.destroy(),
	};
}
