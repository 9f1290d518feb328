import type { Settings } from "../../platform/env.ts";

const TIMEOUT_MS = 5_000;
const OWN_ADDRESS: Partial<Record<Settings["AI_PROVIDER"], string>> = {
	openai: "https://api.openai.com/v1",
	anthropic: "https://api.anthropic.com/v1",
};

/** The result of a free request with our key. */
export type KeyAnswer =
	| { answer: "taken"; models: string[] }
	| { answer: "refused" | "silent" }
	/** the URL serves neither models nor questions, so it is wrong */
	| { answer: "nothing there" }
	/** the provider lists no models, so the key is untested */
	| { answer: "unclear"; status: number };

type ModelSettings = Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY">;

/** Asks the provider (not `none`) for its list of models. */
export async function tryKey({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY }: ModelSettings): Promise<KeyAnswer> {
	const base = AI_BASE_URL ?? OWN_ADDRESS[AI_PROVIDER] ?? "";
	const headers: Record<string, string> =
		AI_PROVIDER === "anthropic"
			? { "x-api-key": AI_API_KEY ?? "", "anthropic-version": "2023-06-01" }
			: AI_API_KEY
				? { authorization: `Bearer ${AI_API_KEY}` }
				: {};
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	// no redirects, because the key is for this host
	const ask = (path: string, more: RequestInit = {}) =>
		fetch(base.replace(/\/$/, "") + path, { headers, redirect: "error", signal, ...more });
	const isRefusal = ({ status }: Response) => status === 401 || status === 403;
	try {
		const response = await ask("/models");
		if (isRefusal(response)) return { answer: "refused" };
		const { data } = ((await response.json().catch(() => ({}))) as { data?: { id?: unknown }[] } | null) ?? {};
		if (!response.ok || !Array.isArray(data)) {
			// an invalid question costs nothing: a provider refuses it
			const question = await ask(AI_PROVIDER === "anthropic" ? "/messages" : "/chat/completions", {
				method: "POST",
				headers: { ...headers, "content-type": "application/json" },
				body: "{}",
			});
			if (isRefusal(question)) return { answer: "refused" };
			if (question.status === 404 || question.status === 405) return { answer: "nothing there" };
			return { answer: "unclear", status: response.status };
		}
		return { answer: "taken", models: data.map(({ id }) => String(id)) };
	} catch {
		return { answer: "silent" };
	}
}
