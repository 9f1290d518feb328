import "../styles/people/people.css";

/** Names up to this length are not shortened. */
const LONG = 15;

/** A person's name for a narrow column: on a phone, 'Yuzvendra Chahal' is 'Y Chahal'. */
export function PersonName({ name }: { name: string }) {
	const [, initial, others, last] = /^(\p{Lu})(\p{L}*\p{Ll}\p{L}*)( .+)$/u.exec(name) ?? [];
	if (name.length <= LONG || !last) return name;
	// one element, because a flex box would drop the space between several
	return (
		<span>
			{initial}
			<span className="rest-of-name">{others}</span>
			{last}
		</span>
	);
}

type PlayerLinkProps = { name: string; slug: string | undefined; narrow?: boolean };

/** A name, linked to the player's page if there is one. `narrow`: shortened on phones. */
export function PlayerLink({ name, slug, narrow }: PlayerLinkProps) {
	const text = narrow ? <PersonName name={name} /> : name;
	return slug ? <a href={`/players/${slug}`}>{text}</a> : text;
}
