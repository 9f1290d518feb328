"use client";
import type { ComponentProps } from "react";
import HomePage from "./site/features/home/home-page";
import SearchButton from "./site/features/search/search-button.island";
import { Footer } from "./site/frame/footer";
import { Header } from "./site/frame/header";
import { AuthProvider } from "./site/lib/session/auth";
import { ThemeProvider } from "./site/lib/theme";
import { ToastRegion } from "./site/ui/toast-region";

type Data = { site: ComponentProps<typeof Footer>["site"] & object; home: object };

export function Home({ site, home }: Data) {
	const page = { loaderData: home } as ComponentProps<typeof HomePage>;
	return (
		<ThemeProvider>
			<AuthProvider>
				<a className="skip-link" href="#main">
					Skip to content
				</a>
				<Header siteName={site.site_name} search={<SearchButton />} />
				<main id="main" tabIndex={-1}>
					<HomePage {...page} />
				</main>
				<Footer site={site} siteName={site.site_name} />
				<ToastRegion />
			</AuthProvider>
		</ThemeProvider>
	);
}
