import { Settings } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { storePendingAction, takePendingAction } from "../../lib/browser/pending-action.ts";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import type { Tonight } from "../../lib/live/tonight.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Badge } from "../../ui/badge.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { toast, toastOnArrival } from "../../ui/toast.tsx";
import { useTonight } from "../matches/tonight/use-tonight.ts";
import { Chat } from "./chat/view/chat.tsx";
import { LastChat } from "./chat/view/last-chat.tsx";
import { useKeyboard } from "./chat/view/use-keyboard.ts";
import { HowItGoes } from "./evening/how-it-goes.tsx";
import { Lobby } from "./evening/lobby.tsx";
import { ReadAlong } from "./evening/read-along.tsx";
import type { GroupFigures } from "./figures.server.ts";
import type { Group, Here, Membership } from "./group.ts";
import { GroupAside } from "./group-aside.tsx";
import { GroupGone } from "./group-gone.tsx";
import { GroupBadges } from "./group-row.tsx";
import { GroupSettings } from "./group-settings.tsx";
import { JoinCard } from "./join-card.tsx";
import { LazyRelive } from "./relive/lazy-relive.tsx";
import type { ReliveListener } from "./relive/use-relive.ts";
import { RoomBar } from "./rooms/room-bar.tsx";
import { groupsTexts, hereInWords, leftText, membersInWords, removedText, welcome } from "./rules.ts";
import "./chat/view/chat.css";
import "./groups.css";

type GroupRoomProps = {
	group: Group;
	/**
	 * The match of the day with the players of each side, and when the server rendered the page. Null except in the site's
	 * own room.
	 */
	evening: { first: Tonight; rendered: string; players: string[][] } | null;
	figures: GroupFigures;
};

