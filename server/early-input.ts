/**
 * What a hand does on a page before its scripts have come, kept for them: a script, first in the page, that holds the events
 * which only scripts answer, and sends them again once the page comes to life ("alive"). Each counts once: what is held reaches
 * no script before that. A field is given back what was typed, as a change: React keeps a value of its own, and would see none.
 * What a key did that the scripts then take for themselves (Enter that sends, and began a new line meanwhile) is left out.
 * Links, popovers and forms with an address work by themselves, and are left to the browser. Back within a page that was just
 * loaded again changes the address alone: without a script to follow, the page is fetched anew.
 */
export const keepEarlyInput = `(() => {
const held = [];
const types = ["click", "keydown", "submit", "input", "change", "toggle"];
const hold = (event) => {
const { target, type } = event;
if (type === "click") {
const button = target.closest("button");
if (!button || button.popoverTargetElement || (button.form && button.type === "submit")) return;
}
if (type === "submit") {
if (target.hasAttribute("action") && !event.submitter?.closest(".needs-script")) return;
event.preventDefault();
}
event.stopImmediatePropagation();
held.push([event, target.value, target.checked]);
};
for (const type of types) addEventListener(type, hold, true);
const path = () => location.pathname + location.search;
const served = path();
const elsewhere = () => path() !== served && location.reload();
addEventListener("popstate", elsewhere);
const again = ([event, value, checked]) => {
const { target, type } = event;
if (!target.isConnected) return;
if (type === "input" && /^(checkbox|radio)$/.test(target.type)) {
target.checked = !checked;
return target.click();
}
if (type === "input" && target.type !== "file") {
target.value = value + " ";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value").set.call(target, value);
}
return target.dispatchEvent(new event.constructor(type, event));
};
addEventListener("alive", async () => {
await null;
for (const type of types) removeEventListener(type, hold, true);
removeEventListener("popstate", elsewhere);
let refused = null;
for (const one of held) {
const { target, type } = one[0];
if (type !== "keydown" && target.contains(refused)) continue;
refused = (await again(one)) === false && type === "keydown" ? target : null;
}
}, { once: true });
})();
`;
