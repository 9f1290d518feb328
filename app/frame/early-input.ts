/**
 * An inline script that keeps input until the page's own scripts have loaded. It stops clicks, keys, submits and
 * typed text that only scripts can handle, and dispatches each of them once on "alive". A typed value is set again as
 * a change, because React would otherwise not see it. A key that the page then handles itself (Enter to send) loses
 * its effect up to then, such as a new line. Links, popovers and forms with an action work without scripts and are
 * left alone. Going back within a page that was just reloaded only changes the address, so the script loads the page
 * again and marks the one that is left.
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
const elsewhere = () => {
if (path() === served) return;
document.documentElement.dataset.leaving = "";
location.reload();
};
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
const places = new Map(held.map(([{ target }]) => [target, [target.value, target.selectionStart, target.selectionEnd]]));
let refused = null;
const didByKey = ({ type, inputType, data, target }) =>
target.contains(refused.target) && (type !== "input" || /^insert(LineBreak|Paragraph)$/.test(inputType) || data === refused.key);
for (const one of held) {
const [event] = one;
const isKey = event.type === "keydown";
if (refused && !isKey && didByKey(event)) continue;
refused = (await again(one)) === false && isKey ? event : null;
}
for (const [target, [value, start, end]] of places)
if (typeof start === "number" && target.value === value) target.setSelectionRange(start, end);
}, { once: true });
})();
`;
