/** Lists the resources of a diagram as a table, changed ones first. */
import { CHANGES } from '../graph/changes.js';
import { isPseudoType } from '../graph/count-resources.js';
import { byAddress } from '../graph/order.js';
import { code, markdown } from '../platform/text/markdown.js';
import { details } from './details.js';
import { ADDRESS_LENGTH_MAX, SHORT_TABLE_ROWS_MAX, TABLE_ROWS_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Change, Diagram, SummaryNode } from './model.js';

/** Returns the rank of a change for sorting; deletions come first. */
const rankOf = (change: Change): number => CHANGES.indexOf(change);

/** Returns the table at its usual length and a short form; both empty if there is nothing to list. */
export function tablesOf({ graph, resources, removed }: Diagram): readonly [string, string] {
  const nodes = graph.nodes.filter(({ type }) => type !== '' && !isPseudoType(type));
  if (nodes.length === 0) return ['', ''];
  const ordered = [...nodes].sort((a, b) => rankOf(a.change) - rankOf(b.change) || byAddress(a.address, b.address));
  const write = (rowsMax: number) =>
    details(
      messages.tableSummary(resources, removedText(removed)),
      table(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes),
    );
  return [write(TABLE_ROWS_MAX), write(SHORT_TABLE_ROWS_MAX)];
}

/**
 * Returns the note on removed resources. The author of the code also controls annotation files, so reviewers must see
 * that resources are missing from the picture.
 */
export const removedText = (removed: Diagram['removed'] = []): string =>
  removed.map(({ by, resources }) => messages.removed(resources, markdown(by, TITLE_LENGTH_MAX))).join('');

function table(nodes: readonly SummaryNode[], more: number): string {
  const hasChanges = nodes.some(({ change }) => change !== 'none');
  const head = messages.TABLE_HEAD[hasChanges ? 'changes' : 'plain'];
  const rows = nodes.map(({ address, title, name: called, badge, change }) => {
    const words = [called === '' ? title : called, badge].map((text) => markdown(text, TITLE_LENGTH_MAX));
    const name = words.join(' ').trimEnd();
    const cells = [code(address, ADDRESS_LENGTH_MAX), name, ...(hasChanges ? [messages.CHANGE_WORD[change]] : [])];
    return `| ${cells.join(' | ')} |`;
  });
  const lines = [head, ruleBelow(head), ...rows];
  return `${lines.join('\n')}${more > 0 ? `\n\n${messages.rowsMore(more)}` : ''}`;
}

/** Turns `| A | B |` into `|---|---|`. */
export const ruleBelow = (head: string): string => head.replace(/[^|]+/g, '---');
