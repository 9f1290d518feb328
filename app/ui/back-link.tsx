import { ArrowLeft } from "lucide-react";

/** Goes back in the history if the fan came from this site (frame/live/touch.ts), else opens the list at `to`. */
export const BackLink = ({ to }: { to: string }) => (
	<a className="btn" data-variant="outline" href={to} data-back="">
		<ArrowLeft className="icon" /> Back
	</a>
);
