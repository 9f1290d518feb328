/** What people call franchises besides the names and codes in the record. A city that two sides have had means the first. */
export const TEAM_NAMES: readonly (readonly [string, string])[] = [
	["csk", "chennai|super kings|yellow|yellow army|men in yellow|yellow brigade|the kings of chennai|whistle podu"],
	["mi", "mumbai|mumbai indian|paltan|the paltan|mi paltan|blue and gold"],
	["rcb", "bangalore|bengaluru|royal challengers|challengers|royal challenger bangalore|play bold"],
	["kkr", "kolkata|knight riders|knights|calcutta|kolkatta|kolkata riders"],
	["dc", "delhi|daredevils|capitals|dd|dehli|delhi capital"],
	[
		"pbks",
		"punjab|kings xi|kings eleven|kings eleven punjab|kxip|kings 11|kings 11 punjab|kings xi punjab punjab kings|mohali side|kings punjab",
	],
	["rr", "rajasthan|royals|rajasthan royal|jaipur side|men in pink|pink"],
	["srh", "hyderabad|sunrisers|sun risers|orange army|sunriser"],
	["gt", "titans|gujarat titan"],
	["lsg", "lucknow|super giants|supergiants|lucknow supergiants|lucknow giants|super giant"],
	["dch", "deccan|chargers|deccan charger|hyderabad deccan"],
	["gl", "lions|gujarat lion"],
	["rps", "rising pune|rising pune supergiants|rising pune supergiant|pune supergiants|pune supergiant|rps"],
	["pwi", "pune warriors|pune warriors india|warriors|warriors india"],
	["ktk", "kochi|kochi tuskers|tuskers|kerala|tuskers kerala"],
];

/** Names that more than one franchise answers to. */
export const SHARED_TEAM_NAMES: Readonly<Record<string, readonly string[]>> = {
	pune: ["pwi", "rps"],
	gujarat: ["gt", "gl"],
};
