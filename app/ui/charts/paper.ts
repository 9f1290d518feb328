import { grouped } from "../../lib/numbers.ts";

/** One drawing for phones and one for wide screens: a chart is drawn for its width and never scaled down. */
export type Drawings<Drawing> = { phone: Drawing; wide: Drawing };

/** Rounds to a tenth of a pixel, which saves two thirds of the bytes. */
export const pixel = (value: number): number => Math.round(value * 10) / 10;

/** Formats a figure for an axis: thousands separators, at most two decimals. */
export const figure = (value: number): string => grouped(value, 2);

/** The approximate width of a text in the charts' condensed 13 px font, in pixels. */
export const textWidth = (text: string): number => text.length * 6.6;
