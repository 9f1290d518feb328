type Sends = { frames: number; bytes: number; per_seconds: number };

/**
 * Limits the frames and bytes of one connection in fixed windows. It is synchronous, unlike the site's rate limits:
 * thousands of frames arrive in one chunk, and the first one over the limit must close the connection.
 */
export function createSendMeter({ frames, bytes, per_seconds }: Sends, now = () => performance.now()) {
	let ends = 0;
	let sent = { frames: 0, bytes: 0 };

	return {
		/** Returns false if the window's limit is exceeded. */
		count(came: { frames?: number; bytes?: number }): boolean {
			if (now() >= ends) {
				ends = now() + per_seconds * 1000;
				sent = { frames: 0, bytes: 0 };
			}
			sent.frames += came.frames ?? 0;
			sent.bytes += came.bytes ?? 0;
			return sent.frames <= frames && sent.bytes <= bytes;
		},
		/** Whole seconds until the window ends, at least 1. */
		waitSeconds: (): number => Math.max(1, Math.ceil((ends - now()) / 1000)),
	};
}
