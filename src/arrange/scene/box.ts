import { boxFactsOf, factsOf } from '../../clouds/index.js';
import type { GraphNode } from '../../graph/model.js';
import { TO_BE_DESTROYED } from '../../messages.js';
import { detailValues } from './details.js';
import { line, oneLine } from './lines.js';
import * as measures from './measures.js';
import type { SceneBox, TextLine } from './model.js';
import { displayName, repeats } from './names.js';
import { styleOf } from './variants.js';

/** Containers whose type is no word of the field: they stand for whatever they are named after. */
const NAME_SAYS_ALL: ReadonlySet<string> = new Set(['aws_group']);

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

/** A box of a style, sized for its title. */
export function sceneBox(id: string, parent: string | null, style: string, words: BoxWords): SceneBox {
  const facts = boxFactsOf(style);
  const title = oneLine(words.title, 'title', measures.TITLE_SIZE, 600, measures.MAX_BOX_TITLE) ?? EMPTY_TITLE;
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

/** No word twice: "Subnet public-a" rather than "Public subnet public-a", "VPC network" for one that is named network. */
function titleOf(type: string, style: string, name: string): string {
  const variant = style.slice(type.length + 1);
  const said = variant !== '' && name.toLowerCase().includes(variant);
  const plain = variant === '' || said;
  if (plain && NAME_SAYS_ALL.has(type)) return name;
  const { title } = boxFactsOf(plain ? type : style);
  const lastWord = title.split(' ').at(-1) as string;
  return repeats(name, title) || repeats(name, lastWord) ? title : `${title} ${name}`;
}

function subtitleOf(node: GraphNode, name: string): TextLine | null {
  const names = factsOf(node.type).detail ?? PLACE_DETAILS;
  // The first only: after an address range, the region would repeat what the box around it says.
  const details = detailValues(node.attributes, names, name)[0] ?? '';
  if (node.change === 'delete') {
    const alert = details === '' ? TO_BE_DESTROYED : `${details}, ${TO_BE_DESTROYED}`;
    return line(alert, 'alert', measures.TITLE_SIZE, 400);
  }
  return oneLine(details, 'detail', measures.TITLE_SIZE, 400, measures.MAX_BOX_TITLE);
}

/** The box of a container. */
export function containerBox(node: GraphNode, parent: string | null, children: readonly GraphNode[]): SceneBox {
  const name = displayName(node);
  const style = styleOf(node, name, children);
  return sceneBox(node.address, parent, style, {
    title: titleOf(node.type, style, name),
    subtitle: subtitleOf(node, name),
    dashed: node.lookedUp,
  });
}
