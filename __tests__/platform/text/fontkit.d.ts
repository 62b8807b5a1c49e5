/** What the tests use of fontkit, which ships no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly advanceWidth: number;
    readonly bbox: { readonly maxY: number };
    readonly path: { readonly commands: readonly unknown[]; toSVG(): string };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly familyName: string;
    readonly subfamilyName: string;
    readonly characterSet: readonly number[];
    readonly 'OS/2': { readonly usWeightClass: number };
    getName(name: string): string | null;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { readonly advanceWidth: number };
  }
  export function create(font: Uint8Array): Font;
}
