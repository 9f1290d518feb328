/** What the match record cannot answer, why, and the words that ask for it. Looked for before anything else. */
export const OUTSIDE: readonly (readonly [string, string])[] = [
	[
		"it covers the Indian Premier League alone",
		"world cup|t20 world cup|odi|odis|one day international|one day internationals|test match|test matches|tests|test cricket|test|ranji|ranji trophy|vijay hazare|syed mushtaq ali|duleep|big bash|bbl|psl|pakistan super league|cpl|caribbean premier league|bangladesh premier league|bpl|sa20|the hundred|county|county cricket|champions league|clt20|champions trophy|asia cup|wpl|womens premier league|international cricket|internationals|t20i|t20is|t20 internationals|for india|team india|indian team|national team|for australia|for england|for south africa|ashes|first class|list a|mlc|major league cricket|ilt20|lanka premier league|lpl|super smash|t20 blast|blast|vitality blast|world test championship|icl|border gavaskar|olympics|under 19|u19|commonwealth games|deodhar|irani|global t20|abu dhabi t10|t10|nidahas|women",
	],
	[
		"it ends with the last match played and knows nothing of what is to come",
		"tomorrow|tonight|next season|next year|next match|next game|next ipl|next final|will win|going to win|predict|prediction|forecast|upcoming|who will|in the future|future|odds|bet on|betting|next auction|next month|next week|this evening|coming season|mega auction 2028",
	],
	[
		"it holds what happened, not opinions",
		"favourite|favorite|in your opinion|your opinion|do you think|do you like|you like|overrated|underrated|should have|should|deserve|deserved|deserves|goat|greatest of all time|were right to|was right to|right to let|wrong to|best captain|better captain|most handsome|most stylish|stylish|most beautiful|most elegant|elegant|most entertaining|entertaining|most exciting|exciting|love|hate|lucky|unlucky|unfair|better looking|most talented|talented|clutch|who would you|would you pick|would you choose|prefer|most loyal|loyal|most popular|popular|coolest|most boring|boring|best looking|prettiest|nicest|most annoying|who do you support|worth the money|worth his price|good decision|mistake|more fun|most intelligent|smartest|nicer",
	],
	[
		"it holds matches, not gossip or money kept private",
		"girlfriend|wife|married|dating|divorce|secret|secretly|rumour|rumor|gossip|scandal|fixing|spot fixing|bribe|bribed|fight with|feud|salary|net worth|earnings|endorsement|endorsements|fee|fees|paid under|under the table|quarrel|argument|party|drunk|affair|religion|caste|politics|political|instagram|twitter followers|followers|bank balance|contract worth|income|tax|bonus|insult|insulted|slap|slapped|say to|said to|whisper|dressing room|sledge|sledged",
	],
	[
		"it does not hold that",
		"tall|taller|tallest|height|heights|weight|heaviest player|shoe size|injury|injuries|injured|weather|rain forecast|temperature|attendance|crowd|spectators|capacity|ticket|tickets|tv ratings|viewership|broadcast|broadcaster|commentator|commentators|speed|kmph|km h|kph|mph|fastest ball|fastest delivery|quickest ball|dropped|dropped catches|drops|missed catches|longest six|biggest six|distance|metres|meters|metre|drs|reviews|review|snicko|hawk eye|lbw reviews|bat weight|sponsor|sponsors|mascot|anthem|cheerleaders|umpiring errors|no balls missed|coach|coaches|physio|owner|owners|owned|education|school|college|shirt number|hobby|hobbies|food|fitness|yo yo|breakfast|pitch report|spin rate|revolutions|bounce|dew|prize money|prize|video|highlights|phone|email|cars|tattoo|tattoos|left hander|left handers|left handed|right handers|as captain|captaincy|captained|captains|as skipper|when captain|while captain|fielding positions|misfields|overthrows|sixth bowler|nets|training|practice|playlist|song|music|celebration|googlies|googly|yorkers|yorker|bouncers|bouncer|slower balls|cover drive|cover drives|helicopter shots|reverse sweeps|sweep|sweeps|switch hits|pull shots|appeals|stump mic|boundary length|free hits|free hit|time outs|strategic timeouts|over rate|fines|fined|banned|suspended|demerit|red cards|blood group|zodiac|birth place|hometown",
	],
];
