/**
 * draw.io's own stencils by the icons that they replace, loaded only for `icons: native`. The editor has them, but
 * other readers of its files may not, so they are not the default: docs/decisions/0012-drawio.md.
 */
import aws from '../assets/stencils/aws.json' with { type: 'json' };
import azure from '../assets/stencils/azure.json' with { type: 'json' };
import gcp from '../assets/stencils/gcp.json' with { type: 'json' };
import other from '../assets/stencils/other.json' with { type: 'json' };
import type { IconStyles, Style } from './cells.js';

interface Library {
  readonly styles: Readonly<Record<string, Style>>;
  /** Stencils by icon slug: the name of a style under `as`, and the entries that differ from it. */
  readonly icons: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LIBRARIES: readonly Library[] = [aws, azure, gcp, other] as unknown as readonly Library[];

/** The style that draws a whole box with the icon in its corner. */
const FRAME = 'group';

function entryOf(slug: string): { readonly kind: string; readonly style: Style } | null {
  for (const { styles, icons } of LIBRARIES) {
    if (!Object.hasOwn(icons, slug)) continue;
    const { as: kind, ...differences } = icons[slug]!;
    return { kind: kind!, style: { ...styles[kind!], ...differences } as Style };
  }
  return null;
}

/** Returns draw.io's stencils; icons without a stencil use `pictures`. */
export const nativeIcons = (embedded: IconStyles): IconStyles => ({
  icon: (slug) => {
    const entry = entryOf(slug);
    return entry === null || entry.kind === FRAME ? embedded.icon(slug) : entry.style;
  },
  frame: (slug) => {
    const entry = entryOf(slug);
    return entry?.kind === FRAME ? entry.style : null;
  },
});
