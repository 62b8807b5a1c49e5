/** Colours as `#rrggbb`, and their contrast: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */

type Rgb = readonly [number, number, number];

/** Contrast ratios that WCAG 2.1 AA requires of text, and of lines and borders. */
export const TEXT_CONTRAST = 4.5;
export const LINE_CONTRAST = 3;

/**
 * The fills of boxes that differ most from the background, in the light and in the dark theme. Text must be readable on
 * them, too.
 */
export const FILLED = { light: '#ebebeb', dark: '#2a2e33' } as const;

/** Returns a colour as `#rrggbb` in lower case; null for a string that is neither `#rgb` nor `#rrggbb`. */
export function hexColour(text: string): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt((hexColour(colour) as string).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21. Their order does not matter. */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns a mixture of two colours.
 * @param share of the second colour, from 0 to 1
 */
export function mixOf(first: string, second: string, share: number): string {
  const [start, end] = [rgbOf(first), rgbOf(second)];
  return hexOf(
    [0, 1, 2].map((channel) => start[channel]! + (end[channel]! - start[channel]!) * share) as unknown as Rgb,
  );
}

/** Number of mixtures that `legibleOn` tries between a colour and black or white. */
const STEPS = 20;

/**
 * Returns the colour, darkened or lightened as little as necessary for a contrast on a background.
 * @example `legibleOn('#ffffff', '#ffcc00', 4.5)` is a dark yellow
 */
export function legibleOn(background: string, colour: string, contrast: number): string {
  const end = contrastOf(background, '#000000') > contrastOf(background, '#ffffff') ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step++) {
    const mixed = mixOf(colour, end, step / STEPS);
    if (contrastOf(mixed, background) >= contrast) return mixed;
  }
  return end;
}
