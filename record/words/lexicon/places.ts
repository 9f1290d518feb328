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
	/** a ground with its city beside it, a comma between them or none */
	const inCity = (phrase: string, ground: string, city: string) => {
		for (const name of [city, ...(CITIES[city]?.split("|") ?? [])].map(fold))
			for (const whole of [`${phrase} ${name}`, `${phrase} in ${name}`, `${phrase} at ${name}`]) {
				book.loose.add(whole);
				once(whole, { ground });
			}
	};
	const cities = new Set(grounds.map(({ city }) => city));
	for (const { id, name, venues } of grounds) {
		for (const whole of [name, ...venues].map((one) => plain(one).join(" ")))
			if (whole.includes(" ")) {
				book.loose.add(whole);
				once(whole, { ground: id });
			}
		const words = [name, ...venues].flatMap((one) => plain(one).slice(0, 1));
		for (const phrase of words) if (![...cities].some((city) => fold(city) === phrase)) once(phrase, { ground: id });
	}
	for (const [id, names] of GROUND_NAMES) for (const phrase of names.split("|")) once(phrase, { ground: id });
	for (const { id, city, name } of grounds)
		for (const phrase of [...plain(name), ...(GROUND_NAMES.find(([ground]) => ground === id)?.[1].split("|") ?? [])])
			inCity(phrase, id, city);
	for (const city of cities)
		for (const phrase of [fold(city), ...(CITIES[city]?.split("|") ?? [])]) {
			once(phrase, { city });
			for (const whole of [`city of ${phrase}`, `${phrase} city`, `grounds in ${phrase}`, `grounds of ${phrase}`])
				once(whole, { city });
		}
	for (const [country, names] of Object.entries(COUNTRIES)) {
		const known = grounds.find((ground) => fold(ground.country) === country)?.country;
		if (known) for (const phrase of names.split("|")) once(phrase, { country: known });
	}
}
