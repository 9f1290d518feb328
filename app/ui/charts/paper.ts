import { grouped } from "../../lib/numbers.ts";
/** One drawing for phones and one for wide screens: a chart is drawn for its width and never scaled down. */
export type Drawings<Drawing> = { phone: Drawing; wide: Drawing };

/** To a tenth of a pixel: finer than any screen shows, and a third of the bytes. */
export const pixel = (value: number): number => Math.round(value * 10) / 10;

/** A figure as an axis writes it: thousands parted, at most two places. */
export const figure = (value: number): string => grouped(value, 2);

/** About how wide a text stands at 13 px in the condensed figures of the charts, in pixels. */
export const textWidth = (text: string): number => text.length * 6.6;
