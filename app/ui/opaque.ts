/**
 * Props of an element that a script fills. React never looks inside, so what is in it survives hydration and
 * rendering. One object, because React would empty the element for a new one.
 */
export const OPAQUE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
