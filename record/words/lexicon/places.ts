import type { Names } from "../../record.ts";
import { GROUND_NAMES } from "./ground-names.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold } from "./tokens.ts";

const COUNTRIES: Record<string, string> = {
	"united arab emirates": "the united arab emirates|uae|the uae|emirates|u a e",
	"south africa": "south africa",
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

/** Puts grounds with all their names, cities and countries into the book. A city that is a side's name too means either. */
export function addPlaces(book: Phrasebook, { grounds }: Names): void {
	const seen = new Set<string>();
	const once = (phrase: string, where: object) => {
		if (phrase.length < 3 || seen.has(phrase)) return;
		seen.add(phrase);
		addPhrase(book, phrase, [{ is: "where", any: [where] }]);
	};
	const cities = new Set(grounds.map(({ city }) => city));
	for (const { id, name, venues } of grounds) {
		const words = [name, ...venues].flatMap((one) => plain(one).slice(0, 1));
		for (const phrase of words) if (![...cities].some((city) => fold(city) === phrase)) once(phrase, { ground: id });
	}
	for (const [id, names] of GROUND_NAMES) for (const phrase of names.split("|")) once(phrase, { ground: id });
	for (const city of cities)
		for (const phrase of [fold(city), ...(CITIES[city]?.split("|") ?? [])]) once(phrase, { city });
	for (const [country, names] of Object.entries(COUNTRIES)) {
		const known = grounds.find((ground) => fold(ground.country) === country)?.country;
		if (known) for (const phrase of names.split("|")) once(phrase, { country: known });
	}
}
