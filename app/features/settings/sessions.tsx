import { useState } from "react";
import { request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { Badge } from "../../ui/badge.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/toast.tsx";
import { browserInWords, settingsTexts } from "./rules.ts";
import "./settings.css";
import "../../ui/styles/cards.css";

/** The fan's sessions, each with a button to end it. */
export function Sessions() {
	const asked = useRequest("GET /auth/sessions");
	const [ending, setEnding] = useState<string | null>(null);

	async function end(what: string, done: string, action: () => Promise<unknown>) {
		if (ending) return;
		setEnding(what);
		try {
			await action();
			toast({ type: "success", title: "Success!", text: done });
			asked.again();
		} catch {
			toast({ type: "error", title: "Error", text: settingsTexts.endFailed });
		} finally {
			setEnding(null);
		}
	}

	return (
		<section className="card" aria-labelledby="sessions">
			<h2 className="card-title" id="sessions">
				Where you are signed in
			</h2>
			<Loaded asked={asked} failed={settingsTexts.sessionsFailed}>
				{({ sessions }) => (
					<>
						<ul>
							{sessions.map((session) => (
								<li key={session.id} className="session-row">
									<div>
										<p>
											<strong>{browserInWords(session.user_agent)}</strong>{" "}
											{session.current ? <Badge tone="success">This browser</Badge> : null}
										</p>
										<p className="note">
											{session.current ? (
												"In use now"
											) : (
												<>
													Last used <Moment at={session.last_seen_at} />
												</>
											)}
											{session.ip_address ? `, from ${session.ip_address}` : ""}
										</p>
									</div>
									{session.current ? null : (
										<button
											type="button"
											className="btn"
											data-variant="outline"
											aria-disabled={ending !== null}
											onClick={() =>
												void end(session.id, settingsTexts.ended, () =>
													request("DELETE /auth/sessions/:id", { params: { id: session.id } }),
												)
											}
										>
											End session
										</button>
									)}
								</li>
							))}
						</ul>
						{sessions.length > 1 ? (
							<p className="mt-3">
								<button
									type="button"
									className="btn"
									data-variant="outline"
									aria-disabled={ending !== null}
									onClick={() =>
										void end("others", settingsTexts.othersEnded, () =>
											request("POST /auth/sign-out", { body: { scope: "others" } }),
										)
									}
								>
									End all others
								</button>
							</p>
						) : null}
					</>
				)}
			</Loaded>
		</section>
	);
}
