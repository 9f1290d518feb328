import type { AnchorHTMLAttributes, Ref } from "react";
import type { Path } from "react-router";

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	ref?: Ref<HTMLAnchorElement>;
	/** an address of the site; as in any HTML, relative to that of the page */
	to: string | Partial<Path>;
	/** fetches the page as soon as the link is pointed at */
	prefetch?: "intent";
	/** stays where the page is scrolled to */
	preventScrollReset?: boolean;
	replace?: boolean;
	/** `keepFocus`: the page that follows sets the focus itself */
	state?: { keepFocus: boolean };
	reloadDocument?: boolean;
};

/**
 * A link within the site. It is a plain anchor, which needs no work to render or hydrate: a page has a hundred of them. `FollowLinks`
 * hands the clicks to the router, in the way that `data-follow` says.
 */
export function Link({ to, prefetch, preventScrollReset, replace, state, reloadDocument, ...rest }: LinkProps) {
	const ways = [
		prefetch && "prefetch",
		preventScrollReset && "keep-scroll",
		replace && "replace",
		state?.keepFocus && "keep-focus",
	];
	const href = typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`;
	return <a {...rest} href={href} data-follow={reloadDocument ? undefined : ways.filter(Boolean).join(" ")} />;
}
