import { ArrowLeft } from "lucide-react";

/** Goes back to the list with its search and scroll position (live/controls.ts); who came from elsewhere gets the whole list. */
export const BackLink = ({ to }: { to: string }) => (
	<a className="btn" data-variant="outline" href={to} data-back="">
		<ArrowLeft className="icon" /> Back
	</a>
);
