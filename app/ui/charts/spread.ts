/**
 * Moves positions on a line apart until none are nearer than `gap`, in the same order and within `from` and `to`
 * while they fit. Positions with enough room do not move.
 */
export function spread(places: number[], gap: number, from: number, to: number): number[] {
	const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
	let least = from;
	for (const one of order) {
		one.place = Math.max(one.place, least);
		least = one.place + gap;
	}
	let most = to;
	for (const one of order.toReversed()) {
		one.place = Math.min(one.place, most);
		most = one.place - gap;
	}
	const moved = places.slice();
	for (const { place, at } of order) moved[at] = place;
	return moved;
}
