export type Places = ReturnType<typeof createPlaces>;

/** A number of places for each key. */
export function createPlaces(most: number) {
	const taken = new Map<string, number>();
	return {
		/** Takes a place, if there is one; what it answers gives it back, once. Null: there is none. */
		take(key: string): (() => void) | null {
			const count = taken.get(key) ?? 0;
			if (count >= most) return null;
			taken.set(key, count + 1);
			let held = true;
			return () => {
				if (!held) return;
				held = false;
				const left = (taken.get(key) ?? 0) - 1;
				if (left > 0) taken.set(key, left);
				else taken.delete(key);
			};
		},
	};
}
