import { CHAT_MESSAGES, chatKey, MOST_CHATS, OFFLINE_PATH, OWNER, tooMany } from "./rules.ts";
import { openStorage, pathOf } from "./storage.ts";

/** `fan_id`: the author, null when the account is gone */
type StoredMessage = { id: string; fan_id: string | null; name: string; text: string; at: string };
export type StoredChat = { at: string; messages: StoredMessage[] };

const isOf = async (cache: Cache | null, fan_id: string) => (await (await cache?.match(OWNER))?.text()) === fan_id;

/** Stores the last messages of a chat. Does nothing if another fan or nobody is signed in by now. */
export async function storeChat(fan_id: string, group_id: string, messages: StoredMessage[]): Promise<void> {
	const cache = await openStorage();
	if (!cache || !(await isOf(cache, fan_id))) return;
	const chat: StoredChat = { at: new Date().toISOString(), messages: messages.slice(-CHAT_MESSAGES) };
	await cache.delete(chatKey(group_id));
	await cache.put(chatKey(group_id), Response.json(chat));
	const chats = (await cache.keys()).filter((request) => pathOf(request).startsWith(`${OFFLINE_PATH}/chats/`));
	for (const old of tooMany(chats, MOST_CHATS)) await cache.delete(old);
	// another tab may have signed out meanwhile
	if (!(await isOf(await openStorage(), fan_id))) await (await openStorage())?.delete(chatKey(group_id));
}

/** The stored messages of a chat; null if there are none. Signing out deletes them. */
export async function readChat(group_id: string): Promise<StoredChat | null> {
	return (await (await (await openStorage())?.match(chatKey(group_id)))?.json()) ?? null;
}
