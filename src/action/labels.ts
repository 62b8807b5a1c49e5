/** Labels that describe the change of a pull request: parses the input `labels` and decides which apply. */

import { dangersOf } from '../diff/report/dangers.js';
import { isEmptyChange } from '../pull-request/model.js';
import type { Comparison } from './compared.js';
import { BadInput } from './inputs/read.js';
import type { Inputs } from './inputs/table.js';
import { LABEL_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest } from './model.js';

/** Kinds in the documented order, with the colours of GitHub's own labels. */
const KINDS = {
  changed: { color: '1d76db', description: 'The architecture changes' },
  opens: { color: 'd73a4a', description: 'Something is opened to everybody or to the internet' },
  data: { color: 'd73a4a', description: 'A store of data is removed or replaced' },
  rights: { color: 'd93f0b', description: 'Somebody may do more than before' },
  'not-compared': { color: 'fbca04', description: 'What changes is not known' },
} as const;

type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as readonly Kind[];

export interface Label {
  readonly kind: Kind;
  readonly name: string;
  /** Hexadecimal colour for creating the label. */
  readonly color: string;
  readonly description: string;
}

/**
 * Returns the labels of the workflow; empty for none.
 * @throws BadInput for an invalid line
 */
export function labelsOf(inputs: Pick<Inputs, 'labels'>): readonly Label[] {
  const [line, ...others] = inputs.labels;
  const only = others.length === 0 ? line : undefined;
  if (line === undefined || only === 'false') return [];
  const lines = only === 'true' ? NAMES : inputs.labels;
  const labels = lines.map(labelOf);
  if (new Set(labels.map(({ name }) => name.toLowerCase())).size < labels.length) throw invalidLabels();
  return labels;
}

/** Parses `opens`, or `opens: exposed`. */
function labelOf(line: string): Label {
  const [, given = '', named] = /^([a-z-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
  const kind = NAMES.find((one) => one === given);
  const name = named ?? `groundplan:${given}`;
  // GitHub's lists of labels are separated by commas.
  if (kind === undefined || name === '' || name.length > LABEL_LENGTH_MAX || /[,\p{Cc}]/u.test(name))
    throw invalidLabels();
  return { kind, name, color: KINDS[kind].color, description: KINDS[kind].description };
}

const invalidLabels = (): BadInput =>
  new BadInput('labels', messages.badInput('labels'), messages.labelsRemedy(NAMES, LABEL_LENGTH_MAX));

/** Returns the kinds that apply. If the comparison is incomplete, the others may apply, too. */
export function kindsOf({ diagrams }: Pick<PublishRequest, 'diagrams'>, { isCompared }: Comparison): ReadonlySet<Kind> {
  const changes = diagrams.flatMap(({ change }) => change ?? []);
  return new Set<Kind>([
    ...(changes.some((change) => !isEmptyChange(change)) ? ['changed' as const] : []),
    ...changes.flatMap(({ report }) => dangersOf(report).map(({ kind }) => kind)),
    ...(isCompared ? [] : ['not-compared' as const]),
  ]);
}
