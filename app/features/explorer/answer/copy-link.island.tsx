import { Link2 } from "lucide-react";
import { copyAddress } from "./copy-address.ts";

/** A button that copies the address `to`; by default the page's. */
export default function CopyLink({ to }: { to?: string }) {
	return (
		<button type="button" className="btn needs-script" data-variant="outline" onClick={() => copyAddress(to)}>
			<Link2 className="icon" /> Copy link
		</button>
	);
}
