import { Link } from "../link.tsx";

/** A name, linked to the person's page when there is one. */
export function PlayerLink({ name, slug }: { name: string; slug: string | undefined }) {
	return slug ? <Link to={`/players/${slug}`}>{name}</Link> : name;
}
