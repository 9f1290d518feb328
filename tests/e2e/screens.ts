// the site counts no visits by robots, and the user agent of a browser without a window counts as one
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

export const DESKTOP = {
	viewport: { width: 1280, height: 800 },
	userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
};
export const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	userAgent: `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${CHROME} Mobile Safari/537.36`,
};
/** For tests of what differs between the two; all other tests run on the desktop. */
export const SCREENS = [
	["phone", PHONE],
	["desktop", DESKTOP],
] as const;
