import { useAuth } from "../../../lib/session/auth.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { type InviteState, inviteTexts } from "./rules.ts";
import "../sharing.css";

type InvitationProps = { title: string; invite: { note: string | null; state: InviteState } };

/** The page of an invitation: the admin's name, the note, and the link to sign up while it is open. */
export default function Invitation({ title, invite: { note, state } }: InvitationProps) {
	const { status } = useAuth();
	const isOpen = state === "open";
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} lead={isOpen ? inviteTexts.lead : inviteTexts.over[state]} />
			<div className="stack">
				{note ? <blockquote className="share-message">{note}</blockquote> : null}
				{isOpen ? null : <p>{inviteTexts.overNext}</p>}
				{status === "signed-in" ? <p>{inviteTexts.already}</p> : null}
				<div className="cluster">
					{isOpen && status !== "signed-in" ? (
						<a className="btn" data-size="lg" href="/auth?next=%2F">
							{inviteTexts.join}
						</a>
					) : null}
					<a className="btn" data-variant="outline" data-size="lg" href="/">
						Look around
					</a>
				</div>
			</div>
		</div>
	);
}
