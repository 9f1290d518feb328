import { Home } from "../home";
import data from "../home.json";

// rendered for each request, as the site's page is when it is not cached; the data is at hand without any question
export const dynamic = "force-dynamic";

export default function Page() {
	return <Home {...data} />;
}
