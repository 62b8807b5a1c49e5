/** Which outputs of a module an attribute can mean, where an index hides the output's name from the plan. */
import { subjectOf } from '../catalog/attribute-roles.js';
import { tiersFor } from '../catalog/placement.js';
import { groupBy } from '../graph/group-by.js';
import { nameOf, type Resource } from '../graph/inventory.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Link } from '../terraform/references/links.js';

const endsWithWords = (text: string, end: string): boolean => text === end || text.endsWith(`_${end}`);

const SELF_LINK = /_self_links?$/;
const subjectOfOutput = (name: string): string => subjectOf(name.replace(SELF_LINK, ''));

/** What is the same kind of thing whatever it is for: a delegated subnet is called after what stands in it elsewhere. */
const KIND_OF_PLACE = /(?:^|_)(subnet|subnetwork)$/;

/** Whether an attribute says in which subnets something is. @param path with the blocks around it */
export const namesPlace = (path: string): boolean => KIND_OF_PLACE.test(subjectOfOutput(nameOf(path)));

/**
 * `module.vpc[each.key].private_subnets` is listed as `module.vpc`. The output with the attribute's own name is what
 * it means; else those about the same thing: `private_subnets` and `public_subnets` for `subnet_ids`.
 */
export function likelyOutputs(attribute: string, outputs: readonly string[]): readonly string[] {
  if (outputs.includes(attribute)) return [attribute];
  const subject = subjectOfOutput(attribute);
  const about = (wanted: string): readonly string[] =>
    outputs.filter((output) => {
      const other = subjectOfOutput(output);
      return endsWithWords(other, wanted) || endsWithWords(wanted, other);
    });
  const [, kind] = KIND_OF_PLACE.exec(subject) ?? [];
  const same = about(subject);
  return same.length > 0 || kind === undefined ? same : about(kind);
}

/**
 * Links without those that a guess has led to, where another output that may be meant as well is called after what names it:
 * `database_subnets` for a subnet group of databases. What leads to nothing that is there is none of them.
 */
export function likelyLinks(links: readonly Link[], resources: readonly Resource[]): readonly Link[] {
  const guesses = links.filter(({ guess, path }) => guess !== undefined && path !== null);
  const unlikely = new Set<Link>();
  for (const [path, guessed] of groupBy(guesses, ({ path }) => path)) {
    const [, kind] = KIND_OF_PLACE.exec(subjectOfOutput(nameOf(path as string))) ?? [];
    if (kind === undefined) continue;
    const about = guessed.filter(({ to }) => endsWithWords(parseTerraformAddress(to)?.type ?? '', kind));
    const names = [...new Set(about.map(nameOfGuess))];
    const said = new Set(resources.map((resource) => tiersFor(resource, names, kind).join('\n')));
    const [only = ''] = said.size === 1 ? said : [];
    const meant = only === '' ? names : only.split('\n');
    if (about.length === 0) continue;
    for (const link of guessed) if (!about.includes(link) || !meant.includes(nameOfGuess(link))) unlikely.add(link);
  }
  return unlikely.size === 0 ? links : links.filter((link) => !unlikely.has(link));
}

const nameOfGuess = ({ guess = '' }: Link): string => subjectOfOutput(guess.slice(guess.lastIndexOf('.') + 1));
