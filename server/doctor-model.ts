import type { Settings } from "../platform/env.ts";

const PATIENCE_MS = 5_000;
const OWN_ADDRESS: Partial<Record<Settings["AI_PROVIDER"], string>> = {
	openai: "https://api.openai.com/v1",
	anthropic: "https://api.anthropic.com/v1",
};

/** What a provider says to our key when it is asked for its list of models, which costs nothing. */
export type KeyAnswer =
	| { answer: "taken"; models: string[] }
	| { answer: "refused" | "silent" }
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
	try {
		// no redirect: the key is for the address it was set for
		const response = await fetch(`${base.replace(/\/$/, "")}/models`, {
			headers,
			redirect: "error",
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		if (response.status === 401 || response.status === 403) return { answer: "refused" };
		const { data } = (await response.json().catch(() => ({}))) as { data?: { id?: unknown }[] };
		if (!response.ok || !Array.isArray(data)) return { answer: "unclear", status: response.status };
		return { answer: "taken", models: data.map(({ id }) => String(id)) };
	} catch {
		return { answer: "silent" };
	}
}
