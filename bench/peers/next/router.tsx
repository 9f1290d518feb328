"use client";
import NextLink from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ComponentProps } from "react";

// Replaces the parts of the router that the home page's components use.
type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & {
	to: string;
	prefetch?: string;
	preventScrollReset?: boolean;
	state?: unknown;
	end?: boolean;
};

export function Link({ to, prefetch: _prefetch, preventScrollReset, state: _state, end: _end, ...rest }: LinkProps) {
	return <NextLink href={to} prefetch={false} scroll={!preventScrollReset} {...rest} />;
}

export function NavLink(props: LinkProps) {
	const here = usePathname() === props.to;
	return <Link aria-current={here ? "page" : undefined} {...props} />;
}

export function useLocation() {
	return { pathname: usePathname(), search: "", hash: "", key: "", state: null };
}

export function useNavigate() {
	const { push } = useRouter();
	return push;
}

export function useRevalidator() {
	const { refresh } = useRouter();
	return { revalidate: refresh, state: "idle" };
}

export const useNavigation = () => ({ state: "idle", location: undefined });
export const useSearchParams = () => [new URLSearchParams(), () => {}] as const;
export const useRouteLoaderData = () => undefined;
/** The home page has no loader and no form here. */
export const data = <Value,>(value: Value) => value;
export const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });
export const Form = (props: ComponentProps<"form">) => <form {...props} />;
export const isRouteErrorResponse = () => false;
export const createContext = () => ({});
