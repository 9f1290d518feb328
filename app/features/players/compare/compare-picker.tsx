import { Plus, Search, X } from "lucide-react";
import { Shirt } from "../../../ui/people/shirt.tsx";
import type { Player } from "../player.ts";
import { comparePath, initialsOf, LONGEST_SEARCH, MOST_COMPARED } from "../rules.ts";
import type { Comparison } from "./compare.server.ts";
import type { Suggestion } from "./suggestions.server.ts";
import "../players.css";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/choices/chips.css";
import "../../../ui/styles/choices/forms.css";
import "../../../ui/styles/wayfinding.css";

type ComparePickerProps = { q: string; comparison: Comparison };

/** The compared players, each with a link that removes them. */
export function Compared({ compared }: Pick<Comparison, "compared">) {
	const slugs = compared.map(({ player }) => player.slug);
	if (compared.length === 0) return null;
	return (
		<ul className="compare-heads">
			{compared.map(({ player }) => (
				<ComparedPlayer key={player.id} player={player} without={slugs.filter((slug) => slug !== player.slug)} />
			))}
		</ul>
	);
}

/** The search for another player. Links and a form, so that it works without scripts. */
export function ComparePicker({ q, comparison: { compared, unknown, candidates, suggestions } }: ComparePickerProps) {
	const slugs = compared.map(({ player }) => player.slug);
	return (
		<section className="stack" aria-labelledby="picker">
			<h2 className="sr-only" id="picker">
				Players to compare
			</h2>
			<p role="status">{nextStep(compared.length)}</p>
			{unknown.length > 0 ? (
				<p className="callout" data-tone="warning">
					<X className="icon" />
					<span>{`Not found in our database: ${unknown.join(", ")}`}</span>
				</p>
			) : null}
			{compared.length < MOST_COMPARED ? (
				<search>
					<form className="toolbar" method="get" action="/players/compare">
						{slugs.length > 0 ? <input type="hidden" name="players" value={slugs.join(",")} /> : null}
						<div className="search">
							<Search className="icon" />
							<input
								className="input"
								type="search"
								name="q"
								defaultValue={q}
								maxLength={LONGEST_SEARCH}
								aria-label="Find a player to add"
								placeholder="Find a player to add"
							/>
						</div>
						<button type="submit" className="btn">
							Find
						</button>
					</form>
				</search>
			) : null}
			{candidates ? <Candidates q={q} candidates={candidates} slugs={slugs} /> : null}
			{suggestions.map((suggestion) => (
				<SuggestionLinks key={suggestion.why} suggestion={suggestion} slugs={slugs} />
			))}
		</section>
	);
}

function nextStep(count: number): string {
	if (count === 0) return "Choose the first of two to four players.";
	if (count === 1) return "Choose at least one more: a comparison takes two to four players.";
	const sharing = `Share this page and they see the same ${["two", "three", "four"][count - 2]}.`;
	return count < MOST_COMPARED
		? `Comparing ${count} players. ${sharing}`
		: `Comparing ${count} players, the most there can be. ${sharing}`;
}

function ComparedPlayer({ player, without }: { player: Player; without: string[] }) {
	return (
		<li className="card compare-head" data-team={player.team?.id}>
			<Shirt team={player.team?.id} initials={initialsOf(player.name)} number={player.jersey_number} />
			<a className="compare-name" href={`/players/${player.slug}`}>
				{player.name}
			</a>
			<a
				className="btn"
				data-variant="quiet"
				data-size="icon"
				href={comparePath(without)}
				aria-label={`Remove ${player.name}`}
			>
				<X className="icon" />
			</a>
		</li>
	);
}

function Candidates({ q, candidates, slugs }: { q: string; candidates: Player[]; slugs: string[] }) {
	if (candidates.length === 0) return <p className="note">No other player goes by “{q}”, or sounds like it.</p>;
	return (
		<ul className="cluster" aria-label="Players found">
			{candidates.map((player) => (
				<li key={player.id}>
					<a className="chip" href={comparePath([...slugs, player.slug])}>
						<Plus className="icon" /> {player.name}
						{player.team ? `, ${player.team.short_name}` : ""}
					</a>
				</li>
			))}
		</ul>
	);
}

/** With players chosen, each suggestion adds one; with none, one link compares all of them. */
function SuggestionLinks({ suggestion: { why, players }, slugs }: { suggestion: Suggestion; slugs: string[] }) {
	const offers =
		slugs.length > 0
			? players.map(({ name, slug }) => ({ text: name, to: [...slugs, slug] }))
			: [{ text: players.map(({ name }) => name).join(" v "), to: players.map(({ slug }) => slug) }];
	return (
		<div className="stack gap-2">
			<h3 className="note">{why}</h3>
			<ul className="cluster">
				{offers.map(({ text, to }) => (
					<li key={text}>
						<a className="chip" href={comparePath(to)}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
