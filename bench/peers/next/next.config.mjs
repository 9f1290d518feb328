// The site's own components, with the router's few parts that they use put in terms of Next.js.
export default {
	turbopack: { root: import.meta.dirname, resolveAlias: { "react-router": "./router.tsx" } },
	typescript: { ignoreBuildErrors: true },
	poweredByHeader: false,
};
