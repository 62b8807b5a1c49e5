/**
 * Where a module builds whose code is not here: with the providers that its call hands on, or with those that it would
 * inherit. Which of them it uses only its name may say; where they are in different places nothing is known.
 */
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { CallCode } from '../../terraform/module-tree/module-model.js';
import { parseModuleSource } from '../../terraform/modules/source.js';
import { shortProvider } from '../../terraform/provider.js';
import { configuredAs, type ProviderName, providerNameOf } from '../../terraform/references/providers.js';
import type { Repetition } from './expand.js';
import { type PlaceOfModule, type ProviderScope, placeConfigured } from './places.js';

/** @param repetition the instance of the call */
export function placeOfCall(call: CallCode, scope: ProviderScope, repetition: Repetition): PlaceOfModule {
  const meant = providerIn(call.source ?? '');
  const places = namesFor(call, scope)
    .filter(({ name }) => meant === null || providerBehind(name, scope) === meant)
    .map((wanted) => ({ provider: providerBehind(wanted.name, scope), ...placeIn(wanted, scope, repetition) }))
    .filter(({ region }) => region !== undefined);
  const [place, ...others] = places;
  return place !== undefined && others.every((other) => isSame(place, other)) ? place : {};
}

const isSame = (a: PlaceOfModule, b: PlaceOfModule): boolean =>
  a.provider === b.provider && a.region === b.region && a.account === b.account;

function placeIn(name: ProviderName, scope: ProviderScope, repetition: Repetition) {
  const key = name.key && { expression: name.key, scope, inside: null };
  const configured = configuredAs<ProviderScope>(name, scope, key);
  return configured === null ? {} : placeConfigured(configured, repetition);
}

const providerBehind = (name: string, { node }: ProviderScope): string =>
  shortProvider(node.code.requiredProviders.get(name) ?? name);

/** As the caller knows them. */
function namesFor({ block }: CallCode, scope: ProviderScope): readonly ProviderName[] {
  const handed = argumentOf(block.body, 'providers');
  if (handed?.kind !== 'object') return inherited(scope);
  const named = handed.entries.flatMap(({ key, value }) => {
    const [inside, outside] = [providerNameOf(key), providerNameOf(value)];
    return inside === null || outside === null ? [] : [{ inside, outside }];
  });
  // What has an alias in the module is for a part of it.
  const usual = named.filter(({ inside }) => inside.alias === null);
  return (usual.length > 0 ? usual : named).map(({ outside }) => outside);
}

/** Those without an alias, of the caller and all around it. */
function inherited(scope: ProviderScope): readonly ProviderName[] {
  const names = new Set<string>();
  for (let at: ProviderScope | null = scope; at !== null; at = at.parent) {
    for (const { name, alias } of at.node.code.providers) if (alias === null) names.add(name);
  }
  return [...names].map((name) => ({ name, alias: null }));
}

/** The name that modules of registries must have, and that others have by habit: `terraform-aws-vpc`. */
const BY_HABIT = /(?:^|[/:])terraform-([a-z0-9]+)-/;

function providerIn(source: string): string | null {
  const parsed = parseModuleSource(source);
  if (parsed.kind === 'registry') return parsed.source.split('//', 1)[0]!.split('/').at(-1)!;
  return BY_HABIT.exec(source)?.[1] ?? null;
}
