/**
 * Guesses the module output that an attribute refers to. Terraform lists `module.vpc[each.key].private_subnets` as
 * `module.vpc` only, because the index hides the name of the output.
 */
import { subjectOf } from '../../catalog/attribute-roles.js';
import { tiersFor } from '../../catalog/placement.js';
import { groupBy } from '../../graph/group-by.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import type { Link } from '../references/links.js';

/** True if the text ends with these words: `private_subnets` with `subnets`. */
const endsWithWords = (text: string, end: string): boolean => text === end || text.endsWith(`_${end}`);

/** Ending of the names of outputs that contain self links of Google Cloud: `subnets_self_links`. */
const SELF_LINK = /_self_links?$/;

/** Returns the subject of a name: `private_subnet_ids` and `private_subnets_self_links` -> `private_subnet`. */
const subjectOfOutput = (name: string): string => subjectOf(name.replace(SELF_LINK, ''));

/**
 * Subjects that match by their last word alone: `delegated_subnet_id` may refer to an output named after the occupant
 * of the subnet (`postgres_subnets`).
 */
const SUBNET_KIND = /(?:^|_)(subnet|subnetwork)$/;

/**
 * True if an attribute names subnets.
 * @param path path of the attribute, including its blocks
 */
export const namesSubnets = (path: string): boolean => SUBNET_KIND.test(subjectOfOutput(nameOf(path)));

/**
 * Returns the outputs that an attribute may refer to.
 * An output with the attribute's name wins; otherwise outputs with the same subject: `subnet_ids` -> `private_subnets`,
 * `public_subnets`.
 */
export function likelyOutputs(attribute: string, outputs: readonly string[]): readonly string[] {
  if (outputs.includes(attribute)) return [attribute];
  const subject = subjectOfOutput(attribute);
  const outputsWithSubject = (anySubject: string): readonly string[] =>
    outputs.filter((output) => {
      const outputSubject = subjectOfOutput(output);
      return endsWithWords(outputSubject, anySubject) || endsWithWords(anySubject, outputSubject);
    });
  const sameSubject = outputsWithSubject(subject);
  const [, subnetKind] = SUBNET_KIND.exec(subject) ?? [];
  return sameSubject.length > 0 || subnetKind === undefined ? sameSubject : outputsWithSubject(subnetKind);
}

/**
 * Drops guessed links if another candidate output fits the resource better by name, e.g. `database_subnets` for a
 * subnet group of databases. Outputs that lead to no subnet in the plan are not candidates.
 * @param resources instances of the resource that the links start at
 */
export function likelyLinks(links: readonly Link[], resources: readonly Resource[]): readonly Link[] {
  const guesses = links.filter(({ guessedOutput, path }) => guessedOutput !== undefined && path !== null);
  const unlikely = new Set<Link>();
  for (const [path, guessedLinks] of groupBy(guesses, ({ path }) => path)) {
    const [, subnetKind] = SUBNET_KIND.exec(subjectOfOutput(nameOf(path as string))) ?? [];
    if (subnetKind === undefined) continue;
    const toSubnets = guessedLinks.filter(({ to }) => endsWithWords(parseTerraformAddress(to)?.type ?? '', subnetKind));
    if (toSubnets.length === 0) continue;
    const outputs = [...new Set(toSubnets.map(nameOfGuess))];
    const likely = fittingOutputs(outputs, resources, subnetKind);
    for (const link of guessedLinks) {
      if (!toSubnets.includes(link) || !likely.includes(nameOfGuess(link))) unlikely.add(link);
    }
  }
  return unlikely.size === 0 ? links : links.filter((link) => !unlikely.has(link));
}

/** Returns the outputs whose tier fits the resources by name; all outputs if the instances disagree, or none fits. */
function fittingOutputs(
  outputs: readonly string[],
  resources: readonly Resource[],
  subnetKind: string,
): readonly string[] {
  const choices = new Set(resources.map((resource) => tiersFor(resource, outputs, subnetKind).join('\n')));
  const [choice = ''] = choices.size === 1 ? choices : [];
  return choice === '' ? outputs : choice.split('\n');
}

/** Returns the subject of a guessed output: `module.vpc.output.private_subnets` -> `private_subnet`. */
const nameOfGuess = ({ guessedOutput = '' }: Link): string =>
  subjectOfOutput(guessedOutput.slice(guessedOutput.lastIndexOf('.') + 1));
