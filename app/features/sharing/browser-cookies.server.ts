import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { DEVICE_DAYS, isShareCode, REFERRAL_DAYS } from "./rules.ts";

const DAY_SECONDS = 86_400;
const DEVICE = /^[\w-]{43}$/;

/** The prefix `__Host-` makes browsers accept the cookie only from this host. It needs https. */
const cookieName = (name: string, https: boolean) => (https ? `__Host-${name}` : name);
const readCookie = (headers: Headers, name: string, https: boolean) => {
	const sent = cookieName(name, https);
	return parse(headers.get("cookie") ?? "", sent)[sent] ?? "";
};
const writeCookie = (name: string, value: string, https: boolean, days: number) =>
	serialize(cookieName(name, https), value, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: https,
		maxAge: days * DAY_SECONDS,
	});

/** Returns the code of the share link that this browser followed, or null. */
export function readReferral(headers: Headers, https: boolean): string | null {
	const code = readCookie(headers, "referral", https);
	return isShareCode(code) ? code : null;
}
export const referralCookie = (code: string, https: boolean): string =>
	writeCookie("referral", code, https, REFERRAL_DAYS);
export const expiredReferralCookie = (https: boolean): string => writeCookie("referral", "", https, 0);

/** Returns the browser's random token from an earlier sign-in, or null. */
export function readDevice(headers: Headers, https: boolean): string | null {
	const token = readCookie(headers, "device", https);
	return DEVICE.test(token) ? token : null;
}
export const newDevice = (): string => randomBytes(32).toString("base64url");
export const deviceCookie = (token: string, https: boolean): string => writeCookie("device", token, https, DEVICE_DAYS);
