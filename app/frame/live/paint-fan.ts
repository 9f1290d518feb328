import { HINT } from "../../lib/hint.ts";
import type { ShownFan } from "../../lib/session/shown-fan.ts";

/** `email` is not stored, so only answers of the server have it. */
type Painted = ShownFan & { email?: string };

/** Writes a fan into the slots of the frame. Also an inline script, so it uses no other function and no comment. */
export function paintFan(who: string, fan: Painted | null | undefined): void {
	for (const account of document.querySelectorAll<HTMLElement>(".account")) account.dataset.who = who;
	for (const slot of document.querySelectorAll<HTMLElement>("[data-slot]")) {
		const name = slot.dataset.slot as keyof Painted;
		const text = fan?.[name] || "";
		if (name === "ring") slot.setAttribute("stroke-dasharray", text);
		else if (name === "picture") {
			slot.hidden = !text;
			if (text) slot.setAttribute("src", text);
		} else {
			slot.textContent = text;
			if (name === "initial") {
				slot.hidden = Boolean(fan?.picture);
				slot.dataset.hue = fan?.hue || "";
			}
			const { label } = slot.dataset;
			if (label) slot.hidden = !text;
			if (label && text) slot.insertAdjacentHTML("beforeend", `<span class="sr-only"> ${label}</span>`);
		}
	}
}

/** An inline script after the header, which shows the stored fan before the first paint. */
export const paintStoredFan = `(()=>{const paint=${paintFan};try{const h=JSON.parse(localStorage.${HINT});if(h.me)paint("fan",h.me)}catch{}})()`;
