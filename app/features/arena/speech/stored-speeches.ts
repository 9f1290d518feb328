/** A recording in IndexedDB. It is never sent. */
export type StoredSpeech = {
	id: string;
	/** '' for a visitor */
	fan_id: string;
	/** the number of the prompt, from 1 */
	prompt: number;
	seconds: number;
	/** ISO instant */
	recorded_at: string;
	blob: Blob;
};

const STORE = "speeches";

function openStore(): Promise<IDBDatabase> {
	const request = indexedDB.open("arena", 1);
	request.onupgradeneeded = () => {
		request.result.createObjectStore(STORE, { keyPath: "id" });
	};
	return resultOf(request);
}

async function withStore<Answer>(
	mode: IDBTransactionMode,
	send: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
	const database = await openStore();
	try {
		const transaction = database.transaction(STORE, mode);
		const answer = resultOf(send(transaction.objectStore(STORE)));
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		return await answer;
	} finally {
		database.close();
	}
}

function resultOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** Stores a recording, or replaces the one with its id. Throws without storage or space. */
export const storeSpeech = (speech: StoredSpeech): Promise<unknown> =>
	withStore("readwrite", (store) => store.put(speech));

export const deleteSpeech = (id: string): Promise<unknown> => withStore("readwrite", (store) => store.delete(id));

/** Returns the recordings of a fan, newest first, without those of other fans of this browser. */
export async function listSpeeches(fan_id: string): Promise<StoredSpeech[]> {
	const all = await withStore<StoredSpeech[]>("readonly", (store) => store.getAll());
	return all.filter((speech) => speech.fan_id === fan_id).sort((a, b) => b.recorded_at.localeCompare(a.recorded_at));
}
