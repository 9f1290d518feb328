/** A fact as pages and the API show it. */
export type Fact = {
	id: string;
	/** its address under /facts: the slug, or the id as long as it has none */
	slug: string;
	title: string;
	fact: string;
	category: string;
	tags: string[];
	source: string | null;
	verified: boolean;
	/** its leading figure, as printed on the card */
	figure: string | null;
	created_at: string;
	updated_at: string;
};

/** What a verified fact was checked against. */
export type FactProof = {
	figures: { label: string; value: string }[];
	/** the named query of the record that gives the figures */
	query: string;
	as_of: { match_id: number; date: string; label: string };
};
