import type { ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { IslandRoot } from "./island-root.tsx";
import { surviveTranslation } from "./translated.ts";
import { GONE, replaced } from "./wake.ts";

const islands = import.meta.glob<{ default: ComponentType<object> }>("../**/*.island.tsx");

const FIELDS = "input, textarea, select";
type Field = HTMLInputElement;
type Typed = { value: string; checked: boolean };
const typedIn = (field: Field): Typed => ({ value: field.value, checked: field.checked });
/** The state in the HTML, before anybody typed. */
const servedIn = (field: Field): Typed => ({ value: servedValue(field), checked: field.defaultChecked });

surviveTranslation();

/** Hydrates an island. Rejects when its script fails to load or the component throws. */
export async function hydrate(island: HTMLElement): Promise<void> {
	const load = islands[`../${island.getAttribute("name")}.island.tsx`];
	if (!load) throw new Error(`There is no island ${island.getAttribute("name")}`);
	const { default: Part } = await load();
	const props = JSON.parse(island.getAttribute("props") ?? "{}") as object;
	const fields = [...island.querySelectorAll<Field>(FIELDS)];
	const served = fields.map(servedIn);
	let typed = fields.map(typedIn);
	// the fan may type while React hydrates
	const note = () => {
		typed = fields.map(typedIn);
	};
	island.addEventListener("input", note, true);
	await new Promise<void>((awake, failed) => {
		const options = { identifierPrefix: island.getAttribute("prefix") ?? "", onUncaughtError: failed };
		const before = controlsOf(island).map((control) => ({ control, ...placeOf(control) }));
		const onRendered = () => {
			for (const { control, id, at } of before) {
				const near = id ? document.getElementById(id) : island;
				const now = near && (at < 0 ? near : controlsOf(near)[at]);
				if (now) replaced.set(control, now);
			}
		};
		const content = (
			<IslandRoot here={location.pathname + location.search} onRendered={onRendered} onAwake={awake}>
				<Part {...props} />
			</IslandRoot>
		);
		// a translation has replaced the texts that React would hydrate, so React renders them again
		const isTranslated = island.querySelector("font") !== null;
		const root = isTranslated ? createRoot(island, options) : hydrateRoot(island, content, options);
		if (isTranslated) root.render(content);
		island.addEventListener(GONE, () => root.unmount(), { once: true });
	});
	island.removeEventListener("input", note, true);
	island.setAttribute("awake", "");
	island.querySelectorAll<Field>(FIELDS).forEach((field, at) => {
		reportTyped(field, typed[at], served[at]);
	});
}

const controlsOf = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>("a, button, form")];

/** The nearest element with an id around a control, and the index of the control among the controls in it. */
function placeOf(control: HTMLElement): { id: string; at: number } {
	const near = control.closest<HTMLElement>("tm-island [id]") ?? control.closest<HTMLElement>("tm-island");
	return { id: near?.id ?? "", at: near ? controlsOf(near).indexOf(control) : -1 };
}

function servedValue(field: Field | HTMLSelectElement): string {
	if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
	const { options } = field;
	return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Repeats the input of the fan from before the hydration, which React has not seen, as an event. */
function reportTyped(field: Field, typed: Typed | undefined, served: Typed | undefined): void {
	if (!typed || !served) return;
	const { value, checked } = typed;
	if (field.type === "checkbox" || field.type === "radio") {
		// the checked radio button reports for its group
		if (checked === served.checked || (field.type === "radio" && !checked)) return;
		// React ignores an event that does not change the state it recorded at hydration
		field.checked = !checked;
		field.click();
		return;
	}
	if (field.type === "file" || value === served.value) return;
	if (field instanceof HTMLSelectElement) {
		field.value = value;
		field.dispatchEvent(new Event("change", { bubbles: true }));
		return;
	}
	const { selectionStart, selectionEnd } = field;
	field.value = `${value} `;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
