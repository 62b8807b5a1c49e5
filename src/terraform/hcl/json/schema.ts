/**
 * Schema of Terraform's own blocks. In JSON an object may be an attribute or a block, and only a schema tells them apart.
 * https://developer.hashicorp.com/terraform/language/syntax/json
 */

/** Meaning of a value's strings: text, templates, or expressions written without `${}`. */
export type Strings = 'text' | 'template' | 'expression';

export interface BodySchema {
  readonly blocks: ReadonlyMap<string, BlockSchema>;
  /** Meaning of strings in attributes that are not in `special`. */
  readonly strings: Strings;
  readonly special: ReadonlyMap<string, Strings>;
}

export interface BlockSchema {
  readonly labels: number;
  readonly body: BodySchema;
}

type Blocks = Readonly<Record<string, readonly [labels: number, body: BodySchema]>>;

const body = (
  strings: Strings,
  special: Readonly<Partial<Record<Strings, readonly string[]>>> = {},
  blocks: Blocks = {},
): BodySchema => ({
  strings,
  special: new Map(Object.entries(special).flatMap(([kind, names]) => names.map((name) => [name, kind as Strings]))),
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
