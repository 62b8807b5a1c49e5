/** Details of a new or removed resource for a short sentence: `(Standard_D8s_v3) from the AKS cluster shop`. */

import { factsOf } from '../../../catalog/index.js';
import { factPhrases } from '../../../catalog/setting-facts.js';
import { FACTS_OF_NEW_MAX } from '../limits.js';
import { fromContainer, inBrackets, theOne } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { Surroundings } from './surroundings.js';

/** Returns the deciding facts about a new or removed resource, and the cluster that keeps it; empty for neither. */
export function detailsOf(node: ReportedNode, { hostOf }: Surroundings): string {
  const { change, type, facts = [], count } = node;
  if ((change !== 'create' && change !== 'delete') || count > 1 || factsOf(type).unread === true) return '';
  const phrases = factPhrases(type, facts, change === 'create')
    .slice(0, FACTS_OF_NEW_MAX)
    .map(quotedIfOdd);
  // A new one is listed with its place; of a removed one, a reader asks what stays.
  const host = change === 'delete' ? hostOf(node) : undefined;
  const inHost = host === undefined ? '' : fromContainer(theOne(host, ''));
  return [inBrackets(phrases.join(', ')).trim(), inHost].filter((text) => text !== '').join(' ');
}

const quotedIfOdd = (phrase: string): string => phrase.split(' ').map(named).join(' ');
