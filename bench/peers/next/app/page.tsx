import { Home } from "../home";
import data from "../home.json";

// rendered for each request, as an uncached page of the site; the data is fixed
export const dynamic = "force-dynamic";

export default function Page() {
	return <Home {...data} />;
}
