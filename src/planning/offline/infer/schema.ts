/**
 * Infers the schemas of stand-in providers from the use of resources in the configuration (`use.ts`), since the real
 * schemas are not available offline. An attribute of type `dynamic` accepts any value. If Terraform rejects a schema,
 * the next attempt gets corrections.
 */

import { LIST_ARGUMENT } from '../../../catalog/examples.js';
import { isSecret } from '../../../catalog/secrets.js';
import { isSchemaName } from '../../../terraform/blocks.js';
import {
  type AttributeSchema,
  type BlockSchema,
  BUILTIN_PROVIDER,
  type CtyType,
  type NestedBlock,
  type ProviderSchema,
} from '../../../terraform/mock-provider/schema.js';
import { BUILT_IN } from './addresses.js';
import type { ConfigurationUse } from './types.js';
import type { AttributeUse, BodyUse } from './use.js';

/**
 * Extra argument of every data source. Setting it to an unknown value defers the data source: Terraform does not read
 * one whose arguments are unknown. An answer, by contrast, must be known.
 */
export const DEFER = 'groundplan_defer';

/** Corrections of the inferred schemas, taken from Terraform's diagnostics. */
export interface SchemaCorrections {
  /** Names of write-only attributes. */
  readonly writeOnly: ReadonlySet<string>;
  /** Types of attributes in the blocks of data sources, by attribute name. */
  readonly types: ReadonlyMap<string, CtyType>;
}

/** Returns the schema of each provider that the configuration uses. */
export function schemasOf({ providers }: ConfigurationUse, corrections: SchemaCorrections): readonly ProviderSchema[] {
  const inference = new Inference(corrections);
  return [...providers].map(([address, use]) => {
    const inferred: ProviderSchema = {
      address,
      config: inference.config(use.config),
      resources: mapValues(use.managed, (body, type) => inference.resource(body, type)),
      data: mapValues(use.data, (body, type) => inference.dataSource(body, type)),
      ephemeral: mapValues(use.ephemeral, (body, type) => inference.resource(body, type)),
      functions: [...use.functions],
    };
    return address === BUILT_IN ? withBuiltIn(inferred) : inferred;
  });
}

/**
 * Replaces inferred types by the known schema of the built-in provider, which also holds the stand-in for modules whose
 * code is not available.
 */
const withBuiltIn = ({ resources, data, ...inferred }: ProviderSchema): ProviderSchema => ({
  ...inferred,
  resources: new Map([...resources, ...BUILTIN_PROVIDER.resources]),
  data: new Map([...data, ...mapValues(BUILTIN_PROVIDER.data, withDefer)]),
  functions: BUILTIN_PROVIDER.functions,
});

/** Adds the argument DEFER. */
const withDefer = ({ attributes, blocks }: BlockSchema): BlockSchema => ({
  attributes: new Map([...attributes, [DEFER, { type: 'dynamic', optional: true }]]),
  blocks,
});

/** The naming convention of providers: `password_wo`. */
const WRITE_ONLY = /_wo$/;

/** The resource or data source that contains a block. */
interface Owner {
  readonly type: string;
  /** Names of the enclosing blocks, outermost first; empty at the top level. */
  readonly path: readonly string[];
  readonly isDataSource: boolean;
}

/** Infers the schemas of blocks. */
class Inference {
  constructor(readonly corrections: SchemaCorrections) {}

  /** Infers the schema of a `provider` block. */
  config(body: BodyUse): BlockSchema {
    const attributes = new Map<string, AttributeSchema>();
    const blocks = new Map<string, NestedBlock>();
    for (const name of body.attributes.keys()) {
      if (isSchemaName(name) && !body.blocks.has(name)) attributes.set(name, { type: 'dynamic', optional: true });
    }
    for (const [name, use] of body.blocks) {
      if (isSchemaName(name)) blocks.set(name, { nesting: 'list', block: this.config(use.body) });
    }
    return { attributes, blocks };
  }

  /** Infers the schema of a managed or ephemeral resource. */
  resource(body: BodyUse, type: string): BlockSchema {
    return this.#block(body, { type, path: [], isDataSource: false });
  }

