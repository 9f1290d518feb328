import { useState } from "react";

type AvatarProps = {
	/** address of the picture on this site, or null for none */
	src: string | null;
	/** stands in for a picture that is not there or cannot be shown */
	initial: string;
	size?: "lg";
};

/** A fan's picture, else a letter. Hidden from screen readers: the name stands next to it. */
export function Avatar({ src, initial, size }: AvatarProps) {
	const [failed, setFailed] = useState<string | null>(null);
	if (src && src !== failed)
		return <img className="avatar" data-size={size} src={src} alt="" onError={() => setFailed(src)} />;
	return (
		<span className="avatar" data-size={size} aria-hidden="true">
			{initial}
		</span>
	);
}
