import { useState } from "react";
import { hueOf } from "../../lib/session/avatar.ts";
import "../styles/people/avatar.css";

type AvatarProps = {
	/** address of the picture on this site, or null for none */
	src: string | null;
	/** shown without a picture, and when it fails to load */
	initials: string;
	/** the fan's id, from which the colour of the initials follows */
	id: string | null | undefined;
	size?: "lg";
};

/** A fan's picture, else the initials. Hidden from screen readers, because the name is beside it. */
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
