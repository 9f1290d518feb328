import { request } from "../../../lib/api.ts";
import { useRequest } from "../../../lib/hooks/use-request.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { LiveDesk } from "../../matches/live/desk.ts";
import { BusyButton } from "../busy-button.tsx";
import { WhenLoaded } from "../when-loaded.tsx";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

/** Live matches, the names in them that the record does not know, and the state of the feeds. */
export function LiveTab() {
	const asked = useRequest("GET /admin/live-matches");
	return (
		<WhenLoaded asked={asked} what="the live matches">
			{({ matches, feeds }) => (
				<div className="stack gap-6">
					{matches.length === 0 ? <p role="status">No match is live.</p> : null}
					{matches.map((match) => (
						<Live key={match.match_id} match={match} done={asked.again} />
					))}
					<Feeds feeds={feeds} />
					<p>
						<button type="button" className="btn" data-variant="outline" onClick={asked.again}>
							Look again
						</button>
					</p>
				</div>
			)}
		</WhenLoaded>
	);
}

type Match = LiveDesk["matches"][number];

function Live({ match, done }: { match: Match; done: () => void }) {
	const { match_id, name, revision, heard_at, refusal, asked } = match;
	const remove = async () => {
		await request("DELETE /admin/live-matches/:id", { params: { id: String(match_id) } });
		toast({ type: "success", title: "The match is gone" });
		done();
	};
	return (
		<article className="card stack" aria-labelledby={`live-${match_id}`}>
			<h2 id={`live-${match_id}`}>
				<a href={`/matches/${match_id}`}>{name}</a>
			</h2>
			<p className="note">
				Number {match_id}, revision {revision}, last heard <Moment at={heard_at} />.
			</p>
			{refusal ? (
				<p>
					<Badge tone="warning">Refused</Badge> {refusal}
				</p>
			) : null}
			{asked.map((person) => (
				<UnknownPerson key={`${person.franchise_id} ${person.name}`} person={person} done={done} />
			))}
			<p>
				<BusyButton variant="danger" action={remove} failed="The match could not be removed. Please try again.">
					Remove this match
				</BusyButton>
			</p>
		</article>
	);
}

type UnknownPersonProps = { person: Match["asked"][number]; done: () => void };

/** A name that the record does not know. The admin chooses a person of the record, or somebody new. */
function UnknownPerson({ person: { name, franchise_id, candidates }, done }: UnknownPersonProps) {
	const choose = (person_id: string | null) => async () => {
		await request("PUT /admin/feed-people", { body: { franchise_id, name, person_id } });
		toast({ type: "success", title: `${name} is named` });
		done();
	};
	const failed = "We didn't get your choice. Please try again.";
	return (
		<section className="stack gap-2" aria-label={`Who is ${name}?`}>
			<h3>
				Who is {name} of {franchise_id.toUpperCase()}?
			</h3>
			<p className="cluster">
				{candidates.map(({ id, name: theirs, matches, of_side }) => (
					<BusyButton key={id} variant="outline" action={choose(id)} failed={failed}>
						{theirs} ({matches} {matches === 1 ? "match" : "matches"}
						{of_side ? ", this side" : ""})
					</BusyButton>
				))}
				<BusyButton variant="outline" action={choose(null)} failed={failed} label={`${name} is somebody new`}>
					Somebody new
				</BusyButton>
			</p>
		</section>
	);
}

function Feeds({ feeds }: Pick<LiveDesk, "feeds">) {
	if (feeds.length === 0) return null;
	return (
		<section className="stack gap-2" aria-labelledby="feeds">
			<h2 id="feeds">Feeds</h2>
			<ul className="ledger">
				{feeds.map(({ source, answered_at, failure }) => (
					<li key={source}>
						<span className="break-all">{source}</span>{" "}
						{answered_at ? <Moment at={answered_at} className="note" /> : <span className="note">no answer yet</span>}
						{failure ? <p>{failure}</p> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
