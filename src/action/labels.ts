/** Labels of a pull request that say what it changes: the input `labels`, and which of them hold. */
import { isNothing } from '../pull-request/model.js';
import { dangersOf } from '../report/dangers.js';
import type { Comparison } from './compared.js';
import { BadInput } from './inputs/read.js';
import type { Inputs } from './inputs/table.js';
import { LABEL_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest } from './model.js';

/** In the order in which they are documented. Colours are those of GitHub's own labels. */
const KINDS = {
  changed: { color: '1d76db', says: 'The architecture changes' },
  opens: { color: 'd73a4a', says: 'Something is opened to everybody or to the internet' },
  data: { color: 'd73a4a', says: 'A store of data is removed or replaced' },
  rights: { color: 'd93f0b', says: 'Somebody may do more than before' },
  'not-compared': { color: 'fbca04', says: 'What changes is not known' },
} as const;

type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as readonly Kind[];

export interface Label {
  readonly kind: Kind;
  readonly name: string;
  /** For a label that is made: hexadecimal. */
  readonly color: string;
  readonly description: string;
}

/** Returns the labels that the workflow wants; empty for none. @throws BadInput for a line that is none */
export function labelsOf({ labels }: Pick<Inputs, 'labels'>): readonly Label[] {
  if (labels.length === 0 || (labels.length === 1 && labels[0] === 'false')) return [];
  const lines = labels.length === 1 && labels[0] === 'true' ? NAMES : labels;
  const wanted = lines.map(labelOf);
  if (new Set(wanted.map(({ name }) => name.toLowerCase())).size < wanted.length) throw refused();
  return wanted;
}

/** `opens`, or `opens: exposed`. */
function labelOf(line: string): Label {
  const [, given = '', named] = /^([a-z-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
  const kind = NAMES.find((one) => one === given);
  const name = named ?? `groundplan:${given}`;
  // A comma would part it into two where GitHub lists labels.
  if (kind === undefined || name === '' || name.length > LABEL_LENGTH_MAX || /[,\p{Cc}]/u.test(name)) throw refused();
  return { kind, name, color: KINDS[kind].color, description: KINDS[kind].says };
}

const refused = (): BadInput =>
  new BadInput('labels', messages.badInput('labels'), messages.labelsRemedy(NAMES, LABEL_LENGTH_MAX));

/** Returns the kinds that hold. Of those that do not, nothing is known where not all was compared. */
export function kindsOf({ diagrams }: Pick<PublishRequest, 'diagrams'>, { isCompared }: Comparison): ReadonlySet<Kind> {
  const changes = diagrams.flatMap(({ change }) => change ?? []);
  return new Set<Kind>([
    ...(changes.some((change) => !isNothing(change)) ? ['changed' as const] : []),
    ...changes.flatMap(({ report }) => dangersOf(report).map(({ kind }) => kind)),
    ...(isCompared ? [] : ['not-compared' as const]),
  ]);
}
