import { createContext, useContext } from "react";

/** The mark of inline scripts in one rendering. The content security policy allows the hashes of scripts with it. */
export const Nonce = createContext<string | undefined>(undefined);

/** An inline script. Only the server renders it. */
export function InlineScript({ text }: { text: string }) {
	const nonce = useContext(Nonce);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the program's own
	return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}
