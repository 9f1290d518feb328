import { createContext, useContext } from "react";

/** Marks the inline scripts of a rendering. The content security policy allows the hashes of scripts with this mark. */
export const Nonce = createContext<string | undefined>(undefined);

/** An inline script of the served page. In the browser it renders without text, since the script has already run. */
export function InlineScript({ text }: { text: string }) {
	const nonce = useContext(Nonce);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the program's own
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
