import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";

type Overlay = ComponentType<{ onClosed: () => void }>;
type Load = () => Promise<{ default: Overlay }>;
type Open = { which: "more" | "search"; page: string };

const loadMore: Load = () => import("./more-sheet.tsx");
const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Overlays of the page: with scripts, a link with `data-opens` opens the sheet of all areas or the search. Each is
 * loaded when it is opened; when that fails, the link goes to its page with the same content.
 */
export function Overlays({ loadSearch }: { loadSearch: Load }) {
	const [open, setOpen] = useState<Open | null>(null);
	const { key } = useLocation();

	useEffect(() => {
		const show = ({ dataset, href }: HTMLAnchorElement) =>
			setOpen({ which: dataset.opens === "more" ? "more" : "search", page: href });
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[data-opens]");
			if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			show(link);
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
			const link = document.querySelector<HTMLAnchorElement>('a[data-opens="search"]');
			if (!link || document.querySelector("dialog:modal")) return;
			event.preventDefault();
			show(link);
		};
		document.addEventListener("click", onClick);
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("click", onClick);
			document.removeEventListener("keydown", onKey);
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is open over this one
	useEffect(() => setOpen(null), [key]);

	const lost = () => open && location.assign(open.page);
	const More = useLazyPart(loadMore, open?.which === "more", lost, open?.page);
	const Search = useLazyPart(loadSearch, open?.which === "search", lost, open?.page);
	const Opened = More ?? Search;
	return Opened ? <Opened onClosed={() => setOpen(null)} /> : null;
}
