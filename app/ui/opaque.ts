/** Props of an element that a script fills. One shared object, because React would empty the element for a new one. */
export const OPAQUE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
