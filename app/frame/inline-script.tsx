import { createContext, useContext } from "react";

/** What marks the scripts of one rendering as the site's own: the content security policy names the hashes of those that bear it. */
export const Nonce = createContext<string | undefined>(undefined);

/** A script in the page as served. The browser's copy of this component has no text: the script has run by then. */
export function InlineScript({ text }: { text: string }) {
	const nonce = useContext(Nonce);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the program's own
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
