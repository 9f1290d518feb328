import { useState } from "react";
import { hueOf } from "../../lib/session/avatar.ts";
import "../styles/people/avatar.css";

type AvatarProps = {
	/** address of the picture on this site, or null for none */
	src: string | null;
	/** letters shown when there is no picture, or it fails to load */
	initials: string;
	/** the fan's id, which decides the colour of the letters */
	id: string | null | undefined;
	size?: "lg";
};

/**
 * A fan's picture, else the initials on the fan's own colour. Hidden from screen readers, because the name is next to
 * it.
 */
export function Avatar({ src, initials, id, size }: AvatarProps) {
	const [failed, setFailed] = useState<string | null>(null);
	if (src && src !== failed)
		return <img className="avatar" data-size={size} src={src} alt="" onError={() => setFailed(src)} />;
	return (
		<span className="avatar" data-size={size} data-hue={hueOf(id)} aria-hidden="true">
			{initials}
		</span>
	);
}
