import type { ServerBuild } from "react-router";
import { DESK_PATH } from "../app/lib/desk-path.ts";

const ROUTE = "features/admin/admin-page";
const ROUTES_SCRIPT = `${DESK_PATH}/routes.js`;
const PATHS = [DESK_PATH, `${DESK_PATH}/`, `${DESK_PATH}.data`, ROUTES_SCRIPT];

/** Whether a path is one that admins are answered otherwise than all others. */
export const isDeskPath = (path: string): boolean => PATHS.includes(path);

const without = <Things extends Record<string, unknown>>(things: Things): Things =>
	Object.fromEntries(Object.entries(things).filter(([name]) => name !== ROUTE)) as Things;

/** The pages as everybody gets them: the desk is not among them, neither as a page nor in the list that browsers load. */
export function publicPages(build: ServerBuild): ServerBuild {
	return { ...build, routes: without(build.routes), assets: { ...build.assets, routes: without(build.assets.routes) } };
}

/** The same list of routes as a script: the one among the assets lacks the desk. */
export function deskRoutesScript(build: ServerBuild): Response {
	return new Response(`window.__reactRouterManifest=${JSON.stringify(build.assets)};`, {
		headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
	});
}

/** The pages as admins get the desk: with all routes. */
export function deskPages(build: ServerBuild): ServerBuild {
	return { ...build, assets: { ...build.assets, url: ROUTES_SCRIPT } };
}

export const isRoutesScript = (path: string): boolean => path === ROUTES_SCRIPT;

/** The script of all routes that the pages' build wrote, without the desk. */
export function publicRoutesScript(script: string): string {
	const [, before, json, after] = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s.exec(script) ?? [];
	if (!json) throw new Error("The list of routes is not written as expected.");
	const assets = JSON.parse(json);
	if (!assets.routes[ROUTE]) throw new Error(`There is no route '${ROUTE}' to keep out of the list.`);
	return `${before}${JSON.stringify({ ...assets, routes: without(assets.routes) })}${after}`;
}
