import { type ComponentType, createContext, useContext } from "react";

/**
 * When an island is hydrated: `now` at once, `idle` when the browser is idle, `seen` when it scrolls into view, `near`
 * when the pointer or the focus enters it, `fan` when a fan is signed in, `follower` when this browser follows a team,
 * `stored:key` at once if local storage has the key. With two moments, the first that occurs counts. The pointer, the
 * focus or a touch always wakes the island it is on.
 */
type Moment = "now" | "idle" | "seen" | "near" | "fan" | "follower" | `stored:${string}`;
type Wake = Moment | `${Moment} ${Moment}`;

/** True for `any`, which passes every other check. */
type IsAny<T> = 0 extends T & 1 ? true : false;

/** The type with `never` for everything that JSON cannot represent: functions, dates, maps, elements, `any`. */
type JsonOf<T> =
	IsAny<T> extends true
		? never
		: T extends string | number | boolean | null | undefined
			? T
			: T extends (...args: never[]) => unknown
				? never
				: T extends object
					? { [Key in keyof T]: JsonOf<T[Key]> }
					: never;

type IslandComponent<Props> = ComponentType<Props> & { island?: string };
type IslandProps<Props> = {
	/** the default export of a `*.island.tsx` file */
	of: ComponentType<Props>;
	wake: Wake;
	props: Props & JsonOf<Props>;
};

/** `prefix`: the prefix of the ids in the HTML. */
export type RenderedIsland = { html: string; prefix: string };
/** Renders the islands of a page on the server. Null within an island and in the browser. */
export const IslandRenderer = createContext<
	(<Props extends object>(Part: ComponentType<Props>, props: Props) => RenderedIsland) | null
>(null);

/**
 * A component that the browser hydrates on its own. Its HTML is rendered separately, so that `useId` returns the same
 * ids in the browser. An island within an island is a part of the outer one.
 */
export function Island<Props extends object>({ of: Part, wake, props }: IslandProps<Props>) {
	const render = useContext(IslandRenderer);
	if (!render) return <Part {...props} />;
	const { island } = Part as IslandComponent<Props>;
	if (!island) throw new Error(`${Part.name} is not the default export of a *.island.tsx file`);
	const { html, prefix } = render(Part, props);
	return (
		<tm-island
			name={island}
			wake={wake}
			props={JSON.stringify(props)}
			prefix={prefix}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: HTML by React
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"tm-island": React.HTMLAttributes<HTMLElement> & { name: string; wake: Wake; props: string; prefix: string };
		}
	}
}
