import type { Scope } from "../../../../record/scope.ts";

/** What a phrase says about which part of the record is meant, or about what is wanted of it. */
export type Phrase =
	| { sort: "stage"; stage: NonNullable<Scope["stage"]>; name?: string }
	| { sort: "innings"; innings: 1 | 2 }
	| { sort: "outcome"; outcome: "won" | "lost" }
	| { sort: "phase"; phase: "powerplay" | "middle" | "death" }
	| { sort: "position"; from: number; to: number }
	| { sort: "nationality"; nationality: string }
	| { sort: "against" }
	| { sort: "for" }
	| { sort: "most" }
	| { sort: "least" }
	| { sort: "compare" }
	| { sort: "total" }
	| { sort: "who" }
	| { sort: "which"; what: "team" | "player" | "season" | "ground" | "match" }
	| { sort: "when" }
	| { sort: "where" }
	| { sort: "how_many" }
	| { sort: "claim" }
	| { sort: "cap"; cap: "orange" | "purple" }
	| { sort: "choice"; choice: "bat" | "field" }
	| { sort: "percent" }
	| { sort: "each" }
	| { sort: "filler" };

const nationality = (phrases: string, country: string) =>
	[phrases, { sort: "nationality", nationality: country }] as const;

export const SCOPE_PHRASES: readonly (readonly [string, Phrase])[] = [
	[
		"final|finals|in finals|in the finals|title matches|in a final|in ipl finals|summit clash|in the final|the final|title decider|title match",
		{ sort: "stage", stage: "final" },
	],
	[
		"playoffs|playoff|play offs|play off|knockouts|knockout|knock out|knock outs|knockout games|knockout matches|playoff games|playoff matches|everything after the league stage|after the league stage|post league|knockout stage|knockout stages|playoff stage|qualifiers and eliminators|do or die games|business end",
		{ sort: "stage", stage: "playoff" },
	],
	[
		"league stage|league phase|group stage|league games|league matches|group games|round robin",
		{ sort: "stage", stage: "league" },
	],
	[
		"in chases|chasing|when chasing|while chasing|batting second|in run chases|run chases|in the second innings|second innings|in a chase|in the chase|chases|bat second|2nd innings|in the 2nd innings|run chase|in pursuit|hunting targets|hunting down targets|setting off after a target|when batting second",
		{ sort: "innings", innings: 2 },
	],
	[
		"batting first|in the first innings|first innings|bat first|when batting first|setting a target|setting targets|1st innings|in the 1st innings|while setting a target|side batting first",
		{ sort: "innings", innings: 1 },
	],
	[
		"in wins|in winning causes|in victories|in matches won|in a winning cause|in winning matches|in winning games|in games won|when his side won|when his team won|in won matches|in successful games|in team wins|winning cause|in matches his team won|in games his team won|in matches his side won|in games his side won|in wins for his side",
		{ sort: "outcome", outcome: "won" },
	],
	[
		"in defeats|in losses|in losing causes|in matches lost|in a losing cause|losing cause|in lost matches|when his side lost|when his team lost|in games lost|in matches his team lost|in matches his side lost",
		{ sort: "outcome", outcome: "lost" },
	],
	[
		"powerplay|power play|powerplays|power plays|first six|first six overs|first 6 overs|in the powerplay|overs one to six|overs 1 to 6|overs 1 6|new ball|with the new ball|opening six overs|pp|field restrictions|overs 1 through 6|in the first six overs|overs one through six|six over powerplay|fielding restrictions|powerplay overs|the first six overs|inside the powerplay|during the powerplay|inside the first six|1 6 overs|early overs|opening overs",
		{ sort: "phase", phase: "powerplay" },
	],
	[
		"middle overs|middle phase|overs 7 to 15|overs seven to fifteen|overs 7 15|overs 7 through 15|in the middle overs|middle period|overs seven through fifteen|the middle|middle of the innings|mid innings|between overs 7 and 15|7 15 overs|middle nine overs|middle stage|through the middle",
		{ sort: "phase", phase: "middle" },
	],
	[
		"death|death overs|at the death|slog overs|last five overs|final five overs|overs 16 to 20|overs sixteen to twenty|overs 16 20|overs 16 through 20|last five|end overs|closing overs|last 5 overs|final 5 overs|final overs|back end|in the death|last five overs of the innings|death bowling|at the back end|between overs 16 and 20|16 20 overs|closing five overs|slog|the last five|final five|overs sixteen through twenty|late overs",
		{ sort: "phase", phase: "death" },
	],
	[
		"opening|as opener|as an opener|opener|openers|opening batter|opening batsman|opening the batting|as an opening batter|as opening batsman|at the top of the order|opening the innings|when opening|while opening|top of the order|opened|as openers|when he opened|going in first",
		{ sort: "position", from: 1, to: 2 },
	],
	[
		"at number three|at no 3|at 3|number three|at three|one down|batting at three|first drop|at number 3",
		{ sort: "position", from: 3, to: 3 },
	],
	[
		"at number four|at no 4|at 4|number four|at four|batting at four|two down|at number 4",
		{ sort: "position", from: 4, to: 4 },
	],
	["at number five|at no 5|at 5|number five|at five|batting at five|at number 5", { sort: "position", from: 5, to: 5 }],
	["at number six|at no 6|at 6|number six|batting at six|at number 6", { sort: "position", from: 6, to: 6 }],
	["at number seven|at no 7|at 7|number seven|batting at seven|at number 7", { sort: "position", from: 7, to: 7 }],
	nationality("indian|indians|india|indian born|from india|of india", "India"),
	nationality("australian|australians|australia|aussie|aussies|from australia|of australia", "Australia"),
	nationality(
		"south african|south africans|south africa|proteas|from south africa|of south africa|protea",
		"South Africa",
	),
	nationality("english|englishman|englishmen|england|from england|of england", "England"),
	nationality(
		"west indian|west indians|west indies|caribbean|windies|from west indies|from the west indies|from the caribbean",
		"West Indies",
	),
	nationality("new zealander|new zealanders|new zealand|kiwi|kiwis|from new zealand", "New Zealand"),
	nationality("sri lankan|sri lankans|sri lanka|from sri lanka|lankan|lankans", "Sri Lanka"),
	nationality("pakistani|pakistanis|pakistan|from pakistan", "Pakistan"),
	nationality("afghan|afghans|afghanistan|afghani|from afghanistan", "Afghanistan"),
	nationality("bangladeshi|bangladeshis|bangladesh|from bangladesh", "Bangladesh"),
	nationality("zimbabwean|zimbabweans|zimbabwe|from zimbabwe", "Zimbabwe"),
	nationality(
		"overseas|foreign|foreigner|foreigners|non indian|non indians|overseas players|imports|from overseas|from abroad",
		"overseas",
	),
	[
		"against|versus|vs|v|facing|when facing|up against|when up against|off|over|opposed to|taking on|opposition|opponents|opponent|playing against|at the expense of|at the hands of|playing versus|pitted against|when playing|in games against|in matches against",
		{ sort: "against" },
	],
	[
		"for|playing for|in the colours of|in colours of|as a|while at|turning out for|representing|in the shirt of|wearing|with|playing with|when with|during his time at|while with|while playing for|in his time at|on behalf of|donning",
		{ sort: "for" },
	],
	[
		"most|highest|top|leading|best|biggest|greatest|largest|maximum|leads|lead|tops|topped|record|leader|number one|no 1|record holder|all time leading|all time leader|heads|topping|head of|foremost|chart topper|finest|more than anyone|more than anybody|chief|first place|record for|record number|ahead of everyone|premier|quickest|fastest|longest|top of the list|top of the charts|king of|pile up|piled up|boasts|worst sequence|best sequence|max|heaviest",
		{ sort: "most" },
	],
	["least|fewest|lowest|worst|smallest|minimum|poorest|shortest|slowest|bottom", { sort: "least" }],
	[
		"head to head|head to heads|h2h|or|more|better|ahead|higher|superior|bigger|greater|in front|edge|has the edge|the edge|upper hand|lower|fewer|less|who leads|who has more|who has the better|out in front|between|compared|compared to|compare|than|which of the two|of the two|the two|comparison|comes out ahead|wins out|on top|dominates|dominated|dominant|whose|leads the series|leads the rivalry|head to head leader|side in front|the leader|other|which of them|larger|faster|quicker",
		{ sort: "compare" },
	],
	["total of|altogether|in all|overall|all told|combined tally|total number of|in total", { sort: "total" }],
	[
		"who|whom|name the|which player|which batsman|which batter|which bowler|what player|which man|player with|batsman with|bowler with|batter with|which batters|which bowlers|which batsmen|which players|which cricketer|which keeper|which wicketkeeper|which fielder|whose name|batsman|batter|bowler|player|cricketer|batsmen|batters|bowlers|players|keeper|wicketkeeper|fielder|man|person|someone|name",
		{ sort: "which", what: "player" },
	],
	[
		"which team|which side|what team|which franchise|which teams|team with|side with|which sides|name the team|name the side|team|side|franchise|which club|what side|what franchise|which franchises|club",
		{ sort: "which", what: "team" },
	],
	[
		"which year|what year|in what year|which season|what season|in which season|in what season|best year|best season|which edition|what edition|best campaign|which campaign|worst season|worst year|most productive season|most productive year|which years|which seasons|in which edition|what years|best ever season|which ipl|what campaign|peak year|peak season|finest season|finest year|top season|top year|strongest season|leanest season|biggest season|season with|year with|season in which|year in which|season of most|best individual season",
		{ sort: "which", what: "season" },
	],
	["when", { sort: "when" }],
	[
		"which ground|what ground|which venue|what venue|which stadium|what stadium|where|at which ground|at which venue|at which stadium|ground|venue|stadium|staged|hosted|host|which city|location|grounds|venues|stadiums|at what ground|at what venue",
		{ sort: "where" },
	],
	[
		"how many|how much|number of|count of|count|tally|tally of|how often|how many times|times|total number|what number of|number|quantity|total tally|occasions|on how many occasions|frequency",
		{ sort: "how_many" },
	],
	[
		"is it true|true or false|is it correct|is it right|am i right|is it so|correct that|did|has|have|does|do|was|were|is|are|can|could|true that|right that|had|true|correct|would it be right|is it a fact|fact or fiction|verify",
		{ sort: "claim" },
	],
	["orange cap|orange cap holder|orange cap winner|orange", { sort: "cap", cap: "orange" }],
	["purple cap|purple cap holder|purple cap winner|purple", { sort: "cap", cap: "purple" }],
	[
		"field|fielding|field first|bowl first|bowling first|opt to field|opting to field|chose to field|chose to bowl|elected to field|elected to bowl|choosing to field|choosing to bowl|fielding first|opted to field|opted to bowl|inserting|decided to field|deciding to field|put the other side in|chase first|fielded|fielded first|bowled first|chose to chase|opted to chase|elected to chase|chose to insert|preferred to field|preferred to chase|choose to field|choose to bowl|elect to field|elect to bowl|put in",
		{ sort: "choice", choice: "field" },
	],
	[
		"opting to bat|chose to bat|batted first|preferred to bat|chose to bat first|elected to bat|choosing to bat|opted to bat|decided to bat|choose to bat|elect to bat|electing to bat",
		{ sort: "choice", choice: "bat" },
	],
	["percent|percentage|per cent|%|share|proportion|pct|fraction|ratio|share of|percentage of", { sort: "percent" }],
];
