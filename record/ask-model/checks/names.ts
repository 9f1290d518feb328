import { type Piece, piecesOf } from "../cells.ts";
import type { Draft, Fault, Grounds } from "../types.ts";
import { compared, sentencesOf, tokensOf } from "../words/tokens.ts";
import { FACETS, type Facet, type Mark, marksOf, marksOfLink } from "./subjects.ts";

const NAMED = new Set(["people", "franchises", "grounds", "cities"]);
const fault = (says: string): Fault => ({ check: "names", says });

/** Faults for names that are neither cells nor the fan's own, and for figures beside the name or season of another. */
export function nameFaults(said: Draft, pieces: readonly Piece[], grounds: Grounds): Fault[] {
	const foreign = pieces.flatMap((piece) => ("words" in piece ? foreignNames(piece.words, grounds) : []));
	if (foreign.length > 0)
		return [fault(`"${foreign[0]}" is a name that the fan did not use: write it as a cell, such as {a1.0.player}`)];
	return [
		...strayFigures(pieces, grounds),
		...sentencesOf(said.text).flatMap((one) => mixedFigures(one, said, grounds)),
	];
}

/** The names of a text that the fan did not use and that mean nobody the fan named. */
export function foreignNames(text: string, { asked, link }: Pick<Grounds, "asked" | "link">): string[] {
	const own = new Set(tokensOf(compared(asked.words)).map(({ lower }) => lower));
	const meant = new Set(asked.links.flatMap(({ meanings }) => meanings.map(({ kind, id }) => `${kind} ${id}`)));
	const tokens = tokensOf(text);
	return link(text).flatMap(({ words, meanings }) => {
		const names = meanings.filter(({ kind }) => NAMED.has(kind));
		const isOwn = tokensOf(words).every(({ lower }) => own.has(lower));
		if (names.length === 0 || isOwn || names.some(({ kind, id }) => meant.has(`${kind} ${id}`))) return [];
		return tokens.length > 0 ? [words] : [];
	});
}

/** Faults for figures of people whom neither the fan nor the text names; none if they name nobody at all. */
function strayFigures(pieces: readonly Piece[], { asked, link }: Grounds): Fault[] {
	const marks = marksOf(pieces, link);
	const known = [...marks.filter(isName), ...asked.links.flatMap(marksOfLink)].filter(
		({ facet }) => facet === "people",
	);
	if (known.length === 0) return [];
	const ids = new Set(known.flatMap((one) => [...one.ids]));
	return marks.flatMap((mark) => {
		if (!("figure" in mark)) return [];
		const stray = mark.each.some(({ people }) => people.size > 0 && [...people].every((id) => !ids.has(id)));
		return stray ? [fault(`{${mark.figure}} is the figure of somebody who is not named`)] : [];
	});
}

const isName = (mark: Mark): mark is Extract<Mark, { facet: Facet }> => "facet" in mark;

/** The first fault of a sentence whose figures belong to another person, side or season than it names. */
function mixedFigures(sentence: string, said: Draft, { results, link }: Grounds): Fault[] {
	const marks = marksOf(piecesOf(sentence, results, said.language), link);
	const says = FACETS.flatMap((facet) => mixedFacet(marks, facet)).slice(0, 1);
	return says.map(fault);
}

const WHAT: Record<Facet, string> = { people: "person", sides: "side", seasons: "season" };

function mixedFacet(marks: readonly Mark[], facet: Facet): string[] {
	const names = marks.flatMap((mark, at) => (isName(mark) && mark.facet === facet ? [{ at, ids: mark.ids }] : []));
	const figures = marks.flatMap((mark, at) => ("figure" in mark ? [{ at, ...mark }] : []));
	const owned = figures.filter(({ each }) => each.every((subjects) => subjects[facet].size > 0));
	if (names.length === 0 || figures.length === 0) return [];
	if (facet === "seasons" && owned.length === 0)
		return [`the sentence names a season, but {${figures[0]?.figure}} was not asked for that season alone`];
	const all = new Set(names.flatMap(({ ids }) => [...ids]));
	for (const { figure, each } of owned)
		if (!each.every((subjects) => shares(subjects[facet], all)))
			return [`{${figure}} is not of the ${WHAT[facet]} that its sentence names`];
	if (facet === "sides" || new Set(names.map(({ ids }) => [...ids].join())).size < 2) return [];
	const single = owned.filter(({ each }) => each.length === 1);
	const nearest = (at: number) => names.findLast((name) => name.at < at) ?? names[0];
	const isNear = single.every(({ at, each }) => shares(each[0]?.[facet], nearest(at)?.ids));
	const isParallel =
		single.length === names.length && single.every(({ each }, nth) => shares(each[0]?.[facet], names[nth]?.ids));
	return isNear || isParallel
		? []
		: [`write each figure directly after the ${WHAT[facet]} it belongs to, or in the same order`];
}

const shares = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean =>
	one !== undefined && other !== undefined && [...one].some((id) => other.has(id));
