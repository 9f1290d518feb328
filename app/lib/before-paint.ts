import { HINT } from "./hint.ts";
import { hideResults } from "./shield.ts";

/**
 * An inline script that runs in the head, before anything is painted. The pages are the same for everybody: what this browser knows
 * of its fan (there is one, their team, their theme) becomes attributes of <html>, which styles read. Without a choice the system's
 * wish decides between day and night. Results that it hides are hidden. Without scripts it is day.
 */
export const beforePaint = `(()=>{let h={};try{h=JSON.parse(localStorage.${HINT})||h}catch{}const d=document.documentElement.dataset;if(h.fan)d.fan="";if(h.team)d.myTeam=h.team;if(h.theme=="night"||h.theme!="day"&&matchMedia("(prefers-color-scheme:dark)").matches)d.theme="night";${hideResults}})()`;
