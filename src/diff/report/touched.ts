/** Text for changes outside of the architecture: `policy of role worker`. Values are only shown if they are harmless. */
import { isNamedMember } from '../../catalog/attributes.js';
import { factsOf } from '../../catalog/index.js';
import { spokenOf } from '../../catalog/nouns.js';
import { isKnownByCloudName, productOf } from '../../catalog/products.js';
import { typeOf } from '../../graph/address.js';
import type { Touched } from '../../graph/changes.js';
import { leadsInto } from '../../graph/inventory.js';
import type { Graph } from '../../graph/model.js';
import { listed } from '../../platform/text/english.js';
import { ATTRIBUTES_NAMED_MAX, TOUCHED_ATTRIBUTES_MAX, TOUCHED_MAX } from './limits.js';
import * as messages from './messages.js';
import type { ChangeReport, ReportedTouch } from './model.js';
import { labelWithoutNode, type Names } from './names.js';
import { blockWords, rulesInWords, named as wordFor } from './words.js';

/** Returns the touched resources of the graph with their names, sorted by address. */
export function reportedTouched(graph: Graph, names: Names): readonly ReportedTouch[] {
  return (graph.touched ?? []).map((touch) => ({ ...touch, ...subjectOf(touch, graph, names) }));
}

/**
 * Returns the noun and name of a touched resource.
 * A part is named after its resource: people know the role, not its attachment. Identities have their own name. So do data stores
 * that may be replaced, because otherwise the text would name their vault. Resources of an unread module have their own name too,
 * because the attributes are not the module's.
 */
function subjectOf(
  { address, into, change, mayBeForcedBy }: Touched,
  graph: Graph,
  names: Names,
): Pick<ReportedTouch, 'noun' | 'name'> {
  const isLoss = mayBeForcedBy !== undefined && factsOf(typeOf(address)).holdsData === true;
  const isKnown = isKnownByCloudName(typeOf(address)) || factsOf(typeOf(address)).identity === true;
  const isModule = into !== undefined && factsOf(typeOf(into)).unread === true;
  const isOfWhole = change === 'update' && into !== undefined && !isModule && !isLoss && !isKnown;
  const subject = isOfWhole ? into : address;
  const type = typeOf(subject);
  const isDrawn = graph.nodes.has(subject);
  const { title, name } = isDrawn ? names.of(subject) : labelWithoutNode(subject, graph);
  return { noun: spokenOf(type, title || productOf(type, {}).title).one, name };
}

/** Returns one line, `policy of role worker, image of service web and 3 more`; empty for none. */
export function touchedInWords(touched: readonly ReportedTouch[]): string {
  const phrases = [...new Set(touched.map(phraseOf))];
  const shown = phrases.slice(0, TOUCHED_MAX);
  const more = phrases.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [messages.rowsMore(more)])].join(', ').replace(/, (and \d+ more)$/, ' $1');
}

/** Returns the line below the table; empty if there is none, or if the sentence already has it. */
export function touchedLine({ nodes, edges, exposure = [], rights = [], touched = [] }: ChangeReport): string {
  const isInSentence = nodes.length + edges.length + exposure.length + rights.length === 0;
  return touched.length === 0 || isInSentence ? '' : messages.alsoTouched(touchedInWords(touched));
}

function phraseOf(touch: ReportedTouch): string {
  const { type, into, change, noun, name, mayBeForcedBy = [] } = touch;
  const subject = [noun, ...(name === '' ? [] : [wordFor(name)])].join(' ');
  const rules = rulesInWords([touch]);
  if (change !== 'update') {
    const phrase = messages.TOUCHED[change](subject);
    return rules === '' ? phrase : messages.withDistinction(phrase, rules);
  }
  const words = wordsOf(touch);
  const most = words.some(({ isTold }) => isTold) ? ATTRIBUTES_NAMED_MAX : TOUCHED_ATTRIBUTES_MAX;
  const shown = words.slice(0, most).map(({ text }) => text);
  const more = words.length - shown.length;
  const what = more > 0 ? `${shown.join(', ')} ${messages.rowsMore(more)}` : listed(shown);
  const phrase = messages.attributesOf(what, subject);
  // A new revision of a part is not a loss, unless the part is a data store.
  const isLoss = into === undefined || factsOf(type).holdsData === true;
  const told = [
    ...(rules === '' ? [] : [rules]),
    ...(mayBeForcedBy.length > 0 && isLoss ? [messages.MAY_REPLACE] : []),
  ];
  return told.length === 0 ? phrase : messages.withDistinction(phrase, told.join(', '));
}

/** Returns the attributes by path, each once, with the details that may be shown. Attributes with details come first. */
function wordsOf(touch: ReportedTouch): readonly { readonly text: string; readonly isTold: boolean }[] {
  const { attributes, blocks = [] } = touch;
  // A renamed block is one that is removed and one that is added.
  const atBlocks = attributes.map((path) => blocks.find((block) => leadsInto(path, block.path))?.path ?? path);
  const outermost = atBlocks.filter((path) => !atBlocks.some((other) => path.startsWith(`${other}.`)));
  const words = [...new Set(outermost)].map((path) => ({ path, details: detailsAt(path, touch) }));
  const texts = new Map(
    [...words.filter(({ details }) => details.length > 0), ...words.filter(({ details }) => details.length === 0)].map(
      ({ path, details }) => [messages.withDetails(shortPath(path), details), details.length > 0] as const,
    ),
  );
  return [...texts].map(([text, isTold]) => ({ text, isTold }));
}

/** Returns the added and removed blocks at a path, and its values: `-by_user`, `+by_mail`, `20 → 24`. */
function detailsAt(path: string, { values = [], blocks = [] }: ReportedTouch): readonly string[] {
  const named = blocks.filter((block) => leadsInto(block.path, path));
  const changed = values.filter((value) => leadsInto(value.path, path));
  return [
    ...named.flatMap(({ path: at, ...block }) => blockWords(block).map((text) => labelled(path, at, text))),
    ...changed.map(({ path: at, of = '', before, after }) =>
      labelled(path, at, messages.withOptionalName(of === '' ? '' : wordFor(of), valueWords(before, after))),
    ),
  ];
}

/** Prefixes the text with the part of the path below the attribute that is already named. */
function labelled(named: string, path: string, text: string): string {
  const rest = path === named ? '' : path.slice(named.length + 1);
  return messages.withOptionalName(rest.replace(/(^|\.)value$/, ''), text);
}

const valueWords = (before: string | null, after: string | null): string =>
  before === null || after === null
    ? before === null
      ? messages.newlySet(after ?? '')
      : messages.nowUnset(before)
    : messages.valueChange(before, after);

/** Returns the attribute with its enclosing block, because several blocks may have an attribute of that name. */
function shortPath(path: string): string {
  const names = path.split('.');
  const last = names.at(-1) as string;
  return isNamedMember(last) ? last : names.slice(-2).join('.');
}
