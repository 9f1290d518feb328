/** A click or submit that waits for its script. `home`: its island, or null for a control of the frame. */
export type Touch = { control: HTMLElement; submitter: HTMLElement | null; home: HTMLElement | null };

declare global {
	interface Window {
		/** set by `firstTouchScript` */
		touches?: Touch[];
	}
}

/** The event on the window when a touch waits. */
export const TOUCHED = "touched";

/**
 * An inline script, because a fan may touch a page before its first script arrives. It stops a click or submit whose
 * script has not loaded, and stores it once; `wake.ts` repeats it. It stops those
 * - in an island that is not awake: buttons, forms, and links with an attribute that a script handles. A link with
 *   `data-waits` is among them, because its island stores something for the next page;
 * - on controls of the frame with `data-act`, and once the entry has run also on live forms and such links.
 *
 * Enter in a field with `enterkeyhint="send"` counts as a submit. If Back changes the address before the entry has run,
 * the script reloads the page.
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
/** The pointer over one of these counts as a touch; elsewhere it may merely rest on a new page. */
const CONTROLS = "a, button, form, tr";

/**
 * Calls `load` with the first touch. After that `firstTouchScript` stops no touch of the frame, even if the script
 * failed to load: links and forms then work without it. Returns a function that calls `load` if no touch has, and
 * resolves to false if it failed.
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
	// the focus may be in a field already
	if (document.activeElement?.closest(CONTROLS)) void start();
	addEventListener("pointerover", ({ target }) => (target as Element).closest?.(CONTROLS) && start(), {
		passive: true,
	});
	return start;
}
