/** People. An unknown hand, style or country is 'unknown', so that `not` and groups include everybody. */
export const people = /* sql */ `
create table people as
	select id, name, display_name, full_name, coalesce(nationality, 'unknown') as nationality,
		case nationality when 'India' then 'false' else if(nationality is null, 'unknown', 'true') end as overseas,
		date_of_birth::date as date_of_birth, birthplace,
		case when batting_style ilike 'left%' then 'left' when batting_style ilike 'right%' then 'right' else 'unknown' end
			as bat_hand,
		coalesce(bowling_style, 'unknown') as bowl_style,
		case when bowling_style is null or bowling_style = 'Right-arm bowler' then 'unknown'
			when regexp_matches(split_part(bowling_style, ',', 1), 'orthodox|wrist|break', 'i') then 'spin' else 'pace' end
			as bowl_kind,
		playing_role, coalesce(replace(lower(role_group), '-', '_'), 'unknown') as role, jersey_number::int as jersey_number, cricinfo_id, note, sources
	from $file(people) order by id;
`;

/** A player in a side's squad of a season, with acquisition and price in crore rupees. */
export const squads = /* sql */ `
create table squads as
	select season::int as season, person_id as player_id, franchise_id as team_id, acquisition,
		price_crore::double as price_crore
	from $file(squads) order by season, team_id, player_id;
`;

/** A player's match: the eleven, impact players, and substitutes who took part. */
export const appearances = /* sql */ `
create table appearances as
	select match_id::int as match_id, player_id, franchise_id as team_id, opponent_id
	from $file(lineups) order by match_id, team_id, player_id;
`;
