import { useState } from "react";
import { request } from "../../lib/api.ts";
import { formatOwnMoment } from "../../lib/dates.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { displayName } from "../../lib/session/me.ts";
import { Badge } from "../../ui/badge.tsx";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/toast.tsx";
import type { ActiveSanction } from "../groups/moderation/sanctions.server.ts";
import { BusyButton } from "./busy-button.tsx";
import { PageSteps } from "./page-steps.tsx";
import { WhenLoaded } from "./when-loaded.tsx";
import "../../ui/styles/figures/tables.css";

/** ADMIN-5: lists the muted and banned fans, each with a button that lifts all of the fan's mutes and bans. */
export function Sanctions() {
	const [after, setAfter] = useState<string>();
	const asked = useRequest("GET /admin/sanctions", { query: { after } });
	return (
		<section className="stack" aria-labelledby="sanctions">
			<h2 id="sanctions">Muted and banned fans</h2>
			<WhenLoaded asked={asked} what="the mutes and bans">
				{({ sanctions, next }) => (
					<>
						{sanctions.length === 0 ? (
							<p className="note">{after ? "Nobody further is muted or banned." : "Nobody is muted or banned."}</p>
						) : (
							<ul className="ledger">
								{sanctions.map((sanction) => (
									<li key={sanction.id} className="flex-wrap">
										<Sanction sanction={sanction} done={asked.again} />
									</li>
								))}
							</ul>
						)}
						<PageSteps after={after} next={next} onMove={setAfter} />
					</>
				)}
			</WhenLoaded>
		</section>
	);
}

function Sanction({
	sanction: { kind, reason, until, created_at, fan },
	done,
}: {
	sanction: ActiveSanction;
	done: () => void;
}) {
	async function lift() {
		await request("DELETE /admin/fans/:id/sanctions", { params: { id: fan.id } });
		toast({ type: "success", title: `${displayName(fan)} may write again` });
		done();
	}
	return (
		<>
			<span>
				<Badge tone={kind === "ban" ? "danger" : "warning"}>{kind === "ban" ? "Banned" : "Muted"}</Badge>{" "}
				<strong>{displayName(fan)}</strong> ({fan.email}): {reason}{" "}
				<span className="note">
					since <Moment at={created_at} />
					{until ? `, until ${formatOwnMoment(until)}` : ", without an end"}
				</span>
			</span>
			<BusyButton
				variant="outline"
				label={`Lift all mutes and bans: ${fan.email}`}
				action={lift}
				failed="Nothing was lifted. Please try again."
			>
				Lift
			</BusyButton>
		</>
	);
}
