import { type ReactNode, useEffect, useState } from "react";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import type { ReliveListener } from "./use-relive.ts";
import { WatchButton } from "./watch-button.tsx";
import "./relive.css";

type LazyReliveProps = {
	group_id: string;
	/** whether members may start a match here */
	starts_matches: boolean;
	/** the group watches a match when this mounts */
	reliving: boolean;
	/** a later revision opens the match; infinite if none may */
	revision: number;
	listener: ReliveListener;
	/** shown until a match runs, if members cannot start one */
	lobby: ReactNode;
	/** has not joined: can watch, but not guess */
	guest: boolean;
};

/** A button to start a match, or the running match. Loads the script of `RelivePanel` when it is needed. */
export function LazyRelive(props: LazyReliveProps) {
	const { group_id, starts_matches, reliving, revision, listener, lobby, guest } = props;
	const [open, setOpen] = useState<"to start" | "to watch" | null>(reliving ? "to watch" : null);
	useEffect(() => {
		if (open) return;
		listener.current = (change) => {
			if (change.revision > revision) setOpen("to watch");
		};
	}, [open, revision, listener]);
	const button = starts_matches ? <WatchButton onPress={() => setOpen("to start")} /> : lobby;
	if (!open) return button;
	return (
		<LazyPart
			load={load}
			props={{ group_id, listener, starts_matches, guest, starts_open: open === "to start" }}
			waiting={open === "to start" ? button : <div className="relive skeleton" aria-hidden="true" />}
		/>
	);
}

const load = () => import("./relive-panel.tsx");
