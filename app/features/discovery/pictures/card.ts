/** What a picture says: everything that is drawn on it. The same card is the same picture. */
export type Card = {
	site_name: string;
	/** above the title, what kind of thing it is: 'Records', 'IPL 2016, Final' */
	kicker: string;
	title: string;
	/** on the scoreboard, three at most */
	figures: { label: string; value: string }[];
	/** under the title, or null */
	note: string | null;
	/** id of the side in whose colours it is, or null */
	team: string | null;
};

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
