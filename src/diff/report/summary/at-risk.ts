/** Statements about data stores that are outside of the drawn change, but that Terraform may replace. */
import { factsOf } from '../../../catalog/index.js';
import { mayLoseData, VERBS } from '../messages.js';
import type { ReportedTouch } from '../model.js';
import { named } from '../words.js';
import type { Statement } from './model.js';
import { rankOf } from './rank.js';

/** True for a data store whose replacement depends on the provider. */
export const isAtRisk = ({ type, mayBeForcedBy = [] }: ReportedTouch): boolean =>
  mayBeForcedBy.length > 0 && factsOf(type).holdsData === true;

/**
 * Returns one statement per data store at risk.
 * Example: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
export const riskStatements = (touched: readonly ReportedTouch[]): readonly Statement[] =>
  touched.filter(isAtRisk).map(({ noun, name, mayBeForcedBy = [] }, order) => {
    const store = ['the', noun, ...(name === '' ? [] : [named(name)])].join(' ');
    return {
      ...{ verbs: VERBS.mayReplace, rank: rankOf('doubt', 'store'), change: 'update', amount: 1, order },
      text: mayLoseData(store, mayBeForcedBy),
    };
  });
