import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { productOf } from '../../catalog/products.js';
import type { GraphNode } from '../../graph/model.js';
import { largest } from '../../graph/order.js';
import { COUNT_UNKNOWN, instanceCount, instancesInWords } from '../messages.js';
import { alertFor } from './alerts.js';
import { detailText, detailValues } from './details.js';
import { lines } from './lines.js';
import * as measures from './measures.js';
import type { SceneNode, TextLine } from './model.js';
import { repeats } from './names.js';
import { stepsText } from './steps.js';

/** Products have titles of two lines at most; those made from a type's name can be longer. */
const MAX_TITLE_LINES = 4;
const MAX_NAME_LINES = 3;

type Small = 'name' | 'detail';

const small = (text: string, role: Small, maxLines: number): TextLine[] =>
  lines(text, role, measures.CAPTION_SIZE, 400, measures.CAPTION_WIDTH, maxLines);

/** A name this short fits, whatever its letters. */
const FITS = 30;

/** What a reader sees of a name beside a title: nothing of one that only repeats it, and not the end of a long one. */
export function drawnName(name: string, title: string): string {
  if (repeats(name, title)) return '';
  return name.length <= FITS
    ? name
    : small(name, 'name', MAX_NAME_LINES)
        .map(({ text }) => text)
        .join('\n');
}

interface Words {
  readonly title: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly loop: string;
  readonly alert: string;
}

function wordsOf(node: GraphNode, name: string, loop: Loop | null): Words {
  const { title, said } = productOf(node.type, node.attributes);
  const details = (KNOWLEDGE.factsOf(node.type).detail ?? []).filter((attribute) => attribute !== said);
  return {
    title,
    name: repeats(name, title) ? '' : name,
    details:
      node.detail === undefined ? detailValues(node, details, name) : [node.detail].filter((text) => text !== ''),
    loop: loop?.label ?? '',
    alert: alertFor(node) ?? '',
  };
}

/** What the captions say: product, name, one line of details, and what the plan is about to do to it. */
const captions = ({ title, name, details, loop, alert }: Words): TextLine[] => [
  ...lines(title, 'title', measures.TITLE_SIZE, 600, measures.TITLE_WIDTH, MAX_TITLE_LINES),
  ...small(name, 'name', MAX_NAME_LINES),
  ...small(detailText(details), 'detail', 1),
  ...small(loop, 'detail', 1),
  ...lines(alert, 'alert', measures.CAPTION_SIZE, 600, measures.CAPTION_WIDTH, 1),
];

/** What else the picture knows about a node. */
export interface Loop {
  /** Label of the edge from the node to itself; empty for a loop without one. */
  readonly label: string;
}

/** A resource with its captions, measured. `loop` is null for a node without an edge to itself. */
export function sceneNode(node: GraphNode, parent: string | null, loop: Loop | null, name: string): SceneNode {
  const words = wordsOf(node, name, loop);
  const text = captions(words);
  const width =
    Math.ceil(
      largest(
        text.map((line) => line.width),
        measures.MIN_TEXT_WIDTH,
      ),
    ) + measures.TEXT_SLACK;
  const height = text.reduce((sum, line) => sum + measures.LINE_HEIGHT[line.role], 0);
  const room = loop === null ? 0 : measures.LOOP_ROOM;
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon: productOf(node.type, node.attributes).icon,
    lines: text,
    width: width + room,
    height: measures.ICON_TOP + room + measures.ICON_SIZE + 2 * measures.CAPTION_TOP + height,
    iconX: (width - measures.ICON_SIZE) / 2,
    iconY: measures.ICON_TOP + room,
    iconSize: measures.ICON_SIZE,
    badge: node.count > 1 ? instanceCount(node.count) : node.countUnknown === true ? COUNT_UNKNOWN : '',
    ...(node.steps !== undefined && { steps: stepsText(node.steps) }),
    ...(node.count > 1 ? { count: node.count } : {}),
    words: [
      words.title,
      words.name,
      ...words.details,
      words.loop,
      words.alert,
      node.count > 1 ? instancesInWords(node.count) : '',
    ].filter((said) => said !== ''),
    dashed: node.lookedUp,
    ...(node.provenance === 'suggested' && { suggested: true }),
    selfLoop: loop !== null,
  };
}
