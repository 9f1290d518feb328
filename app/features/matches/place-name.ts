const PLACES = /\b(?:Bengaluru|Bangalore|Hyderabad|Punjab|Pune)\b/;

/** A side's short name in texts, its city or state: 'Bengaluru' for 'Royal Challengers Bengaluru'. */
export const placeName = (team: string): string => PLACES.exec(team)?.[0] ?? team.split(" ")[0] ?? team;
