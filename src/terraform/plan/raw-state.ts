/** Converts the resources of a version 4 state file to the shape that `terraform show -json` writes. */
import { listOf, member, textOf } from '../../platform/json/foreign.js';

export const rawValues = (resources: readonly unknown[]) => ({
  root_module: { resources: resources.flatMap(instancesOf) },
});

function instancesOf(resource: unknown): readonly object[] {
  const instances = listOf(member(resource, 'instances'));
  if (instances.length === 0) return [];
  const of = (name: string) => member(resource, name);
  const shared = {
    ...{ mode: of('mode'), type: of('type'), name: of('name'), module_address: of('module') },
    provider_name: providerOf(textOf(of('provider')) ?? ''),
  };
  return instances.map((instance) => ({
    ...shared,
    index: member(instance, 'index_key'),
    values: member(instance, 'attributes'),
    sensitive_values: sensitiveOf(instance),
    depends_on: listOf(member(instance, 'dependencies')),
    deposed_key: member(instance, 'deposed'),
  }));
}

/** `module.a.provider["registry.terraform.io/hashicorp/aws"].west`; `provider.aws` before 0.13. */
const providerOf = (text: string): string =>
  /\["([^"]+)"\]/.exec(text)?.[1] ?? /provider\.([\w-]+)/.exec(text)?.[1] ?? '';

/**
 * Returns the sensitive attributes of an instance; true if the whole instance is sensitive.
 * Hides more than the paths mark: the entire attribute that a path starts with. Hides the entire instance if a path starts with
 * no
 * attribute (`[]` marks everything), or is not a path, as in old states.
 */
function sensitiveOf(instance: unknown): Readonly<Record<string, true>> | true {
  const paths = member(instance, 'sensitive_attributes') ?? [];
  if (!Array.isArray(paths)) return true;
  const names = paths.map(attributeOf);
  return names.includes(null) ? true : Object.fromEntries(names.map((name) => [name, true]));
}

function attributeOf(path: unknown): string | null {
  const first = listOf(path)[0];
  return member(first, 'type') === 'get_attr' ? textOf(member(first, 'value')) : null;
}
