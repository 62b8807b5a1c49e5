/**
 * Schema of the blocks that Terraform itself defines. In JSON an object is either an attribute or a block, and only a
 * schema decides which. It also says which strings are templates.
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */

/**
 * Meaning of the strings in a value: plain text, a template (`"${var.name}-db"`), or an expression without `${}`
 * (`"aws_vpc.main"` in `depends_on`).
 */
export type Strings = 'text' | 'template' | 'expression';

export interface BodySchema {
  readonly blocks: ReadonlyMap<string, BlockSchema>;
  /** Meaning of the strings in attributes that are not in `exceptions`. */
  readonly strings: Strings;
  /** Meaning by attribute name. */
  readonly exceptions: ReadonlyMap<string, Strings>;
}

export interface BlockSchema {
  /** Number of labels. */
  readonly labels: number;
  readonly body: BodySchema;
}

type Blocks = Readonly<Record<string, readonly [labels: number, body: BodySchema]>>;

/** @param exceptions attribute names by the meaning of their strings */
const body = (
  strings: Strings,
  exceptions: Readonly<Partial<Record<Strings, readonly string[]>>> = {},
  blocks: Blocks = {},
): BodySchema => ({
  strings,
  exceptions: new Map(
    Object.entries(exceptions).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Strings])),
  ),
  blocks: new Map(Object.entries(blocks).map(([name, [labels, inner]]) => [name, { labels, body: inner }])),
});

const PLAIN = body('template');
const TEXT = body('text');
const CONDITION = { precondition: [0, PLAIN], postcondition: [0, PLAIN] } as const;

/** Content of blocks that providers define. Their schema is unknown, so every object becomes an attribute. */
const CONTENT = body('template');
const DYNAMIC = body('template', { expression: ['iterator'] }, { content: [0, CONTENT] });

const RESOURCE = body(
  'template',
  { expression: ['depends_on', 'provider'] },
  {
    lifecycle: [0, body('template', { expression: ['ignore_changes', 'replace_triggered_by'] }, CONDITION)],
    provisioner: [1, body('template', { text: ['when', 'on_failure'] }, { connection: [0, PLAIN] })],
    connection: [0, PLAIN],
    dynamic: [1, DYNAMIC],
  },
);

/** `.tfvars.json`: names and plain values. */
export const VALUES_SCHEMA: BodySchema = TEXT;

/** `.tf.json`. */
export const FILE_SCHEMA: BodySchema = body(
  'template',
  {},
  {
    resource: [2, RESOURCE],
    data: [2, RESOURCE],
    ephemeral: [2, RESOURCE],
    module: [1, body('template', { expression: ['depends_on', 'providers'] })],
    variable: [1, body('text', { expression: ['type'] }, { validation: [0, PLAIN] })],
    output: [1, body('template', { text: ['description'], expression: ['depends_on'] }, { precondition: [0, PLAIN] })],
    provider: [1, body('template', { text: ['alias', 'version'] })],
    locals: [0, PLAIN],
    terraform: [
      0,
      body(
        'text',
        {},
        {
          backend: [1, TEXT],
          cloud: [0, body('text', {}, { workspaces: [0, TEXT] })],
          required_providers: [0, body('text', { expression: ['configuration_aliases'] })],
          provider_meta: [1, PLAIN],
        },
      ),
    ],
    check: [1, body('template', {}, { data: [2, RESOURCE], assert: [0, PLAIN] })],
    moved: [0, body('expression')],
    removed: [0, body('expression', {}, { lifecycle: [0, PLAIN], provisioner: [1, PLAIN] })],
    import: [0, body('template', { expression: ['to', 'provider'] })],
  },
);
