import { hideResults } from "./browser/shield.ts";
import { HINT } from "./hint.ts";

/**
 * An inline script in the head that runs before the first paint. Pages are the same for everybody, so it turns what
 * this browser stores of its fan (signed in, team, theme) into attributes of <html>, which styles use. Without a
 * chosen theme the system decides between day and night. The script hides the results of matches that the fan relives.
 * It marks a page that Back or a reload shows again; the styles then lay all of it out, so that the browser can restore
 * the scroll position.
 * Without scripts the theme is day.
 */
export const beforePaint = `(()=>{let h={};try{h=JSON.parse(localStorage.${HINT})||h}catch{}const d=document.documentElement.dataset;if(h.fan)d.fan="";if(h.team)d.myTeam=h.team;if(h.theme=="night"||h.theme!="day"&&matchMedia("(prefers-color-scheme:dark)").matches)d.theme="night";if(performance.getEntriesByType("navigation")[0]?.type!="navigate")d.moved="";${hideResults}})()`;
