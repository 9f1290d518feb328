import type { Member } from "../fixtures/members.ts";
import { ORIGIN } from "./cluster.ts";

const PATIENCE_MS = 15_000;

/** `status` is 0 without an answer; the action may have been done or not. */
export type Answer = { status: number; answer: Record<string, unknown> };

/** Posts as a page of the site does, with a fan's cookie. Never throws: a cut connection has the status 0. */
export async function send(site: string, member: Member, path: string, body: unknown): Promise<Answer> {
	try {
		const response = await fetch(site + path, {
			method: "POST",
			headers: { "content-type": "application/json", origin: ORIGIN, cookie: member.cookie },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
	} catch {
		return { status: 0, answer: {} };
	}
}
