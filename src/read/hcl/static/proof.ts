/** Which instances an attribute of one instance comes from, where the code alone proves it. */
import { parseTerraformAddress, type TerraformAddress } from '../../../graph/terraform-address.js';
import type { InstanceProof } from '../../config-graph.js';
import type { Block, Body } from '../model.js';
import type { ModuleNode, ResourceCode } from '../module-model.js';
import { resourceAddress } from '../references/subject.js';
import { isDynamic } from '../walk.js';
import { Configuration } from './configuration.js';
import { evaluate, type Names } from './evaluate.js';
import { ANYWHERE, allOf, MarkingScope } from './marking-scope.js';
import { ModuleScope } from './module-scope.js';
import { unknownFrom, type Value } from './value.js';

type Marks = ReadonlySet<string>;

export class Proof implements InstanceProof {
  readonly #root: MarkingScope;
  readonly #known = new Map<string, Marks | null>();

  /** @param variables values of the variables of the root */
  constructor(root: ModuleNode, variables: ReadonlyMap<string, Value>, workspace: Value) {
    this.#root = new MarkingScope(new ModuleScope(root, new Configuration(variables, workspace)));
  }

  among(to: string, origins: ReadonlySet<string>, from: string, attribute: string): readonly string[] | null {
    const marks = this.#marksOf(from, attribute);
    if (marks === null || marks.has(allOf(to))) return null;
    const proved = [...marks].filter((mark) => origins.has(mark));
    return proved.length === 0 ? null : proved;
  }

  /** Null where they may come from anywhere. */
  #marksOf(origin: string, attribute: string): Marks | null {
    const key = `${origin}\n${attribute}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const parts = parseTerraformAddress(origin);
    const values = parts === null ? null : this.#valuesOf(parts, attribute);
    const marks = values === null ? null : unknownFrom(...values).marks;
    const found = marks === null || marks.has(ANYWHERE) ? null : marks;
    this.#known.set(key, found);
    return found;
  }

  #valuesOf(parts: TerraformAddress, attribute: string): readonly Value[] | null {
    const scope = this.#scopeAt(parts);
    const resource = scope?.node.code.resources.find((each) => isResource(each, parts));
    if (!scope || resource === undefined) return null;
    const repetition = scope.expansionOf(resource).instances.find(({ key }) => key === parts.index);
    if (repetition === undefined) return null;
    // All elements of the collection make the resource, one of them this instance.
    if (attribute === 'for_each') return repetition.each === undefined ? null : [repetition.each.value];
    return memberValues(resource.block.body, attribute, scope.names(repetition));
  }

  #scopeAt({ modules }: TerraformAddress): ModuleScope | null {
    let scope: ModuleScope = this.#root;
    for (const { name, index } of modules) {
      const call = scope.node.code.calls.find((each) => each.name === name);
      const called = call && scope.called(call);
      const at = called?.expansion.instances.findIndex(({ key }) => key === index) ?? -1;
      const inner = called?.scopes[at];
      if (inner === undefined) return null;
      scope = inner;
    }
    return scope;
  }
}

const isResource = (code: ResourceCode, { mode, type, name }: TerraformAddress): boolean =>
  resourceAddress(code) === `${mode === 'data' ? 'data.' : ''}${type}.${name}`;

/** All that an attribute, or the blocks of that name, are made of; null where a block is there as often as nobody knows. */
function memberValues(body: Body, name: string, names: Names): readonly Value[] | null {
  const blocks = body.blocks.filter((block) => block.type === name || block.labels[0] === name);
  if (blocks.some(hasDynamic)) return null;
  const attributes = body.attributes.filter((attribute) => attribute.name === name);
  return [
    ...attributes.map(({ value }) => evaluate(value, names)),
    ...blocks.flatMap((block) => allValues(block, names)),
  ];
}

const hasDynamic = (block: Block): boolean => isDynamic(block) || block.body.blocks.some(hasDynamic);

const allValues = ({ body }: Block, names: Names): Value[] => [
  ...body.attributes.map(({ value }) => evaluate(value, names)),
  ...body.blocks.flatMap((block) => allValues(block, names)),
];
