import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const DeleteAccount = lazy(() => import("./delete-account.tsx"));

/** Everything the site holds of the fan as a file, and the end of the account. */
export function YourData({ email }: { email: string }) {
	const [deleting, setDeleting] = useState(false);
	return (
		<section className="card stack" aria-labelledby="your-data">
			<h2 className="card-title" id="your-data">
				Your data
			</h2>
			<p>One file with everything that we hold of you: profile, settings, sessions, points, answers and messages.</p>
			<p>
				<a className="btn" data-variant="outline" href="/api/account/data" download>
					<Download className="icon" /> Export my data
				</a>
			</p>
			<p>
				Deleting your account removes it with everything personal. Messages that you wrote in groups stay without your
				name, and so does what you earned for your teams.
			</p>
			<p>
				<button type="button" className="btn" data-variant="danger" onClick={() => setDeleting(true)}>
					Delete my account
				</button>
			</p>
			{deleting ? (
				<Suspense>
					<DeleteAccount email={email} onClose={() => setDeleting(false)} />
				</Suspense>
			) : null}
		</section>
	);
}
