import { useState } from "react";
import { request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { grouped } from "../../lib/numbers.ts";
import { displayName } from "../../lib/session/me.ts";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/toast.tsx";
import type { FriendOnHold } from "../sharing/on-hold/on-hold.server.ts";
import { type Decision, onHoldTexts } from "../sharing/on-hold/rules.ts";
import { BusyButton } from "./busy-button.tsx";
import { PageSteps } from "./page-steps.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../../ui/styles/cards.css";

/** ADMIN-5: friends who came by a fan's link and are on hold. The admin pays or refuses each. */
export function FriendsOnHold() {
	const [after, setAfter] = useState<string>();
	const asked = useRequest("GET /admin/friends-on-hold", { query: { after } });
	return (
		<section className="stack" aria-labelledby="friends-on-hold">
			<h2 id="friends-on-hold">Referrals on hold</h2>
			<WhenLoaded asked={asked} what="the referrals on hold">
				{({ friends, next }) => (
					<>
						{friends.length === 0 ? (
							<p className="note">{after ? onHoldTexts.noneFurther : onHoldTexts.none}</p>
						) : (
							<ol className="stack gap-6">
								{friends.map((waiting) => (
									<li key={waiting.id}>
										<Friend waiting={waiting} done={asked.again} />
									</li>
								))}
							</ol>
						)}
						<PageSteps after={after} next={next} onMove={setAfter} />
					</>
				)}
			</WhenLoaded>
		</section>
	);
}

function Friend({
	waiting: { id, came_at, acted_at, doubt, friend, sharer },
	done,
}: {
	waiting: FriendOnHold;
	done: () => void;
}) {
	const whose = `${friend?.email ?? "account gone"}, friend of ${sharer.email}`;

	async function decide(decision: Decision) {
		const { paid } = await request("POST /admin/friends-on-hold/:id", { params: { id }, body: { decision } });
		if (paid) toast({ type: "success", title: onHoldTexts.paid });
		else if (decision === "refuse") toast({ type: "success", title: onHoldTexts.refused });
		else toast({ type: "info", title: onHoldTexts.dayIsFull });
		done();
	}

	return (
		<article className="card stack" aria-labelledby={`on-hold-${id}`}>
			<h3 id={`on-hold-${id}`}>{friend ? personText(friend) : "Account gone"}</h3>
			<p>
				Came <Moment at={came_at} />, took part <Moment at={acted_at} />
			</p>
			<p>{onHoldTexts.doubts[doubt]}</p>
			<p className="note">
				By a link of {personText(sharer)}, of whose friends {grouped(sharer.on_hold)}{" "}
				{sharer.on_hold === 1 ? "is" : "are"} on hold
			</p>
			<p className="cluster">
				<BusyButton label={`Pay: ${whose}`} action={() => decide("pay")} failed={onHoldTexts.failed}>
					Pay
				</BusyButton>
				<BusyButton
					variant="danger"
					label={`Refuse: ${whose}`}
					action={() => decide("refuse")}
					failed={onHoldTexts.failed}
				>
					Refuse
				</BusyButton>
			</p>
		</article>
	);
}

const personText = ({ full_name, email }: { full_name: string | null; email: string }) =>
	`${displayName({ id: null, full_name })} (${email})`;
