/** Changes that are none of the architecture, in words: `policy of role worker`, never with a value. */
import { isNamedMember } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import { spokenOf } from '../catalog/nouns.js';
import { isKnownByOwnName, productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { Graph } from '../graph/model.js';
import type { Touched } from '../graph/touched.js';
import { listed } from '../text/english.js';
import { TOUCHED_ATTRIBUTES_MAX, TOUCHED_MAX } from './limits.js';
import * as messages from './messages.js';
import type { ChangeReport, ReportedTouch } from './model.js';
import { calledWithoutNode, type Names } from './names.js';
import { named } from './words.js';

/** What the graph knows of such resources, each with what people call it, in address order. */
export function reportedTouched(graph: Graph, names: Names): readonly ReportedTouch[] {
  return (graph.touched ?? []).map((touch) => ({ ...touch, ...subjectOf(touch, graph, names) }));
}

/**
 * A part is called after the resource that it is part of: people know the role, not its attachment. An identity has a
 * name of its own. A store that may be
 * replaced is called by its own name, or its vault would be said to be.
 */
function subjectOf(
  { address, into, change, mayBeForcedBy }: Touched,
  graph: Graph,
  names: Names,
): Pick<ReportedTouch, 'noun' | 'name'> {
  const isLoss = mayBeForcedBy !== undefined && factsOf(typeOf(address)).holdsData === true;
  const isKnown = isKnownByOwnName(typeOf(address)) || factsOf(typeOf(address)).identity === true;
  const isOfWhole = change === 'update' && into !== undefined && !isLoss && !isKnown;
  const subject = isOfWhole ? into : address;
  const type = typeOf(subject);
  const isDrawn = graph.nodes.has(subject);
  const { title, name } = isDrawn ? names.of(subject) : calledWithoutNode(subject, graph);
  return { noun: spokenOf(type, title || productOf(type, {}).title).one, name };
}

/** One line of them, `policy of role worker, image of service web and 3 more`; empty for none. */
export function touchedInWords(touched: readonly ReportedTouch[]): string {
  const phrases = [...new Set(touched.map(phraseOf))];
  const shown = phrases.slice(0, TOUCHED_MAX);
  const more = phrases.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [messages.rowsMore(more)])].join(', ').replace(/, (and \d+ more)$/, ' $1');
}

/** What stands beneath a table; empty for nothing, and where the sentence says it. */
export function touchedLine({ nodes, edges, exposure = [], rights = [], touched = [] }: ChangeReport): string {
  const isInSentence = nodes.length + edges.length + exposure.length + rights.length === 0;
  return touched.length === 0 || isInSentence ? '' : messages.alsoTouched(touchedInWords(touched));
}

function phraseOf({ type, into, change, attributes, noun, name, mayBeForcedBy = [] }: ReportedTouch): string {
  const subject = [noun, ...(name === '' ? [] : [named(name)])].join(' ');
  if (change !== 'update') return messages.TOUCHED[change](subject);
  const outermost = attributes.filter((path) => !attributes.some((other) => path.startsWith(`${other}.`)));
  const words = [...new Set(outermost.map(shortPath))];
  const shown = words.slice(0, TOUCHED_ATTRIBUTES_MAX);
  const more = words.length - shown.length;
  const what = more > 0 ? `${shown.join(', ')} ${messages.rowsMore(more)}` : listed(shown);
  const phrase = messages.attributesOf(what, subject);
  // A new revision of a part is no loss, unless people keep something in it.
  const isLoss = into === undefined || factsOf(type).holdsData === true;
  return mayBeForcedBy.length > 0 && isLoss ? messages.toldApart(phrase, messages.MAY_REPLACE) : phrase;
}

/** The attribute with the block around it, which tells the days of one thing from those of another. */
function shortPath(path: string): string {
  const names = path.split('.');
  const last = names.at(-1) as string;
  return isNamedMember(last) ? last : names.slice(-2).join('.');
}
