import "./styles/wayfinding.css";
/** The place of an advertisement: one in it has its height reserved, so that nothing moves; without one it takes none. */
export function AdSlot({ size }: { size: "banner" | "box" }) {
	return <div className="ad-slot" data-size={size} />;
}
