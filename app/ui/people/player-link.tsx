import { PersonName } from "./person-name.tsx";

type PlayerLinkProps = { name: string; slug: string | undefined; narrow?: boolean };

/** A name, linked to the person's page when there is one. `narrow`: shortened on phones. */
export function PlayerLink({ name, slug, narrow }: PlayerLinkProps) {
	const text = narrow ? <PersonName name={name} /> : name;
	return slug ? <a href={`/players/${slug}`}>{text}</a> : text;
}
