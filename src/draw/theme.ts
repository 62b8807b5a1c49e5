import type { TextLine } from '../arrange/scene/model.js';

/** How one line of text looks. Sizes are font sizes in pixels at scale 1; they are those the scene was measured with. */
export interface Ink {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly fill: string;
}

/** Every colour of the picture that is not an icon's or a container's: those belong to the clouds. */
export interface Theme {
  readonly fonts: string;
  readonly background: string;
  readonly heading: Ink;
  readonly subheading: Ink;
  readonly boxTitle: Omit<Ink, 'fill'>;
  readonly boxSubtitle: Omit<Ink, 'fill'>;
  readonly caption: Readonly<Record<TextLine['role'], Ink>>;
  readonly edgeLabel: Ink;
  readonly badge: Ink;
  readonly line: string;
  readonly head: string;
  /** Painted under lines and behind labels, so that what they cross stays readable. */
  readonly halo: string;
  readonly haloOpacity: number;
  readonly plateOpacity: number;
  /** Border around the icon of something that is looked up, not built. */
  readonly lookedUp: string;
  readonly badgeFill: string;
  readonly badgeBorder: string;
}

/** Fonts after the first are for readers without Inter: all narrower, so that text stays inside what was measured. */
const FONTS = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";

export const LIGHT: Theme = {
  fonts: FONTS,
  background: '#FFFFFF',
  heading: { size: 20, weight: 600, fill: '#101828' },
  subheading: { size: 12, weight: 400, fill: '#667085' },
  boxTitle: { size: 12, weight: 600 },
  boxSubtitle: { size: 12, weight: 400 },
  caption: {
    title: { size: 12, weight: 600, fill: '#1D2939' },
    name: { size: 10.5, weight: 400, fill: '#475467' },
    detail: { size: 10.5, weight: 400, fill: '#667085' },
    alert: { size: 10.5, weight: 600, fill: '#B42318' },
  },
  edgeLabel: { size: 10.5, weight: 400, fill: '#475467' },
  badge: { size: 11, weight: 600, fill: '#FFFFFF' },
  line: '#5B6675',
  head: '#3F4A59',
  halo: '#FFFFFF',
  haloOpacity: 0.75,
  plateOpacity: 0.92,
  lookedUp: '#667085',
  badgeFill: '#344054',
  badgeBorder: '#FFFFFF',
};
