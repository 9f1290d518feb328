type Sends = { frames: number; bytes: number; per_seconds: number };

/**
 * Counts what one connection sends, in windows that begin with what comes first. It answers at once, where the limits of the house answer later:
 * thousands of frames come in one piece, and the first one too many has to end it.
 */
export function createSendMeter({ frames, bytes, per_seconds }: Sends, now = () => performance.now()) {
	let ends = 0;
	let sent = { frames: 0, bytes: 0 };

	return {
		/** Counts what came. False: it is more than the window allows. */
		count(came: { frames?: number; bytes?: number }): boolean {
			if (now() >= ends) {
				ends = now() + per_seconds * 1000;
				sent = { frames: 0, bytes: 0 };
			}
			sent.frames += came.frames ?? 0;
			sent.bytes += came.bytes ?? 0;
			return sent.frames <= frames && sent.bytes <= bytes;
		},
		/** Whole seconds until the window ends. */
		waitSeconds: (): number => Math.max(1, Math.ceil((ends - now()) / 1000)),
	};
}
