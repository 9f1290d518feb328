import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { isPlain } from "../../lib/browser/links.ts";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";

const PAGE = "/search";
const dialog = () => import("./search-dialog.tsx");

/** Opens the search as a dialog; without scripts, and if the dialog fails to load, as a page. */
export default function SearchButton() {
	const [open, setOpen] = useState(false);
	const Dialog = useLazyPart(dialog, open, () => location.assign(PAGE), PAGE);
	useEffect(() => {
		// Back may lead to another address of this page
		const leave = () => setOpen(false);
		addEventListener("popstate", leave);
		return () => removeEventListener("popstate", leave);
	}, []);
	return (
		<>
			<a className="head-search" href={PAGE} data-opens="search" aria-haspopup="dialog" onClick={show}>
				<Search className="icon" />
				<span>Search</span>
			</a>
			{Dialog ? <Dialog onClosed={() => setOpen(false)} /> : null}
		</>
	);

	function show(event: MouseEvent) {
		if (!isPlain(event.nativeEvent)) return;
		event.preventDefault();
		setOpen(true);
	}
}
