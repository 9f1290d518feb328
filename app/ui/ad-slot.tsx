import "./styles/wayfinding.css";

/** Space for an advertisement. It has a fixed height if it contains one, so that the page does not shift. */
export function AdSlot({ size }: { size: "banner" | "box" }) {
	return <div className="ad-slot" data-size={size} />;
}
