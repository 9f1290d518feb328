import { type LinkProps, Link as RouterLink } from "react-router";

// from the root, with nothing in it to resolve or encode: the router would write it just so
const PLAIN = /^\/(?:[\w%~-]+(?:\/[\w%~-]+)*)?(?:\?[\w%~.&=+,-]+)?(?:#[\w-]+)?$/;

/**
 * The router's link in the browser. On the server, where nobody follows it, it is the anchor which that writes in the end: a page
 * has a hundred links, and finding out where they lead took a third of its rendering.
 */
export const Link = typeof document === "undefined" ? Anchor : RouterLink;

function Anchor(props: LinkProps) {
	const { to, prefetch, state, replace, preventScrollReset, viewTransition, defaultShouldRevalidate, ...rest } = props;
	const isPlain = typeof to === "string" && PLAIN.test(to);
	if (!isPlain || rest.mask || rest.relative || rest.reloadDocument || rest.discover) return <RouterLink {...props} />;
	return <a {...rest} href={to} data-discover="true" />;
}
