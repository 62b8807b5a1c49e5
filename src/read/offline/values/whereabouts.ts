/** Where a configuration builds, as far as it says so in plain words. */
import type { Expression } from '../../hcl/model.js';
import type { ModuleCode, ModuleNode } from '../../hcl/module-model.js';
import { argumentOf } from '../../hcl/walk.js';
import { directoriesOf } from '../modules.js';
import { USUAL_WHEREABOUTS, type Whereabouts } from './well-known.js';

const PREFIXES = { aws: 'aws_', google: 'google_', azure: 'azurerm_' } as const;

/** Of the providers of the root without an alias; the cloud that has most resources. */
export function whereabouts(root: ModuleNode): Whereabouts {
  const { code } = root;
  const types = directoriesOf(root).flatMap(({ resources }) => resources.map(({ type }) => type));
  const share = (cloud: keyof typeof PREFIXES) => types.filter((type) => type.startsWith(PREFIXES[cloud])).length;
  const mostly = (['aws', 'google', 'azure'] as const).reduce((most, one) => (share(one) > share(most) ? one : most));
  const region = (provider: string): string | null => {
    const block = code.providers.find(({ name, alias }) => name === provider && alias === null)?.block;
    return block === undefined ? null : plainText(argumentOf(block.body, 'region'), code);
  };
  return {
    aws: region('aws') ?? USUAL_WHEREABOUTS.aws,
    google: region('google') ?? USUAL_WHEREABOUTS.google,
    azure: USUAL_WHEREABOUTS.azure,
    mostly,
  };
}

/** A text, or a variable whose default is one. */
function plainText(expression: Expression | null, { variables }: ModuleCode): string | null {
  if (expression?.kind === 'literal') return typeof expression.value === 'string' ? expression.value : null;
  const [step] = expression?.kind === 'traversal' && expression.root === 'var' ? expression.steps : [];
  const value = step?.kind === 'attribute' ? variables.get(step.name)?.default : null;
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : null;
}
