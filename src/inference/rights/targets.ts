/** What a right is on: a resource of the source, all of a service, or what only its pattern says. */

import { identityIn, ownPattern, scopeInText, scopeOfType, scopeWords } from '../../catalog/access.js';
import type { RightsRule, ScopeWords } from '../../catalog/access-rules.js';
import { holdsInstanceName, instanceName } from '../../graph/instance-name.js';
import type { Resource } from '../../graph/inventory.js';
import type { RightTarget } from '../../graph/rights.js';
import type { WholeStatement } from '../access/documents.js';
import { type TextAt, textsAt } from '../values.js';
import { isReferredTo, lookedUpBy, type RightsContext, type RightsSource, textsOf } from './context.js';

const NOBODY_KNOWS = { noun: '', name: '' };

export const EVERYTHING: RightTarget = { reach: 'all', pattern: '*', ...NOBODY_KNOWS };
/** Nothing is known of what it is on. */
export const SOMETHING: RightTarget = { reach: 'some', pattern: '', ...NOBODY_KNOWS };

const oneAt = (address: string, pattern = ''): RightTarget => ({ reach: 'one', address, pattern, ...NOBODY_KNOWS });

const inScope = ({ noun, name, width }: ScopeWords, pattern: string, address?: string): RightTarget => ({
  ...{ reach: 'scope', noun, name, width, pattern },
  ...(address !== undefined && { address }),
});

/** What the attributes of a rule name; null where its documents say it. */
export function targetsNamed(
  source: RightsSource,
  rule: RightsRule,
  context: RightsContext,
): readonly RightTarget[] | null {
  const { resource } = source;
  if (rule.what?.length === 0) return [oneAt(resource.address)];
  const named = (rule.what ?? []).flatMap((path) => namedAt(source, path, context));
  if (named.length > 0) return [...new Map(named.map((one) => [`${one.address} ${one.pattern}`, one])).values()];
  if (rule.scope !== undefined) {
    const [of = ''] = [rule.scope, 'org_id'].flatMap((path) => textsOf(source, path));
    // The id of a project that the code builds is not known yet: its address tells it from others.
    const [built] = of === '' ? context.picture.model.namedBy(resource.address, [rule.scope]) : [];
    const pattern = of !== '' || built === undefined ? context.renamed(of) : instanceName(built);
    return [inScope(scopeWords(rule.scope), pattern)];
  }
  return rule.what === undefined ? null : [{ ...SOMETHING, noun: 'a resource' }];
}

function namedAt(source: RightsSource, path: string, context: RightsContext): readonly RightTarget[] {
  const { resource } = source;
  const { model } = context.picture;
  const texts = textsOf(source, path);
  const scopes = texts.flatMap((text): RightTarget[] => {
    const words = scopeInText(withoutNames(text));
    return words === null || (words.name === '' && context.namedIn(text).length > 0)
      ? []
      : [inScope(words, context.renamed(text))];
  });
  if (scopes.length > 0) return scopes;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? model.namedBy(resource.address, [path]) : [];
  const addresses = referred.length > 0 ? referred : texts.flatMap((text) => model.meant(resource, { path, text }));
  if (addresses.length > 0)
    return addresses.map((address) => {
      const words = scopeOfType(model.typeOf(address));
      return words === null ? oneAt(address) : inScope(words, '', address);
    });
  const lookedUp = !isReferred ? [] : lookedUpBy(resource.address, path, context);
  const looked = lookedUp.flatMap(({ address, type, values }): RightTarget[] => {
    const words = scopeOfType(type);
    const [name = ''] = textsAt(values, ['name']);
    if (words === null) return [{ reach: 'one', pattern: `data.${address}`, noun: 'a resource', name: '' }];
    const isNameless = words.noun.startsWith('the ') || name === '';
    return [
      inScope(
        { ...words, noun: isNameless ? wholeOf(words.noun) : words.noun, name: isNameless ? '' : name },
        `data.${address}`,
      ),
    ];
  });
  if (looked.length > 0) return looked;
  return texts.map((text) => ({ reach: 'one', pattern: context.renamed(text), noun: 'a resource', name: '' }));
}

const wholeOf = (noun: string): string => (noun.startsWith('the ') ? noun : `a ${noun}`);

/** An id with the subscription that it begins with. */
const withoutNames = (text: string): string =>
  holdsInstanceName(text) ? text.replace(/^[^/]*/, '/subscriptions/x').replace(/^\/subscriptions\/x$/, '') : text;

/** What a statement names. */
export function targetsOf(
  statement: WholeStatement,
  resource: Resource,
  own: readonly RightTarget[] | null,
  context: RightsContext,
): readonly RightTarget[] {
  const { what, isExcept } = statement;
  if (isExcept.what) {
    const pattern = `!${what
      .map(({ text }) => context.renamed(text))
      .sort()
      .join(' ')}`;
    return [{ reach: 'some', pattern, noun: 'everything but some resources', name: '' }];
  }
  if (what.length === 0) return own ?? [SOMETHING];
  const all = what.map((text) => targetIn(text, resource, context));
  if (own === null) return all;
  // Policies of a thing name it, or all that they may be about, which is the same.
  const [itself] = own;
  return all.map((target) =>
    itself === undefined || target.address === itself.address
      ? target
      : { ...itself, pattern: ownPattern(target.pattern) },
  );
}

function targetIn({ path, text }: TextAt, resource: Resource, context: RightsContext): RightTarget {
  const { knowledge, meant, valuesOf, typeOf } = context.picture.model;
  const pattern = context.renamed(text);
  const named = context.namedIn(text);
  const [first] = named;
  if (first !== undefined) {
    const rest = /^\uE0A0[0-9a-f]*\uE0A1(.*)$/s.exec(text)?.[1];
    return named.length === 1 && rest !== undefined ? oneAt(first, rest) : { ...SOMETHING, pattern };
  }
  if (knowledge.meansEverything(text)) return { ...EVERYTHING, pattern: text === '*' ? '*' : pattern };
  const found = holdsInstanceName(text) ? [] : meant(resource, { path, text });
  const [address] = found;
  if (found.length === 1 && address !== undefined) {
    const names = knowledge.ownNamesOf(typeOf(address)).flatMap((name) => textsAt(valuesOf(address), [name]));
    for (const name of names) {
      const at = text.lastIndexOf(name);
      const rest = at < 0 ? null : text.slice(at + name.length);
      if (rest !== null && /^(?:$|[/:])/.test(rest)) return oneAt(address, rest);
    }
  }
  const words = text === '*' ? null : identityIn(text, resource.account ?? '');
  const isPlain = words !== null && words.name !== '' && !/[*?]/.test(text);
  return isPlain ? { reach: 'one', pattern, noun: words.noun, name: words.name } : { ...SOMETHING, pattern };
}
