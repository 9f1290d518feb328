import { Link2 } from "lucide-react";
import { copyAddress } from "./copy-address.ts";

/** Copies an address with its question; by default the page's. */
export default function CopyLink({ to }: { to?: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => copyAddress(to)}>
			<Link2 className="icon" /> Copy link
		</button>
	);
}
