"use client";
import type { ComponentProps } from "react";
import HomePage from "./site/features/home/home-page";
import { Footer } from "./site/frame/footer";
import { Header } from "./site/frame/header";
import { Offline } from "./site/frame/offline";
import { AuthProvider } from "./site/lib/session/auth";
import { ThemeProvider } from "./site/lib/theme";
import { ToastHost } from "./site/ui/toast";

type Data = { site: ComponentProps<typeof Footer>["site"] & object; home: object };

export function Home({ site, home }: Data) {
	const page = { loaderData: home } as ComponentProps<typeof HomePage>;
	return (
		<ThemeProvider>
			<AuthProvider>
				<a className="skip-link" href="#main">
					Skip to content
				</a>
				<Header siteName={site.site_name} />
				<Offline />
				<main id="main" tabIndex={-1}>
					<HomePage {...page} />
				</main>
				<Footer site={site} siteName={site.site_name} />
				<ToastHost />
			</AuthProvider>
		</ThemeProvider>
	);
}
