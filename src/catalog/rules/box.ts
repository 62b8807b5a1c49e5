/** How a container is drawn. */
export interface BoxFacts {
  readonly title: string;
  /** Corner icon slug, or null for a box without one. */
  readonly icon: string | null;
  readonly border: string;
  readonly width: number;
  readonly dash: 'solid' | 'dashed';
  readonly fill: string;
  readonly ink: string;
  /** The same colours for a dark background. */
  readonly dark: Readonly<Record<'border' | 'fill' | 'ink', string>>;
  /** Outermost first: a container nests only inside one of smaller rank. */
  readonly rank: number;
  /** Siblings of this kind are peers: stacked in name order, equal in size (availability zones). */
  readonly peers: boolean;
  /** A strip of small icons: beside the architecture, not part of it. */
  readonly aside?: true;
  /** What people draw by itself: `--pages` gives it a picture of its own. */
  readonly isPage?: true;
}
