import { useCallback, useEffect, useState } from "react";
import { useAuth } from "../../../lib/session/auth.tsx";
import { toast } from "../../../ui/toast.tsx";
import { speechTexts } from "./rules.ts";
import { deleteSpeech, listSpeeches, type StoredSpeech, storeSpeech } from "./stored-speeches.ts";
import type { Recording } from "./use-recorder.ts";

/** The recordings stored in this browser for the signed-in fan, or for visitors. */
export function useStoredSpeeches() {
	const { status, me } = useAuth();
	const fan_id = me?.id ?? "";
	const [speeches, setSpeeches] = useState<StoredSpeech[]>([]);
	const reload = useCallback(async () => {
		// without storage the list is empty
		setSpeeches(await listSpeeches(fan_id).catch(() => []));
	}, [fan_id]);
	useEffect(() => {
		setSpeeches([]);
		if (status !== "loading") void reload();
	}, [status, reload]);

	async function store({ id, blob, seconds }: Recording, prompt: number) {
		try {
			await storeSpeech({ id, fan_id, prompt, seconds, recorded_at: new Date().toISOString(), blob });
			toast({ type: "success", title: speechTexts.kept });
		} catch {
			toast({ type: "error", title: speechTexts.keepFailed });
		}
		await reload();
	}

	async function remove(id: string) {
		await deleteSpeech(id).catch(() => {});
		await reload();
	}

	return { speeches, store, remove };
}
