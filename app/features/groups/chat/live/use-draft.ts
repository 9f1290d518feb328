import { useEffect, useState } from "react";
import type { Unsent } from "./outbox.ts";

/** The text in the box, and what it replies to. */
type Draft = Pick<Unsent, "reply_to"> & { text: string };

const NO_DRAFT: Draft = { text: "", reply_to: null };

/** The draft of a fan's message in a group. This tab stores it, so it survives leaving the page. */
export function useDraft(fan_id: string, group_id: string) {
	const key = `chat-draft:${fan_id}:${group_id}`;
	const [draft, setDraft] = useState(() => loadDraft(key));
	useEffect(() => storeDraft(key, draft), [key, draft]);
	const change = (changes: Partial<Draft>) => setDraft((now) => ({ ...now, ...changes }));
	return [draft, change] as const;
}

function loadDraft(key: string): Draft {
	try {
		return { ...NO_DRAFT, ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
	} catch {
		return NO_DRAFT;
	}
}

function storeDraft(key: string, draft: Draft): void {
	try {
		if (draft.text || draft.reply_to) sessionStorage.setItem(key, JSON.stringify(draft));
		else sessionStorage.removeItem(key);
	} catch {
		// without storage, leaving the page loses the draft
	}
}
