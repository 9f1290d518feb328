/** From how much on a figure about fans is worth showing: below it a new site would show rows of zeros. */
const SHOWN_FROM = {
	/** members of a room, fans of a team, fans in a battle or challenge */
	count: 3,
	/** fans or teams with points, before anybody has a rank or a medal */
	ranked: 10,
	/** points of both sides, before a battle has a score */
	battle: 20,
};

/** Whether a count of fans is shown. */
export const showsCount = (count: number): boolean => count >= SHOWN_FROM.count;

/** Whether ranks and medals are shown where so many are ranked. */
export const showsRanks = (ranked: number): boolean => ranked >= SHOWN_FROM.ranked;

/** Whether the score of a battle is shown, by the points of its sides. */
export const showsScore = (a: number, b: number): boolean => a + b >= SHOWN_FROM.battle;
