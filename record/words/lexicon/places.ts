import type { Where } from "../../language/question.ts";
import type { Names } from "../../record.ts";
import { GROUND_NAMES } from "./ground-names.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold } from "./tokens.ts";

const COUNTRIES: Record<string, string> = {
	"united arab emirates": "the united arab emirates|uae|the uae|emirates|u a e",
	"south africa": "south africa|sa",
	india: "india",
};
/** Old and other names of cities. */
const CITIES: Record<string, string> = {
	Bengaluru: "bangalore|bengaluru",
	Kolkata: "calcutta",
	Visakhapatnam: "vizag|vishakhapatnam",
	Dharamsala: "dharamshala|dharmasala|dharmshala",
	Mumbai: "bombay",
	Chennai: "madras",
	"Port Elizabeth": "gqeberha",
};

const plain = (text: string) => text.split(/[,|]/).map((part) => fold(part.replaceAll("-", " ")).trim());

type Place = { phrase: string; where: Where; loose?: true };
type Ground = Names["grounds"][number];

/** Puts grounds with all their names, cities and countries into the book; of two places with one name the first. */
export function addPlaces(book: Phrasebook, { grounds }: Names): void {
	const cities = [...new Set(grounds.map(({ city }) => city))];
	const places = [
		...grounds.flatMap((ground) => namesOfGround(ground, cities)),
		...GROUND_NAMES.flatMap(([ground, names]) =>
			names.split("|").map((phrase): Place => ({ phrase, where: { ground } })),
		),
		...grounds.flatMap(inItsCity),
		...cities.flatMap(namesOfCity),
		...namesOfCountries(grounds),
	];
	const seen = new Set<string>();
	for (const { phrase, where, loose } of places) {
		if (loose) book.loose.add(phrase);
		if (phrase.length < LEAST_LETTERS || seen.has(phrase)) continue;
		seen.add(phrase);
		addPhrase(book, phrase, [{ is: "where", any: [where] }]);
	}
}
const LEAST_LETTERS = 3;

/** A ground by its names, in full or up to the first comma; a city alone is the city. */
function namesOfGround({ id, name, venues }: Ground, cities: string[]): Place[] {
	const where = { ground: id };
	const all = [name, ...venues].map(plain);
	const whole = all.map((parts) => parts.join(" ")).filter((phrase) => phrase.includes(" "));
	const first = all
		.flatMap((parts) => parts.slice(0, 1))
		.filter((phrase) => !cities.some((city) => fold(city) === phrase));
	return [
		...whole.map((phrase): Place => ({ phrase, where, loose: true })),
		...first.map((phrase) => ({ phrase, where })),
	];
}

/** A ground with its city beside it, a comma between them or none. */
function inItsCity({ id, city, name }: Ground): Place[] {
	const grounds = [...plain(name), ...(GROUND_NAMES.find(([ground]) => ground === id)?.[1].split("|") ?? [])];
	const cities = [city, ...othersOf(city)].map(fold);
	return grounds.flatMap((ground) =>
		cities.flatMap((one) =>
			[`${ground} ${one}`, `${ground} in ${one}`, `${ground} at ${one}`].map(
				(phrase): Place => ({ phrase, where: { ground: id }, loose: true }),
			),
		),
	);
}
const othersOf = (city: string) => CITIES[city]?.split("|") ?? [];

const namesOfCity = (city: string): Place[] =>
	[fold(city), ...othersOf(city)].flatMap((name) =>
		[name, `city of ${name}`, `${name} city`, `grounds in ${name}`, `grounds of ${name}`].map((phrase) => ({
			phrase,
			where: { city },
		})),
	);

const namesOfCountries = (grounds: readonly Ground[]): Place[] =>
	Object.entries(COUNTRIES).flatMap(([folded, names]) => {
		const country = grounds.find((ground) => fold(ground.country) === folded)?.country;
		return country ? names.split("|").map((phrase) => ({ phrase, where: { country } })) : [];
	});
