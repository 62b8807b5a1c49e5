/**
 * Output formats, one row each, with the module that exports `write`. The command line, the action and the file names
 * derive from this table.
 */
import type { FormatRow } from './writer.js';

export const FORMATS = {
  svg: { needs: 'layout', extension: 'svg', mediaType: 'image/svg+xml', isBinary: false, hasLinks: true, load: () => import('./svg/index.js') },
  png: { needs: 'layout', extension: 'png', mediaType: 'image/png', isBinary: true, hasPixels: true, usesFallbackFonts: true, load: () => import('./png/index.js') },
  pdf: { needs: 'layout', extension: 'pdf', mediaType: 'application/pdf', isBinary: true, hasLinks: true, usesFallbackFonts: true, load: () => import('./pdf/index.js') },
  html: { needs: 'both', extension: 'html', mediaType: 'text/html', isBinary: false, showsProvenance: true, hasPages: true, hasLevels: true, load: () => import('./html/index.js') },
  drawio: { needs: 'both', extension: 'drawio', mediaType: 'application/vnd.jgraph.mxfile', isBinary: false, hasPages: true, hasIcons: true, keepsEdits: true, load: () => import('./drawio/index.js') },
  excalidraw: { needs: 'both', extension: 'excalidraw', mediaType: 'application/vnd.excalidraw+json', isBinary: false, load: () => import('./excalidraw/index.js') },
  mermaid: { needs: 'presentation', extension: 'mmd', mediaType: 'text/vnd.mermaid', isBinary: false, load: () => import('./mermaid/index.js') },
  structurizr: { needs: 'presentation', extension: 'dsl', mediaType: 'text/plain', isBinary: false, load: () => import('./structurizr/index.js') },
} as const satisfies Readonly<Record<string, FormatRow>>;

/** Name of a format, as users write it. */
export type Format = keyof typeof FORMATS;

/** Names of the formats, in the order in which they are listed to users. */
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly Format[];

/** The format if none is requested. */
export const FORMAT_DEFAULT: Format = 'svg';

/** Returns the row of a format. Its type also has the optional members that a row of `FORMATS` may lack. */
export const formatRow = (format: Format): FormatRow => FORMATS[format];

/** Returns the format whose files have this extension; null if there is none. */
export const formatOfExtension = (extension: string): Format | null => FORMAT_NAMES.find((format) => FORMATS[format].extension === extension) ?? null;
