import { useEffect, useRef, useState } from "react";
import defaultPicture from "./pictures/default-picture.svg?no-inline";

/** The picture of an article, or the default one where it has none or it cannot be shown. Says nothing that the title does not. */
export function NewsPicture({ src, eager }: { src: string | null; eager?: boolean }) {
	const [failed, setFailed] = useState<string | null>(null);
	const picture = useRef<HTMLImageElement>(null);
	useEffect(() => {
		// it may have failed before this script ran
		const { complete, naturalWidth } = picture.current ?? {};
		if (src && complete && naturalWidth === 0) setFailed(src);
	}, [src]);
	return (
		<img
			ref={picture}
			src={src && src !== failed ? src : defaultPicture}
			alt=""
			width={640}
			height={360}
			loading={eager ? "eager" : "lazy"}
			decoding="async"
			onError={() => setFailed(src)}
		/>
	);
}
