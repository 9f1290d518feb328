import type { ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, useLoaderData } from "react-router";
import "../../../app/app.css";
import HomePage from "../../../app/features/home/home-page.tsx";
import { Footer } from "../../../app/frame/footer.tsx";
import { Header } from "../../../app/frame/header.tsx";
import { AuthProvider } from "../../../app/lib/session/auth.tsx";
import { ThemeProvider } from "../../../app/lib/theme.tsx";
import { ToastRegion } from "../../../app/ui/toast-region.tsx";

// The home page as a single-page application: an empty page, a script, and a REST API that the script calls.
type Data = { site: NonNullable<ComponentProps<typeof Footer>["site"]>; home: object };

function Home() {
	const { site, home } = useLoaderData<Data>();
	const page = { loaderData: home } as ComponentProps<typeof HomePage>;
	return (
		<ThemeProvider>
			<AuthProvider>
				<a className="skip-link" href="#main">
					Skip to content
				</a>
				<Header siteName={site.site_name} search={null} />
				<main id="main" tabIndex={-1}>
					<HomePage {...page} />
				</main>
				<Footer site={site} siteName={site.site_name} />
				<ToastRegion />
			</AuthProvider>
		</ThemeProvider>
	);
}

const loader = async () => (await fetch("/api/home")).json();
const router = createBrowserRouter([{ path: "/", loader, Component: Home, HydrateFallback: () => null }]);
const place = document.getElementById("root");
if (place) createRoot(place).render(<RouterProvider router={router} />);
