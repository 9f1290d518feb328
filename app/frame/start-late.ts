/** The longest wait in milliseconds for browsers that report no paint, such as in a background tab. */
const PATIENCE = 5000;

/**
 * Each request costs the browser half a millisecond or more, so the first few start at once and the others in later
 * tasks.
 */
const AT_ONCE = 4;

/**
 * An inline script that starts the contents of the `noscript` element with the given id. Classic scripts run at once;
 * modules and their preloads start when the first text is painted in its own font, because any earlier request delays
 * that. A hidden page does not paint and starts at once.
 */
export const startLate = (id: string) => `(() => {
const late = document.createElement("template");
late.innerHTML = document.getElementById("${id}").textContent;
const put = ({ localName, attributes, textContent }) => {
const own = document.createElement(localName);
for (const { name, value } of attributes) own.setAttribute(name, value);
own.textContent = textContent;
document.head.append(own);
};
const parts = [...late.content.querySelectorAll("link,script")];
const waits = ({ localName, type }) => localName === "link" || type === "module";
parts.filter((part) => !waits(part)).forEach(put);
const modules = parts.filter(waits);
let begun;
const start = () => {
if (begun) return;
begun = true;
const next = () => {
modules.splice(0, ${AT_ONCE}).forEach(put);
if (modules.length) setTimeout(next);
};
next();
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
const painted = () => document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(start)));
new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && painted()).observe({ type: "paint", buffered: true });
addEventListener("visibilitychange", start, { once: true });
setTimeout(start, ${PATIENCE});
})();
`;
