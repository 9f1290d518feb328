/** The least values at which figures about fans are shown, so that a new site does not show rows of zeros. */
const SHOWN_FROM = {
	/** members of a room, fans of a team, fans in a battle or challenge */
	count: 3,
	/** fans or teams with points, for ranks and medals */
	ranked: 10,
	/** points of both sides together, for the score of a battle */
	battle: 20,
};

export const showsCount = (count: number): boolean => count >= SHOWN_FROM.count;

/** Whether ranks and medals are shown when this many are ranked. */
export const showsRanks = (ranked: number): boolean => ranked >= SHOWN_FROM.ranked;

/** Whether the score of a battle is shown, from the points of its sides. */
export const showsScore = (a: number, b: number): boolean => a + b >= SHOWN_FROM.battle;
