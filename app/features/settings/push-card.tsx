import { useEffect, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { useOnline } from "../../lib/hooks/use-window.ts";
import { SwitchRow } from "../../ui/forms/switch.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.tsx";
import {
	askPermission,
	isSubscribed,
	onPermission,
	type Permission,
	permissionHere,
	subscribeHere,
	unsubscribeHere,
} from "../push/browser.ts";
import { pushTexts } from "../push/rules.ts";
import "../../ui/styles/cards.css";

/** The switch of push notifications in this browser, or the reason why there is none. */
export function PushCard() {
	const [permission, setPermission] = useState<Permission>();
	useEffect(() => {
		const update = () => setPermission(permissionHere());
		update();
		return onPermission(update);
	}, []);
	return (
		<section className="card" aria-labelledby="push">
			<h2 className="card-title" id="push">
				{pushTexts.title}
			</h2>
			{permission === undefined ? (
				<p className="skeleton h-12" />
			) : permission === "unsupported" ? (
				<p>{pushTexts.unsupported}</p>
			) : permission === "denied" ? (
				<p>{pushTexts.denied}</p>
			) : (
				<Subscription onPermission={setPermission} />
			)}
		</section>
	);
}

function Subscription({ onPermission }: { onPermission: (permission: Permission) => void }) {
	const asked = useRequest("GET /push/subscription");
	const online = useOnline();
	if (!asked.answer && !online) return <p>{pushTexts.offline}</p>;
	return (
		<Loaded asked={asked} failed={pushTexts.loadFailed}>
			{({ public_key, here }) => (
				<Push public_key={public_key} here={here} online={online} onPermission={onPermission} />
			)}
		</Loaded>
	);
}

type PushProps = {
	public_key: string;
	/** the server has a subscription for this browser */
	here: boolean;
	online: boolean;
	onPermission: (permission: Permission) => void;
};

function Push({ public_key, here, online, onPermission }: PushProps) {
	const [on, setOn] = useState(here);
	const [state, setState] = useState<"still" | "asking" | "saving">("still");
	// the browser may have dropped a subscription that the server still has
	useEffect(() => {
		if (here) void isSubscribed(public_key).then(setOn, () => setOn(false));
	}, [here, public_key]);

	async function turn(wanted: boolean) {
		setState(wanted ? "asking" : "saving");
		try {
			if (wanted) {
				const permission = await askPermission();
				onPermission(permission);
				if (permission !== "granted") return toast({ type: "info", title: pushTexts.dismissed });
				setState("saving");
				await request("PUT /push/subscription", { body: await subscribeHere(public_key) });
			} else {
				await request("DELETE /push/subscription");
				// the server sends no more, even if this fails
				await unsubscribeHere().catch(() => {});
			}
			setOn(wanted);
			toast({ type: "success", title: wanted ? pushTexts.on : pushTexts.off });
		} catch (failure) {
			toast({ type: "error", title: failure instanceof RequestFailed ? failure.message : pushTexts.failed });
		} finally {
			setState("still");
		}
	}

	return (
		<SwitchRow
			label={pushTexts.label}
			hint={!online ? pushTexts.offline : state === "asking" ? pushTexts.asking : pushTexts.hint}
			checked={on}
			busy={!online || state !== "still"}
			onChange={(wanted) => void turn(wanted)}
		/>
	);
}
