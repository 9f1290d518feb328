/** A click or submit that waits for its script. `home`: the sleeping island, or null for a control of the frame. */
export type Touch = { control: HTMLElement; submitter: HTMLElement | null; home: HTMLElement | null };

declare global {
	interface Window {
		/** made by the inline script `firstTouchScript` */
		touches?: Touch[];
	}
}

/** The event on the window when a touch waits. */
export const TOUCHED = "touched";

/**
 * An inline script that stops a click or submit whose script has not loaded, and stores it once (`wake.ts` repeats it).
 * It stops those in a sleeping island and those on controls of the frame with `data-act`. Once the entry has run it also
 * stops live forms and the links that touch.ts follows. Enter in a field with `enterkeyhint="send"` is a submit. The
 * browser handles all other links, popovers and fields.
 * When Back changes the address before the entry has run, the script reloads the page. It is inline, because a fan may
 * touch a page before its first script has arrived.
 * A link with `data-waits` is followed when its island is awake: what the island stores must be there for the next page.
 */
export const firstTouchScript = `(()=>{
const touches=window.touches=[];
const keep=(event)=>{
const {target,type,submitter=null}=event,isKey=type=="keydown";
if(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||event.button>0||!target.closest)return;
if(isKey&&(event.key!="Enter"||event.isComposing||target.enterKeyHint!="send"))return;
const control=type=="submit"?target:isKey?target.form:target.closest("button,a[aria-haspopup],a[data-in-place],a[data-back],a[data-toast-title],a[data-waits]");
if(!control||control.popoverTargetElement||type=="click"&&control.form&&control.type=="submit")return;
const home=control.closest("tm-island:not([awake])");
const {ready,touchable}=document.documentElement.dataset;
if(!home&&(touchable!=null||!control.matches(ready==null?"[data-act]":"[data-act],a,form[data-live]")))return;
event.preventDefault();
event.stopImmediatePropagation();
if(isKey&&!target.value.trim())return;
if(!touches.some((touch)=>touch.control==control))touches.push({control,submitter,home});
dispatchEvent(new Event("${TOUCHED}"));
};
for(const type of ["click","submit","keydown"])addEventListener(type,keep,true);
const here=()=>location.pathname+location.search,at=here();
addEventListener("popstate",()=>"ready" in document.documentElement.dataset||here()==at||location.reload());
})()`;

const TOUCHES = ["pointerdown", "focusin", "keydown", TOUCHED];
/** What a touch can be for. A pointer that rests elsewhere on a new page is no touch. */
const CONTROLS = "a, button, form, tr";

/**
 * Loads what answers touches with the first of them. From then on the inline script of first-touch.ts holds no touch of
 * the frame back, also when it fails to load: links and forms then do what they do without scripts. Returns a function
 * that loads it and waits for it; it resolves to false when it fails.
 */
export function awaitTouch(load: () => Promise<void>): () => Promise<boolean> {
	let loading: Promise<boolean> | undefined;
	const start = () => {
		loading ??= load()
			.then(
				() => true,
				() => false,
			)
			.finally(() => {
				document.documentElement.dataset.touchable = "";
			});
		return loading;
	};
	for (const type of TOUCHES) addEventListener(type, start, { once: true, passive: true });
	// a fan may be in a field already
	if (document.activeElement?.closest(CONTROLS)) void start();
	addEventListener("pointerover", ({ target }) => (target as Element).closest?.(CONTROLS) && start(), {
		passive: true,
	});
	return start;
}
