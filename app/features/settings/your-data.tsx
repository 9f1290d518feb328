import { Download } from "lucide-react";
import { useState } from "react";
import { addressOf } from "../../lib/api.ts";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";
import { notFetched, toast } from "../../ui/toast.tsx";
import "../../ui/styles/cards.css";

const deleteAccount = () => import("./delete-account.tsx");

/** Downloads the fan's data, and deletes the account. */
export function YourData({ email }: { email: string }) {
	const [deleting, setDeleting] = useState(false);
	const DeleteAccount = useLazyPart(deleteAccount, deleting, () => {
		setDeleting(false);
		toast(notFetched);
	});
	return (
		<section className="card stack" aria-labelledby="your-data">
			<h2 className="card-title" id="your-data">
				Your data
			</h2>
			<p>One file with everything we hold about you: profile, settings, sessions, points, answers and messages.</p>
			<p>
				<a className="btn" data-variant="outline" href={addressOf("GET /account/data")} download>
					<Download className="icon" /> Export my data
				</a>
			</p>
			<p>
				Deleting your account removes everything personal. Your group messages and the points you earned for your teams
				stay, without your name.
			</p>
			<p>
				<button type="button" className="btn" data-variant="danger" onClick={() => setDeleting(true)}>
					Delete my account
				</button>
			</p>
			{DeleteAccount ? <DeleteAccount email={email} onClose={() => setDeleting(false)} /> : null}
		</section>
	);
}
