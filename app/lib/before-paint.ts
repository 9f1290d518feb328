import { hideResults } from "./browser/shield.ts";
import { HINT } from "./hint.ts";

/**
 * An inline script in the head that runs before the first paint. Pages are the same for everybody, so the script writes
 * what this browser stores of its fan (signed in, team, theme) into attributes of <html>, which styles use. Without a
 * chosen theme the system decides. `data-moved` marks a page after Back or a reload: styles then lay it out in full, so
 * that the browser can restore the scroll position. The script also hides the results of matches that the fan relives.
 */
export const beforePaint = `(()=>{let h={};try{h=JSON.parse(localStorage.${HINT})||h}catch{}const d=document.documentElement.dataset;if(h.fan)d.fan="";if(h.team)d.myTeam=h.team;if(h.theme=="night"||h.theme!="day"&&matchMedia("(prefers-color-scheme:dark)").matches)d.theme="night";if(performance.getEntriesByType("navigation")[0]?.type!="navigate")d.moved="";${hideResults}})()`;
