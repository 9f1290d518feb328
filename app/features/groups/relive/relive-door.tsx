import { Tv } from "lucide-react";
import { useEffect, useState } from "react";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import type { ReliveEars } from "./use-relive.ts";

type ReliveDoorProps = {
	group_id: string;
	/** whether members may start a match here */
	starts_matches: boolean;
	/** whether the group watches a match, and the number of the last change, as the page was opened */
	reliving: boolean;
	revision: number;
	ears: ReliveEars;
};

/** The way to watching together: a button while nobody does, and the match once it runs. Its script comes only then. */
export function ReliveDoor({ group_id, starts_matches, reliving, revision, ears }: ReliveDoorProps) {
	const [open, setOpen] = useState(reliving);
	const [known, setKnown] = useState(revision);
	useEffect(() => {
		if (open) return;
		ears.current = (news) => {
			if (news.revision > known) setOpen(true);
		};
	}, [open, known, ears]);
	/** Closes it until the next change. */
	function close(seen_revision: number) {
		setKnown(seen_revision);
		setOpen(false);
	}
	if (open)
		return (
			<LazyPart
				load={load}
				props={{ group_id, ears, onClose: close }}
				waiting={<div className="relive skeleton" aria-hidden="true" />}
			/>
		);
	if (!starts_matches) return null;
	return (
		<button type="button" className="btn relive-door" data-variant="outline" onClick={() => setOpen(true)}>
			<Tv className="icon" /> Watch a match together
		</button>
	);
}

const load = () => import("./relive-room.tsx");
