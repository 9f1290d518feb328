import type { Settings } from "../../platform/env.ts";

const TIMEOUT_MS = 5_000;
const OWN_ADDRESS: Partial<Record<Settings["AI_PROVIDER"], string>> = {
	openai: "https://api.openai.com/v1",
	anthropic: "https://api.anthropic.com/v1",
};

/** A provider's answer to our key for its list of models, which costs nothing. */
export type KeyAnswer =
	| { answer: "taken"; models: string[] }
	| { answer: "refused" | "silent" }
	/** neither a list of models nor questions are known there: the address is wrong */
	| { answer: "nothing there" }
	/** it lists no models, as some do: the key is neither good nor bad by that */
	| { answer: "unclear"; status: number };

type ModelSettings = Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY">;

/** Asks the provider of the settings, which is not `none`, for its list of models. */
export async function tryKey({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY }: ModelSettings): Promise<KeyAnswer> {
	const base = AI_BASE_URL ?? OWN_ADDRESS[AI_PROVIDER] ?? "";
	const headers: Record<string, string> =
		AI_PROVIDER === "anthropic"
			? { "x-api-key": AI_API_KEY ?? "", "anthropic-version": "2023-06-01" }
			: AI_API_KEY
				? { authorization: `Bearer ${AI_API_KEY}` }
				: {};
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	// no redirect: the key is for the address it was set for
	const ask = (path: string, more: RequestInit = {}) =>
		fetch(base.replace(/\/$/, "") + path, { headers, redirect: "error", signal, ...more });
	const isRefusal = ({ status }: Response) => status === 401 || status === 403;
	try {
		const response = await ask("/models");
		if (isRefusal(response)) return { answer: "refused" };
		const { data } = ((await response.json().catch(() => ({}))) as { data?: { id?: unknown }[] } | null) ?? {};
		if (!response.ok || !Array.isArray(data)) {
			// a question without model and words: it is refused and costs nothing, where there is somebody to refuse it
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