  /**
   * Infers the schema of a data source. Attributes in its blocks have one type each: Terraform 1.11 crashes on a
   * deferred data source with a list of blocks whose attribute has any type ("ProposedNew only supports object-typed
   * values").
   */
  dataSource(body: BodyUse, type: string): BlockSchema {
    return withDefer(this.#block(body, { type, path: [], isDataSource: true }));
  }

  /** Infers the schema of a block. */
  #block(body: BodyUse, owner: Owner): BlockSchema {
    const { type, path, isDataSource } = owner;
    const attributes = new Map<string, AttributeSchema>();
    const blocks = new Map<string, NestedBlock>();
    // Terraform carries the mark of a secret through every function, so no name made of a secret is shown.
    const add = (name: string, schema: AttributeSchema) =>
      attributes.set(name, isSecret(type, [...path, name]) ? { ...schema, sensitive: true } : schema);
    for (const [name, use] of body.attributes) {
      if (!isSchemaName(name)) continue;
      // `ingress = []` beside `ingress {}`: an attribute that may be written as blocks.
      const block = use.isConfigured ? body.blocks.get(name) : undefined;
      if (block !== undefined)
        add(name, {
          type: ['list', this.#objectType(block.body)],
          optional: true,
          computed: use.isReferenced || block.isIndexed,
        });
      else if (!body.blocks.has(name))
        add(name, isDataSource && path.length > 0 ? this.#typedAttribute(name, use) : this.#attribute(name, use));
    }
    for (const [name, use] of body.blocks) {
      if (attributes.has(name) || !isSchemaName(name)) continue;
      blocks.set(name, {
        nesting: use.isSingle ? 'single' : 'list',
        block: this.#block(use.body, { ...owner, path: [...path, name] }),
        ...((use.isSingle || use.isIndexed) && !isDataSource && { unknownWhenAbsent: true }),
      });
    }
    return { attributes, blocks };
  }

  /** Infers an attribute that accepts any value. */
  #attribute(name: string, { isConfigured, isReferenced }: AttributeUse): AttributeSchema {
    if (WRITE_ONLY.test(name) || this.corrections.writeOnly.has(name))
      return { type: 'dynamic', optional: true, writeOnly: true };
    // An attribute without a reader is not computed, so that null stays null and the plan small.
    if (isConfigured) return { type: 'dynamic', optional: true, ...(isReferenced && { computed: true }) };
    return { type: 'dynamic', computed: true };
  }

  /** Infers an attribute with one type. */
  #typedAttribute(name: string, use: AttributeUse): AttributeSchema {
    return {
      type: this.#typeOf(name, use),
      ...(use.isConfigured && { optional: true }),
      ...((use.isReferenced || !use.isConfigured) && { computed: true }),
    };
  }

  /** Returns the type that fits the name and the use of an attribute. */
  #typeOf(name: string, { kinds }: AttributeUse): CtyType {
    const correctedType = this.corrections.types.get(name);
    if (correctedType !== undefined) return correctedType;
    if (kinds.has('list')) return ['list', 'string'];
    if (kinds.has('map')) return ['map', 'string'];
    return !kinds.has('text') && LIST_ARGUMENT.test(name) ? ['list', 'string'] : 'string';
  }

  /** Returns the type of blocks that may also be written as a list of objects. */
  #objectType(body: BodyUse): CtyType {
    const members: Record<string, CtyType> = Object.create(null);
    for (const [name, use] of body.attributes) members[name] = this.#typeOf(name, use);
    for (const [name, block] of body.blocks) members[name] = ['list', this.#objectType(block.body)];
    // One object rarely sets all members, so all are optional.
    return ['object', members, Object.keys(members)];
  }
}

/** Returns the map with converted values. */
const mapValues = <A, B>(map: ReadonlyMap<string, A>, convert: (value: A, key: string) => B): ReadonlyMap<string, B> =>
  new Map([...map].map(([key, value]) => [key, convert(value, key)]));
