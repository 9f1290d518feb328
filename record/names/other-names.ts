/** Names of sides besides those of the record, by side id. */
export const OF_SIDES: Readonly<Record<string, string>> = {
	csk: "chennai|super kings|yellow army|men in yellow|whistle podu|chennai super king|yellow brigade",
	dc: "delhi|daredevils|capitals|dehli|delhi capital|delhi dare devils",
	dch: "deccan|chargers|deccan charger|hyderabad deccan|deccan chargers hyderabad",
	gl: "gujarat|gujrat|lions|gujarat lion|gujrat lions",
	gt: "gujarat|gujrat|titans|gujarat titan|gujrat titans",
	kkr: "kolkata|knight riders|knights|calcutta|kolkatta|kolkata knights|knight rider",
	ktk: "kochi|kochi tuskers|tuskers|kerala|tuskers kerala",
	lsg: "lucknow|super giants|lucknow supergiants|lucknow giants|lucknow super giant",
	mi: "mumbai|mumbai indian|paltan|indians of mumbai",
	pbks: "punjab|kings xi|kings eleven|kings eleven punjab|kings 11|kings punjab|punjab king|kings xi punjab punjab kings",
	pwi: "pune|pune warriors india|warriors|warriors india|pune warrior",
	rcb: "bangalore|bengaluru|royal challengers|challengers|royal challenger bangalore|royal challenger",
	rps: "pune|rising pune|pune supergiants|pune supergiant|supergiants|supergiant|rising pune super giants",
	rr: "rajasthan|royals|rajasthan royal",
	srh: "hyderabad|sunrisers|sun risers|orange army|sunriser",
};

/** Names of grounds, by ground id. */
export const OF_GROUNDS: Readonly<Record<string, string>> = {
	"aca-vdca-cricket-stadium": "aca vdca|vdca|vizag stadium",
	"arun-jaitley-stadium": "kotla|feroz shah kotla|arun jaitley|jaitley stadium|ferozshah kotla|firoz shah kotla",
	"barabati-stadium": "barabati",
	"barsapara-cricket-stadium": "barsapara|barsapara stadium|aca stadium",
	"brabourne-stadium": "brabourne|cci",
	"buffalo-park": "buffalo park stadium",
	"de-beers-diamond-oval": "diamond oval|de beers",
	"dr-dy-patil-sports-academy": "dy patil|dy patil stadium|d y patil|dr dy patil|dy patil academy|d y patil stadium",
	"dubai-international-cricket-stadium": "dubai international|dubai stadium|dubai international stadium",
	"eden-gardens": "eden|eden garden",
	"ekana-cricket-stadium": "ekana|ekana stadium|atal bihari vajpayee stadium",
	"green-park": "green park stadium",
	"holkar-cricket-stadium": "holkar|holkar stadium",
	"hpca-stadium": "hpca",
	"jawaharlal-nehru-stadium": "nehru stadium|jln stadium|jawaharlal nehru",
	"jsca-international-stadium-complex": "jsca|jsca stadium",
	"m-chinnaswamy-stadium": "chinnaswamy|chinnaswami|chinnaswamy stadium|chinaswamy|m chinnaswamy",
	"ma-chidambaram-stadium": "chepauk|chidambaram|chepauk stadium|chidambaram stadium|m a chidambaram",
	"maharaja-yadavindra-singh-international-cricket-stadium": "mullanpur|yadavindra singh|mullanpur stadium",
	"maharashtra-cricket-association-stadium": "mca stadium|gahunje|mca pune|subrata roy sahara stadium|mca",
	"narendra-modi-stadium": "motera|modi stadium|narendra modi|sardar patel stadium|motera stadium",
	"new-wanderers-stadium": "wanderers|new wanderers",
	newlands: "newlands stadium",
	"outsurance-oval": "outsurance|bloemfontein oval",
	"pca-is-bindra-stadium": "bindra|is bindra|pca stadium|pca mohali|bindra stadium|i s bindra",
	"rajiv-gandhi-international-stadium": "uppal|rajiv gandhi|rajiv gandhi stadium|uppal stadium",
	"saurashtra-cricket-association-stadium": "sca stadium|saurashtra stadium|saurashtra cricket ground",
	"sawai-mansingh-stadium": "sawai mansingh|sms stadium|sawai man singh|mansingh stadium|sms",
	"shaheed-veer-narayan-singh-international-stadium": "veer narayan singh|shaheed veer narayan singh",
	"sharjah-cricket-stadium": "sharjah stadium",
	"st-georges-park": "st georges|st george park|st george",
	"supersport-park": "supersport|super sport park",
	"vca-stadium-jamtha": "jamtha|vca stadium|vca",
	"wankhede-stadium": "wankhede|wankede|wankhade",
	"zayed-cricket-stadium": "sheikh zayed|sheikh zayed stadium|zayed stadium",
};

/** Former and other names of cities. */
export const OF_CITIES: Readonly<Record<string, string>> = {
	Bengaluru: "bangalore",
	Chennai: "madras",
	Dharamsala: "dharamshala|dharmasala|dharmshala",
	Kolkata: "calcutta",
	Mumbai: "bombay",
	"New Chandigarh": "chandigarh",
	"Port Elizabeth": "gqeberha",
	Visakhapatnam: "vizag|vishakhapatnam",
};

export const OF_COUNTRIES: Readonly<Record<string, string>> = {
	"South Africa": "sa",
	"United Arab Emirates": "uae|emirates|u a e",
};

/** Demonyms. */
export const OF_NATIONALITIES: Readonly<Record<string, string>> = {
	Afghanistan: "afghan|afghans|afghani|afghanis",
	Australia: "australian|australians|aussie|aussies",
	Bangladesh: "bangladeshi|bangladeshis",
	England: "english|englishman|englishmen",
	India: "indian|indians",
	Ireland: "irish|irishman|irishmen",
	Namibia: "namibian|namibians",
	Nepal: "nepali|nepalese",
	Netherlands: "dutch|dutchman|dutchmen|holland",
	"New Zealand": "new zealander|new zealanders|kiwi|kiwis",
	Pakistan: "pakistani|pakistanis",
	"South Africa": "south african|south africans|protea|proteas",
	"Sri Lanka": "sri lankan|sri lankans|lankan|lankans",
	"United States of America": "american|americans|usa",
	"West Indies": "west indian|west indians|caribbean|windies",
	Zimbabwe: "zimbabwean|zimbabweans",
};
/** Short names of dismissals. */
export const OF_DISMISSALS: Readonly<Record<string, string>> = {
	"caught and bowled": "c and b|c b",
	"hit wicket": "hitwicket",
	lbw: "leg before|leg before wicket",
	"obstructing the field": "obstruction|obstructing",
	"run out": "runout",
};
