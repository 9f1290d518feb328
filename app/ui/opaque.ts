/** Props of an element that a script fills. One object, because React writes the content of a new one. */
export const OPAQUE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
