import { boxFactsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { GraphNode } from '../../graph/model.js';
import { alertFor } from './alerts.js';
import { titleOf } from './box-title.js';
import { detailValues } from './details.js';
import { line, oneLine } from './lines.js';
import * as measures from './measures.js';
import type { SceneBox, TextLine } from './model.js';

/** What identifies a network or a place, for container types whose facts name no details of their own. */
const PLACE_DETAILS = [
  'cidr_block',
  'address_space',
  'address_prefixes',
  'ip_cidr_range',
  'location',
  'region',
  'zone',
];

const EMPTY_TITLE: TextLine = { text: '', role: 'title', width: 0 };

interface BoxWords {
  readonly title: string;
  readonly subtitle?: TextLine | null;
  readonly dashed?: boolean;
}

const titleLine = (title: string): TextLine =>
  oneLine(title, 'title', measures.TITLE_SIZE, 600, measures.MAX_BOX_TITLE) ?? EMPTY_TITLE;

/** A title this short fits, whatever its letters. */
const FITS = 35;

/** What a reader sees of a title. */
export const drawnTitle = (title: string): string => (title.length <= FITS ? title : titleLine(title).text);

/** A box of a style, sized for its title. */
export function sceneBox(id: string, parent: string | null, style: string, words: BoxWords): SceneBox {
  const facts = boxFactsOf(style);
  const title = titleLine(words.title);
  const subtitle = words.subtitle ?? null;
  const subtitleWidth = subtitle === null ? 0 : measures.SUBTITLE_GAP + subtitle.width;
  return {
    kind: 'box',
    id,
    parent,
    style,
    title,
    subtitle,
    icon: facts.icon,
    headerHeight: measures.HEADER_HEIGHT,
    minWidth: Math.ceil(title.width + subtitleWidth) + measures.HEADER_EXTRA,
    dashed: words.dashed ?? false,
    peerGroup: facts.peers ? `${parent ?? ''}|${style}` : null,
  };
}

function subtitleOf(node: GraphNode, name: string): TextLine | null {
  const names = KNOWLEDGE.factsOf(node.type).detail ?? PLACE_DETAILS;
  // The first only: after an address range, the region would repeat what the box around it says.
  const details = detailValues(node, names, name)[0] ?? '';
  const alert = alertFor(node);
  if (alert === null) return oneLine(details, 'detail', measures.TITLE_SIZE, 400, measures.MAX_BOX_SUBTITLE);
  return line(details === '' ? alert : `${details}, ${alert}`, 'alert', measures.TITLE_SIZE, 400);
}

/** The box of a container. */
export function containerBox(node: GraphNode, parent: string | null, style: string, name: string): SceneBox {
  return sceneBox(node.address, parent, style, {
    title: titleOf(node.type, style, name),
    subtitle: subtitleOf(node, name),
    dashed: node.lookedUp,
  });
}
