import { ChevronDown, RotateCw } from "lucide-react";
import { useCallback, useEffect, useId, useState } from "react";
import { request } from "../../../lib/api.ts";
import { useSignInPath } from "../../../lib/hooks/use-here.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Ledger } from "../../../ui/figures/ledger.tsx";
import { friendsText, sharingTexts, VIRAL_TITLE, viralRank } from "../rules.ts";
import type { ViralImpact } from "../share.ts";
import "../sharing.css";
import "../../../ui/styles/cards.css";

/** VIRAL-3: the results of a fan's links. Visitors see a link to sign in. */
export default function ViralCard() {
	const { status, me } = useAuth();
	const signInPath = useSignInPath();
	return (
		<section className="card viral-card needs-script" aria-labelledby="viral-impact">
			{status === "signed-out" ? (
				<>
					<h2 className="card-title" id="viral-impact">
						{VIRAL_TITLE}
					</h2>
					<p className="viral-card-row">
						<span>Sign up now to track your viral impact and earn points!</span>
						<a className="btn" href={signInPath}>
							Sign Up
						</a>
					</p>
				</>
			) : (
				<OwnImpact key={me?.id} known={status === "signed-in"} />
			)}
		</section>
	);
}

function OwnImpact({ known }: { known: boolean }) {
	const [impact, setImpact] = useState<ViralImpact | null>(null);
	const [failed, setFailed] = useState(false);
	const [open, setOpen] = useState(false);
	const id = useId();
	const read = useCallback(() => {
		setFailed(false);
		request("GET /shares/mine").then(setImpact, () => setFailed(true));
	}, []);
	useEffect(() => {
		if (known) read();
	}, [known, read]);

	const friends = impact && friendsText(impact.friends);
	return (
		<>
			<div className="viral-card-row">
				<h2 className="card-title" id="viral-impact">
					{VIRAL_TITLE}
				</h2>
				{impact ? (
					<button
						type="button"
						className="btn"
						data-variant="quiet"
						aria-expanded={open}
						aria-controls={id}
						onClick={() => {
							if (!open) read();
							setOpen(!open);
						}}
					>
						{open ? "Less" : "More"} <ChevronDown className="icon" />
					</button>
				) : null}
			</div>
			{impact ? (
				<>
					<p className="viral-card-counts">
						<Count count={impact.score} name="score" />
						<Count count={impact.shares} name={impact.shares === 1 ? "share" : "shares"} />
						<Count count={impact.clicks} name={impact.clicks === 1 ? "click" : "clicks"} />
						<Badge tone="new">{viralRank(impact.score)}</Badge>
					</p>
					{friends ? <p className="note">{friends}</p> : null}
					{impact.held_for_friend ? <p className="note">{sharingTexts.heldForFriend}</p> : null}
					<Ledger id={id} hidden={!open} rows={rowsOf(impact)} />
				</>
			) : failed ? (
				<p className="viral-card-row" role="alert">
					<span>We couldn't load your numbers.</span>
					<button type="button" className="btn" data-variant="outline" onClick={read}>
						<RotateCw className="icon" /> Try again
					</button>
				</p>
			) : (
				<span className="skeleton viral-card-loading" role="status" aria-label="Loading your viral impact" />
			)}
		</>
	);
}

const Count = ({ count, name }: { count: number; name: string }) => (
	<span>
		<b className="score">{count}</b> {name}
	</span>
);

const rowsOf = (impact: ViralImpact): [name: string, value: string | number, demo?: boolean][] => [
	["Viral score", impact.score],
	["Shares that earned points", impact.shares],
	["Link clicks", impact.clicks],
	["Friends who joined in", impact.conversions],
	["Conversion rate", `${impact.conversion_rate.toFixed(1)}%`],
	["Team ranking", impact.army_ranking === null ? "Join a team first" : `#${impact.army_ranking}`, impact.demo],
	["Search dominance", `Level ${impact.level}`],
];
