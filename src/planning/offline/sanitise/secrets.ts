/**
 * Marks secrets in the copy, so that Terraform hides them in the plan. `sensitive = true` on a module's output is not
 * enough: Terraform 1.11 shows the value in the plan of the calling module. So the copy marks the value itself. All
 * outputs of the root module are marked, because Terraform refuses an unmarked one that contains a secret.
 */
import { isSecret } from '../../../catalog/secrets.js';
import { isMarkedSecret } from '../../../terraform/blocks.js';
import type { JsonObject, JsonString, JsonValue } from '../../../terraform/hcl/json/values.js';
import type { Attribute, Block, Body, Expression, HclFile } from '../../../terraform/hcl/model.js';
import { quoted } from '../../../terraform/hcl/print.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Edit } from '../edits.js';
import { walk } from '../expressions.js';

/** The secret outputs of a module. */
export interface Secrets {
  /** True for the root module, all of whose outputs are marked. */
  readonly isRoot: boolean;
  /** Names of the outputs that are marked, after override files. */
  readonly outputs: ReadonlySet<string>;
}

/** Returns the secret outputs of a module. */
export const secretsOf = ({ directory, outputs }: ModuleCode, rootDirectory: string): Secrets => ({
  isRoot: directory === rootDirectory,
  outputs: new Set([...outputs.values()].filter(({ block }) => isMarkedSecret(block)).map(({ name }) => name)),
});

/** Argument and function that mark a value as secret. */
const MARK = 'sensitive';

/** Returns the edits that mark the secrets in a file in native syntax. */
export function secretEdits(file: HclFile, { isRoot, outputs }: Secrets): Edit[] {
  return file.body.blocks.flatMap((block) => {
    switch (block.type) {
      case 'output':
        return isRoot ? markOutput(block) : outputs.has(block.labels[0] ?? '') ? markValue(block) : [];
      case 'resource':
      case 'data':
        return membersOf(block.body, block.labels[0] ?? '');
      default:
        return [];
    }
  });
}

/** Returns the edits that mark an output as sensitive. */
function markOutput({ body: { attributes, span } }: Block): Edit[] {
  const mark = attributes.find(({ name }) => name === MARK);
  if (mark !== undefined) return [{ start: mark.value.span.start, end: mark.value.span.end, text: 'true' }];
  // The line breaks matter: a block in one line may hold only one attribute.
  return [
    { start: span.start, end: span.start, text: '\n' },
    { start: span.end, end: span.end, text: `\n${MARK} = true\n` },
  ];
}

/** Returns the edits that mark the value of an output as sensitive. */
const markValue = ({ body: { attributes } }: Block): Edit[] =>
  attributes.filter(({ name }) => name === 'value').map(({ value }) => markExpression(value));

/** Returns the edit that marks an expression as sensitive. The line break ends a heredoc. */
const markExpression = ({ span: { start, end } }: Expression): Edit => ({
  start,
  end,
  before: `${MARK}(`,
  after: '\n)',
});

/** Arguments whose value Terraform itself must see. */
const META: ReadonlySet<string> = new Set(['count', 'for_each', 'depends_on', 'lifecycle', 'provider']);

/**
 * Functions whose result has the members of their arguments. Others may turn an object into a text, in which a mark
 * would hide everything.
 */
const KEEPS_MEMBERS: ReadonlySet<string> = new Set('coalesce concat flatten merge tolist tomap toset try'.split(' '));

/** Returns the edits for a body and its nested blocks, as in `environment { variables = { ... } }`. */
const membersOf = ({ attributes, blocks }: Body, type: string): Edit[] => [
  ...attributes.flatMap((attribute) => membersIn(attribute, type)),
  ...blocks.flatMap(({ body }) => membersOf(body, type)),
];

/**
 * Returns the edits that mark secret members, as in `auth = { password = "x" }`: an inferred schema has no object types
 * that could be marked.
 */
function membersIn({ name, value }: Attribute, type: string): Edit[] {
  const edits: Edit[] = [];
  if (META.has(name)) return edits;
  walk(value, (part, outers) => {
    if (part.kind !== 'object') return;
    if (outers.some((outer) => outer.kind === 'call' && !KEEPS_MEMBERS.has(outer.name))) return;
    for (const { key, value: member } of part.entries) {
      if (key.kind === 'literal' && isSecret(type, [name, String(key.value)])) edits.push(markExpression(member));
    }
  });
  return edits;
}

/** Returns the secret strings of a block in JSON syntax, which does not tell attributes from blocks. */
export function secretsInJson(body: JsonObject, type: string): readonly JsonString[] {
  const pending: [value: JsonValue, path: readonly string[]][] = [[body, []]];
  const strings: JsonString[] = [];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, path] = next;
    if (value.kind === 'array') for (const item of value.items) pending.push([item, path]);
    if (value.kind === 'string' && path.length > 1 && isSecret(type, path.slice(-2))) strings.push(value);
    if (value.kind !== 'object') continue;
    for (const { name, value: member } of value.members) {
      if (path.length > 0 || !META.has(name.value)) pending.push([member, [...path, name.value]]);
    }
  }
  return strings;
}

/** Returns a text in JSON syntax as a marked expression. */
export const secretText = (text: string): string => `\${${MARK}(${quoted(text)})}`;

/** Marker of a heredoc, which no template contains by chance. */
const HEREDOC = 'GROUNDPLAN_SECRET';

/**
 * Returns a template in JSON syntax as a marked one. A single expression keeps its type. Any other template becomes a
 * heredoc, which needs no escapes, like a string of JSON after parsing.
 */
export const secretTemplate = (text: string, expressions: readonly Expression[]): string =>
  wrapTemplate(text, expressions, { before: `${MARK}(`, after: '\n)' });

/** Returns a template in JSON syntax with text around its value. */
export function wrapTemplate(
  text: string,
  expressions: readonly Expression[],
  { before, after }: { readonly before: string; readonly after: string },
): string {
  if (isAlone(expressions) && ALONE.test(text)) return `\${${before}${text.slice(2, -1)}${after}}`;
  return `\${${before}trimsuffix(<<${HEREDOC}\n${text}\n${HEREDOC}\n, "\\n")${after}}`;
}

/** A single interpolation without the strip markers `~`. */
const ALONE = /^\$\{(?!~).*(?<!~)\}$/s;

/** True for a template of one interpolation and nothing else. */
function isAlone([template]: readonly Expression[]): boolean {
  return template?.kind === 'template' && template.parts.length === 1 && template.directives === undefined;
}
