import type { AnchorHTMLAttributes, Ref } from "react";
import type { Path } from "react-router";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	ref?: Ref<HTMLAnchorElement>;
	/** an address of the site, absolute or relative to the page */
	to: string | Partial<Path>;
	/** fetches the page when the pointer enters the link */
	prefetch?: "intent";
	/** keeps the scroll position */
	preventScrollReset?: boolean;
	replace?: boolean;
	reloadDocument?: boolean;
};

/**
 * A link within the site. It is a plain anchor, which costs nothing to render or hydrate, and a page has a hundred.
 * `FollowLinks` passes clicks to the router, as `data-follow` says.
 */
export function Link({ to, prefetch, preventScrollReset, replace, reloadDocument, ...rest }: LinkProps) {
	const ways = [prefetch && "prefetch", preventScrollReset && "keep-scroll", replace && "replace"];
	const href = typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
	return <a {...rest} href={href} data-follow={reloadDocument ? undefined : ways.filter(Boolean).join(" ")} />;
}