/** A group: its chat or a button to join, its match, and its figures. */
export default function GroupRoom({ group: initial, evening, figures }: GroupRoomProps) {
	const { status, me } = useAuth();
	const signInPath = useSignInPath();
	const now = useTonight(evening?.first ?? null);
	const [group, setGroup] = useState(initial);
	const [here, setHere] = useState<Pick<Here, "count" | "people"> | null>(null);
	const [membership, setMembership] = useState<Membership | null>(null);
	const [settings, setSettings] = useState(false);
	const [gone, setGone] = useState(false);
	const room = useRef<HTMLDivElement>(null);
	useKeyboard(room);
	const reliveListener: ReliveListener = useRef(null);
	const fan_id = me?.id;
	const { id } = initial;
	const wish = `join:${id}`;

	useEffect(() => {
		request("GET /groups/:id", { params: { id } }).then(
			(now) => {
				setGroup(now);
				setHere((before) => before ?? { count: now.here, people: [] });
			},
			(error) => isGone(error) && setGone(true),
		);
	}, [id]);
	useEffect(() => {
		setMembership(null);
		if (!fan_id) return;
		// after a failure the page shows the button to join; joining again is idempotent
		request("GET /groups/:id/membership", { params: { id } }).then(setMembership, () => setMembership(NO_MEMBERSHIP));
	}, [id, fan_id]);
	const reloadMembership = useCallback(() => {
		const failed = (error: unknown) => isGone(error) && setGone(true);
		request("GET /groups/:id/membership", { params: { id } }).then(setMembership, failed);
	}, [id]);
	const until = membership?.sanction?.until;
	useEffect(() => {
		if (!until) return;
		const left = Date.parse(until) - Date.now() + AFTER_END_MS;
		// the minimum prevents a loop of requests when the clock is wrong
		const timer = setTimeout(reloadMembership, Math.min(Math.max(left, LEAST_WAIT_MS), LONGEST_TIMER_MS));
		return () => clearTimeout(timer);
	}, [until, reloadMembership]);

	async function join() {
		if (!me) {
			// a toast on the sign-in page gives the reason, and the fan joins after coming back
			const { signInFirst: title, signInFirstText: text } = groupsTexts;
			storePendingAction(wish);
			toastOnArrival({ type: "info", title, text });
			return location.assign(signInPath);
		}
		try {
			const { member_count } = await request("POST /groups/:id/membership", { params: { id } });
			setGroup((now) => ({ ...now, member_count }));
			// the fan has joined even if the second request fails
			const joined: Membership = { ...NO_MEMBERSHIP, member: true, role: "member" };
			setMembership(await request("GET /groups/:id/membership", { params: { id } }).catch(() => joined));
			toast({ type: "success", title: "Success!", text: welcome(group.group_name) });
		} catch (error) {
			const words = error instanceof RequestFailed && error.status === 403 ? error.message : groupsTexts.joinFailed;
			toast({ type: "error", title: "Error", text: words });
		}
	}

	const not_member = me !== null && membership !== null && !membership.member;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when a visitor who pressed Join has signed in
	useEffect(() => {
		if (not_member && takePendingAction(wish)) void join();
	}, [not_member]);

	if (gone)
		return (
			<>
				<PageHead title={groupsTexts.notFound} />
				<GroupGone />
			</>
		);
	const member = membership?.member === true;
	const waiting = status === "loading" || (me !== null && membership === null);
	const presence = [here ? hereInWords(here, fan_id) : "", evening ? "anyone can read along" : ""];
	const words = [membersInWords(group.member_count), ...presence].filter(Boolean).join(", ");
	const open = member && membership !== null && me !== null;
	const ban = membership?.sanction?.kind === "ban" ? membership.sanction : null;
	const reads_along = evening !== null && !open && !ban;
	const explained = evening ? <HowItGoes tonight={evening.first} players={evening.players} /> : null;
	const lobby = evening ? <Lobby {...now} rendered={evening.rendered} /> : null;
	const is_on = now.tonight?.state === "live" || now.tonight?.state === "over";
	return (
		<div
			className="group-room"
			ref={room}
			data-live={open || reads_along ? "" : undefined}
			data-settings={settings ? "" : undefined}
		>
			{open || reads_along ? (
				<RoomBar
					group={group}
					words={words}
					settings={settings}
					onSettings={open ? () => setSettings(!settings) : null}
				/>
			) : null}
			<div className="page-head" data-team={group.team ?? undefined}>
				<GroupBadges group={group}>{member ? <Badge tone="success">✓ Member</Badge> : null}</GroupBadges>
				<div className="cluster group-title" data-spread="">
					<h1>{group.group_name}</h1>
					{member ? (
						<button
							type="button"
							className="btn"
							data-variant="outline"
							aria-expanded={settings}
							onClick={() => setSettings(!settings)}
						>
							<Settings className="icon" /> Settings
						</button>
					) : null}
				</div>
				<p className="lead">{group.group_description ?? groupsTexts.noDescription}</p>
				<p className="note">{words}</p>
			</div>
			<div className="split">
				<div className="stack">
					{settings && open ? (
						<GroupSettings
							group={group}
							membership={membership}
							onMembership={setMembership}
							onGroup={(changed) => setGroup((now) => ({ ...now, ...changed }))}
							onLeft={(member_count) => {
								setGroup((now) => ({ ...now, member_count }));
								setMembership(NO_MEMBERSHIP);
								setSettings(false);
								toast({
									...leftText(group.group_name),
									type: "info",
									action: { label: "Rejoin", run: () => void join() },
								});
							}}
							onRemoved={() => {
								toastOnArrival({ type: "success", title: removedText(group.group_name) });
								location.replace("/groups");
							}}
						/>
					) : null}
					{open || reads_along ? (
						<LazyRelive
							key={open ? `relive ${me.id}` : String(is_on)}
							group_id={id}
							starts_matches={open && membership.starts_matches}
							reliving={is_on || (open && membership.reliving)}
							// for a guest only `is_on` shows the match, so no change of the relive may
							revision={open ? membership.relive_revision : Number.POSITIVE_INFINITY}
							listener={reliveListener}
							lobby={lobby}
							guest={!open}
						/>
					) : null}
					{open ? (
						<Chat
							key={me.id}
							group={group}
							membership={membership}
							me={me}
							reliveListener={reliveListener}
							empty={explained}
							onHere={({ member_count, ...presence }) => {
								setHere(presence);
								setGroup((now) => ({ ...now, member_count }));
							}}
							onOut={() => {
								setMembership(NO_MEMBERSHIP);
								// if it was a ban, the membership has its reason
								reloadMembership();
							}}
							onForbidden={reloadMembership}
						/>
					) : (
						<LastChat group_id={id}>
							{reads_along && !waiting ? (
								<ReadAlong
									group_id={id}
									empty={explained}
									signedOut={me === null}
									listener={reliveListener}
									onJoin={join}
								/>
							) : (
								<JoinCard waiting={waiting} ban={ban} onJoin={join} />
							)}
						</LastChat>
					)}
				</div>
				<GroupAside group={group} figures={figures} />
			</div>
		</div>
	);
}

/** True if the group was removed. */
const isGone = (error: unknown) => error instanceof RequestFailed && error.status === 404;

const NO_MEMBERSHIP: Membership = {
	member: false,
	role: null,
	notifications: "replies",
	quiet_until: null,
	read_sequence: 0,
	sanction: null,
	starts_matches: false,
	reliving: false,
	relive_revision: 0,
};

/** The membership is read again this long after the end of a mute, within the limits of the timer. */
const AFTER_END_MS = 1_000;
const LEAST_WAIT_MS = 30_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
