import {
	BadgeCheck,
	CalendarDays,
	type LucideIcon,
	MapPin,
	MessageCircleQuestionMark,
	MessagesSquare,
} from "lucide-react";
import { plural } from "../../lib/numbers.ts";
import { Shirt } from "../../ui/people/shirt.tsx";
import { searchPath, searchTexts } from "./rules.ts";
import type { Result, Searched } from "./search.ts";
import "../../ui/styles/choices/chips.css";
import "../../ui/styles/people/emblems.css";

const ICONS: Partial<Record<Result["kind"], LucideIcon>> = {
	ground: MapPin,
	season: CalendarDays,
	fact: BadgeCheck,
	room: MessagesSquare,
	answer: MessageCircleQuestionMark,
};

/** The results of a search, or near matches; then a link that asks the assistant. */
export function Results({ found, onOpen }: { found: Searched; onOpen?: (result: Result) => void }) {
	const { q, corrected, groups, near, of } = found;
	const words = (corrected ?? q).split(" ");
	const href = `/ai-chat?${new URLSearchParams({ q })}`;
	const { ask, askWhy: say } = searchTexts;
	return (
		<>
			<p className="finder-status" role="status">
				{corrected ? (
					<>
						<span>
							Showing <strong>{corrected}</strong>.
						</span>{" "}
						<a className="linkish" href={searchPath({ q, exact: true })} data-stays="exact">
							Search “{q}” instead
						</a>
					</>
				) : (
					countOf(groups)
				)}
			</p>
			{groups.length === 0 ? <Nothing q={q} seasons={of.seasons} near={near.length > 0} /> : null}
			{groups.map(({ name, results }) => (
				<Group key={name} name={name} results={results} words={words} onOpen={onOpen} />
			))}
			{near.length > 0 ? <Group name="Near misses" results={near} words={[]} onOpen={onOpen} /> : null}
			<Group name="Or" results={[{ kind: "answer", href, title: ask(q), say, team: null, mark: null }]} words={[]} />
		</>
	);
}

function countOf(groups: Searched["groups"]): string {
	const count = groups.reduce((sum, { results }) => sum + results.length, 0);
	return count === 0 ? "Nothing found" : plural(count, "result");
}

type GroupProps = { name: string; results: Result[]; words: string[]; onOpen?: ((result: Result) => void) | undefined };

export function Group({ name, results, words, onOpen }: GroupProps) {
	return (
		<section aria-label={name}>
			<h3 className="fgroup">{name}</h3>
			<ul>
				{results.map((result) => (
					<li key={result.href}>
						<a className="frow" href={result.href} onClick={() => onOpen?.(result)}>
							<Picture result={result} />
							<span className="frow-say">
								<b>
									<Marked text={result.title} words={words} />
								</b>
								{result.say ? (
									<span>
										<Marked text={result.say} words={words} />
									</span>
								) : null}
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Picture({ result: { kind, team, mark } }: { result: Result }) {
	if (kind === "player") {
		const number = /\d/.test(mark ?? "") ? Number(mark) : null;
		return <Shirt team={team ?? undefined} initials={mark ?? ""} number={number} size="sm" />;
	}
	if (team)
		return (
			<span className="flag" data-team={team} data-size="sm" aria-hidden="true">
				{mark}
			</span>
		);
	const Icon = ICONS[kind];
	return <span className="fic">{Icon ? <Icon className="icon" /> : null}</span>;
}

function Nothing({ q, seasons, near }: { q: string; seasons: number; near: boolean }) {
	return (
		<div className="finder-none">
			<p className="display">{searchTexts.nothing(q)}</p>
			<p>{near ? searchTexts.nearby(seasons) : searchTexts.none(seasons)}</p>
		</div>
	);
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Marks the words of a text that begin with a word of the search. */
function Marked({ text, words }: { text: string; words: string[] }) {
	const sought = words.filter((word) => word.length > 1);
	if (sought.length === 0) return text;
	const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${sought.map(escaped).join("|")})`, "iu"));
	// because of the group every second part is a match
	return parts.map((part, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts repeat
			<mark key={at}>{part}</mark>
		) : (
			part
		),
	);
}
