import { frame, pages } from "virtual:page-sheets";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Meta, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { describeSite } from "./features/home/site.server.ts";
import SearchButton from "./features/search/search-button.island.tsx";
import { MoreSheet, TabBar } from "./frame/areas/tab-bar.tsx";
import { ErrorPage } from "./frame/error-page.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import icon from "./frame/icon.svg?no-inline";
import { InlineScript } from "./frame/inline-script.tsx";
import { firstTouchScript } from "./islands/first-touch.ts";
import { Island } from "./islands/island.tsx";
import { IslandScripts } from "./islands/page-scripts.tsx";
import { beforePaint } from "./lib/before-paint.ts";
import { Here } from "./lib/hooks/use-here.ts";
import { offlineTexts } from "./lib/offline/rules.ts";
import { AuthProvider } from "./lib/session/auth.tsx";
import { ThemeProvider } from "./lib/theme.tsx";
import { pageContext } from "./page-context.ts";
import anek from "./ui/fonts/anek-latin.woff2";
import besley from "./ui/fonts/besley.woff2";
import { OPAQUE } from "./ui/opaque.ts";
import { ToastRegion } from "./ui/toast-region.tsx";
import "./app.css";

export function loader({ context }: Route.LoaderArgs) {
	return describeSite(context.get(pageContext));
}

export function Layout({ children }: { children: ReactNode }) {
	const site = useRouteLoaderData<typeof loader>("root");
	const { pathname, search } = useLocation();
	const siteName = site?.site_name ?? "Twelfth Man";
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#faf5e8" />
				<InlineScript text={`${beforePaint};${firstTouchScript}`} />
				<Meta />
				<Sheets />
				{[besley, anek].map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href={icon} type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/icon-180.png" />
				<link rel="alternate" href="/facts.xml" type="application/rss+xml" title="IPL Facts" />
				<link rel="alternate" href="/news.xml" type="application/rss+xml" title="Cricket News" />
			</head>
			<body>
				<Here value={pathname + search}>
					<ThemeProvider>
						<AuthProvider>
							<a className="skip-link" href="#main">
								Skip to content
							</a>
							<Header siteName={siteName} search={<Island of={SearchButton} wake="near" props={{}} />} />
							<OfflineNote />
							<main id="main" tabIndex={-1}>
								{children}
							</main>
							<Footer site={site} siteName={siteName} />
							<TabBar />
							<MoreSheet />
							<ToastRegion />
						</AuthProvider>
					</ThemeProvider>
				</Here>
				<IslandScripts />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}

/** The stylesheets of the frame and of the page. Only the server renders them. */
function Sheets() {
	const ids = useMatches().map(({ id }) => id);
	const shown = (useRouteError() ?? null) === null ? ids : [...ids, "error"];
	return [...frame, ...shown.flatMap((id) => pages[id] ?? [])].map(({ href, holds }) => (
		<link key={href} rel="stylesheet" href={href} data-holds={holds.join(" ") || undefined} />
	));
}

/** The note that a page may be old. frame/live/offline.ts shows it. */
function OfflineNote() {
	return (
		<div role="status">
			<p className="offline-note" hidden>
				<WifiOff className="icon" />
				<span>
					{offlineTexts.note} As of <time {...OPAQUE} />.
				</span>
			</p>
		</div>
	);
}
