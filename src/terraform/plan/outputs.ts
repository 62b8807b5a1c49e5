/** Guesses the module output that an attribute refers to, if an index hides the output's name from the plan. */
import { subjectOf } from '../../catalog/attribute-roles.js';
import { tiersFor } from '../../catalog/placement.js';
import { groupBy } from '../../graph/group-by.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import type { Link } from '../references/links.js';

const endsWithWords = (text: string, end: string): boolean => text === end || text.endsWith(`_${end}`);

const SELF_LINK = /_self_links?$/;
const subjectOfOutput = (name: string): string => subjectOf(name.replace(SELF_LINK, ''));

/**
 * Subjects that match by their last word alone: `delegated_subnet_id` may refer to an output named after the occupant
 * of the subnet (`postgres_subnets`).
 */
const KIND_OF_PLACE = /(?:^|_)(subnet|subnetwork)$/;

/**
 * True if an attribute names subnets.
 * @param path path of the attribute, including its blocks
 */
export const namesPlace = (path: string): boolean => KIND_OF_PLACE.test(subjectOfOutput(nameOf(path)));

/**
 * Returns the outputs that an attribute may refer to. Terraform lists `module.vpc[each.key].private_subnets` as
 * `module.vpc` only.
 * An output with the attribute's name wins; otherwise outputs with the same subject: `subnet_ids` -> `private_subnets`,
 * `public_subnets`.
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
 * Drops guessed links if another candidate output fits the resource better by name, e.g. `database_subnets` for a subnet group of
 * databases. Outputs that lead to no subnet in the plan are not candidates.
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
