import { LiveUnavailable } from "../../../../lib/live/channel.ts";
import { type Handlers, type LiveSocket, waitIn } from "../../../../lib/live/socket.ts";
import type { Here, Message } from "../../group.ts";
import type { Relive, ReliveEvent } from "../../relive/relive.ts";

/** Handlers for the events of a group's room. */
export type RoomEvents = {
	onMessage: (message: Message) => void;
	/** the revision that the group has reached */
	onRevision: (revision: number) => void;
	onTyping: (who: { fan_id: string; name: string }) => void;
	/** somebody came or left */
	onHere: (here: Here) => void;
	/** the changed relive, or only the revision of its last change */
	onRelive: (news: { revision: number; relive?: Relive }) => void;
	/** the fan is no longer a member, or the group was removed */
	onOut: () => void;
};
type OfGroup = { group_id: string };

/** Returns the socket handlers of a page with an open chat. Events of other groups are skipped. */
export const roomHandlers = (group_id: string, events: RoomEvents): Handlers => ({
	"group:message": (message: Message) => message.group_id === group_id && events.onMessage(message),
	"group:revision": (news: OfGroup & { revision: number; relive: number }) => {
		if (news.group_id !== group_id) return;
		events.onRevision(news.revision);
		events.onRelive({ revision: news.relive });
	},
	"group:relive": (news: ReliveEvent) => news.group_id === group_id && events.onRelive(news),
	"group:here": (here: Here) => here.group_id === group_id && events.onHere(here),
	"group:typing": (who: OfGroup & { fan_id: string; name: string }) =>
		who.group_id === group_id && events.onTyping(who),
	"group:out": (news: OfGroup) => news.group_id === group_id && events.onOut(),
});

/**
 * Joins a group's room. Returns false if the fan is no member. Throws `LiveUnavailable` if the server could not check the
 * membership, so that the page does not close the chat.
 */
export async function joinRoom(socket: LiveSocket, group_id: string): Promise<boolean> {
	const answer = (await socket.ask("group:join", { group_id })) as { joined?: boolean; unavailable?: boolean };
	if (answer.unavailable) throw new LiveUnavailable(waitIn(answer));
	return answer.joined === true;
}
