import { readHint } from "../../lib/hint.ts";
import { type Session, session, startSession } from "../../lib/session/session.ts";
import { shownFan } from "../../lib/session/shown-fan.ts";
import { paintFan } from "./paint-fan.ts";

/** Shows the stored fan in the frame, then the fan of each answer of the server. */
export function startFan(): void {
	const { me } = readHint();
	if (me) paintFan("fan", me);
	// a picture that fails to load, perhaps before this script ran, is replaced by the initial
	const picture = document.querySelector<HTMLImageElement>('img[data-slot="picture"][src]');
	if (picture?.complete && picture.naturalWidth === 0) showInitial(picture);
	addEventListener("error", ({ target }) => target instanceof HTMLImageElement && showInitial(target), true);
	session.listen(show);
	startSession();
}

function show({ status, me, signOutFailed, live }: Session): void {
	for (const badge of document.querySelectorAll<HTMLElement>("[data-live-now]"))
		Object.assign(badge, { hidden: !live, textContent: live ? "Live" : "" });
	if (status === "loading") return;
	const who = me ? "fan" : signOutFailed ? "leaving" : "visitor";
	paintFan(who, me && { ...shownFan(me), email: me.email });
	document.querySelector("[data-desk]")?.replaceChildren(...deskLink(me?.desk_path));
	for (const account of document.querySelectorAll(".account")) account.setAttribute("aria-busy", "false");
}

function deskLink(href: string | undefined): HTMLElement[] {
	const link = { href: href ?? "", className: "menu-item", textContent: "Content desk" };
	return href ? [Object.assign(document.createElement("a"), link)] : [];
}

function showInitial(image: HTMLImageElement): void {
	const initial = image.dataset.slot === "picture" ? image.nextElementSibling : null;
	if (!(initial instanceof HTMLElement)) return;
	image.hidden = true;
	initial.hidden = false;
}
