// a browser without a window says so, and is counted nowhere: the tests come as people do
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
/** For what differs between the two; everything else is tested on the desktop. */
export const SCREENS = [
	["phone", PHONE],
	["desktop", DESKTOP],
] as const;
