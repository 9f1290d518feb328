import { createHash } from "node:crypto";
import unhomoglyph from "unhomoglyph";
import { slugOf } from "./source.ts";

/** The country of a city new to the league. */
const UNKNOWN_COUNTRY = "unknown";

/** A ground with all spellings of its venue. The id is in its URL and never changes. */
export type Ground = { id: string; name: string; city: string; country: string; venues: string[] };

/**
 * A key for comparing names: letters and digits in lower case, without accents, and with look-alikes of other scripts
 * as Latin letters. Empty if the name has no letter or digit.
 */
const spellingOf = (name: string): string =>
	name
		.normalize("NFKD")
		.replaceAll(/[\u0300-\u036f\p{Cf}]/gu, "")
		.toLowerCase()
		// only non-ASCII letters: in Latin 'rn' looks like 'm' too
		.replaceAll(/\P{ASCII}+/gu, (letters) => unhomoglyph(letters).toLowerCase())
		.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "");

/** Former names of cities. */
const FORMER_CITIES = new Map(
	Object.entries({
		Bangalore: "Bengaluru",
		Bombay: "Mumbai",
		Calcutta: "Kolkata",
		Madras: "Chennai",
		Vizag: "Visakhapatnam",
		Trivandrum: "Thiruvananthapuram",
		Dharmasala: "Dharamsala",
		"Port Elizabeth": "Gqeberha",
	}).map(([before, now]) => [spellingOf(before), spellingOf(now)]),
);

const cityOf = (city: string) => {
	const spelling = spellingOf(city);
	return FORMER_CITIES.get(spelling) ?? spelling;
};
const tidy = (text: string) =>
	text
		.normalize("NFC")
		.replaceAll(/\p{Cf}/gu, "")
		.replaceAll(/\s+/g, " ")
		.trim();

/** A venue's name and the places after it: 'MA Chidambaram Stadium', ['Chepauk', 'Chennai']. */
function partsOf(venue: string): { name: string; places: string[] } {
	const [name = "", ...places] = venue.split(",").map(tidy);
	return { name: name || tidy(venue), places: places.filter(Boolean) };
}

const isNamed = ({ name, venues }: Ground, spelling: string) =>
	[name, ...venues].some((one) => spellingOf(one) === spelling || spellingOf(partsOf(one).name) === spelling);

/** True if a ground is in the city, by its own city or a place in a venue. 'Mumbai' matches 'Navi Mumbai'. */
const isIn = ({ city, venues }: Ground, wanted: string) =>
	[city, ...venues.flatMap((venue) => partsOf(venue).places)]
		.map(cityOf)
		.some((place) => place.includes(cityOf(wanted)) || (place !== "" && cityOf(wanted).includes(place)));

/**
 * Returns `groundOf(venue, city)`: the known ground with that spelling, or with that name in that city, else a new one.
 * Equal calls give the same ground. Throws for a venue without letters.
 */
export function groundsFrom(known: readonly Ground[]): { groundOf: (venue: string, city?: string) => Ground } {
	const grounds = known.map((ground) => ({ ...ground, venues: [...ground.venues] }));
	const read = new Map<string, Ground>();
	function findGround(venue: string, city: string | undefined): Ground | undefined {
		const { name, places } = partsOf(venue);
		const spelled = grounds.find((ground) => ground.venues.some((one) => spellingOf(one) === spellingOf(venue)));
		if (spelled && places.length > 0) return spelled;
		const alike = grounds.filter((ground) => isNamed(ground, spellingOf(name)));
		return city === undefined
			? alike.length === 1
				? alike[0]
				: undefined
			: alike.find((ground) => isIn(ground, city));
	}
	function addGround(venue: string, city: string): Ground {
		const { name } = partsOf(venue);
		const hash = createHash("sha256")
			.update(`${spellingOf(venue)} ${cityOf(city)}`)
			.digest("hex")
			.slice(0, 8);
		const slugs = slugOf(name) === "" ? [] : [slugOf(name), slugOf(`${name} ${city}`)];
		const id = [...slugs, `ground-${hash}`].find((slug) => grounds.every((ground) => ground.id !== slug));
		if (!id) throw new Error(`the ground "${venue}" has the address of another`);
		const neighbour = grounds.find((one) => cityOf(one.city) === cityOf(city));
		const ground = { id, name, city, country: neighbour?.country ?? UNKNOWN_COUNTRY, venues: [] };
		grounds.push(ground);
		return ground;
	}
	return {
		groundOf(venue, given) {
			if (!/[\p{L}\p{N}]/u.test(venue)) throw new Error("the venue has no name");
			const key = JSON.stringify([venue, given]);
			const city = given === undefined ? partsOf(venue).places.at(-1) : tidy(given);
			const ground = read.get(key) ?? findGround(venue, city) ?? addGround(venue, city ?? "");
			read.set(key, ground);
			if (!ground.venues.includes(venue)) ground.venues.push(venue);
			return ground;
		},
	};
}
