/** Removes the parts of a file in native syntax that must not get into a plan. */
import type { Block, Body, HclFile } from '../../../terraform/hcl/model.js';
import { attributesIn } from '../../../terraform/hcl/walk.js';
import type { Edit } from '../edits.js';
import { CHECK, type Keep, keepsAttribute, nestedRule, TOP_LEVEL_RULES } from './keep.js';

export interface Removal {
  /** Path of the file, relative to the source. */
  readonly file: string;
  readonly line: number;
  /** Types and labels of the enclosing blocks and of the removed one: `terraform.backend.s3`, `variable.x.validation`. */
  readonly what: string;
}

export interface Sanitised {
  readonly edits: readonly Edit[];
  readonly removals: readonly Removal[];
}

export function blockEdits(file: HclFile): Sanitised {
  const edits: Edit[] = [];
  const removals: Removal[] = [];
  const drop = ({ start, end, line }: { start: number; end: number; line: number }, what: string) => {
    edits.push({ start, end, text: '' });
    removals.push({ file: file.path, line, what });
  };

  const clean = (body: Body, keep: Keep, within: string) => {
    for (const { name, span } of body.attributes) if (!keepsAttribute(keep, name)) drop(span, `${within}.${name}`);
    for (const block of body.blocks) {
      const what = `${within}.${nameOf(block)}`;
      const inner = nestedRule(keep, block.type);
      if (inner === null) drop(block.span, what);
      else if (inner !== keep || keep.otherBlocks !== 'all') clean(block.body, inner, what);
    }
  };

  for (const { name, span } of file.body.attributes) drop(span, name);
  for (const block of file.body.blocks) {
    const keep = TOP_LEVEL_RULES.get(block.type);
    if (block.type === CHECK)
      for (const edit of liftedData(block, (data) => clean(data.body, TOP_LEVEL_RULES.get('data')!, nameOf(data))))
        edits.push(edit);
    else if (keep === undefined) drop(block.span, nameOf(block));
    else clean(block.body, keep, nameOf(block));
    if (block.type === 'variable') edits.push(...quotedType(block));
  }
  edits.push(...oldMaps(file));
  return { edits, removals };
}

const nameOf = ({ type, labels }: Block): string => [type, ...labels].join('.');

/**
 * Moves the data sources of a check to the top level and drops the rest. A check needs an assertion, which would fail
 * on a placeholder. The address of the data source stays the same.
 */
function liftedData(check: Block, clean: (data: Block) => void): Edit[] {
  const edits: Edit[] = [];
  let done = check.span.start;
  for (const block of check.body.blocks) {
    if (block.type !== 'data') continue;
    clean(block);
    edits.push({ start: done, end: block.span.start, text: done === check.span.start ? '' : '\n' });
    done = block.span.end;
  }
  return [...edits, { start: done, end: check.span.end, text: '' }];
}

/** Types that Terraform 0.11 quoted, with their current form. 1.x refuses the quotes. */
const QUOTED_TYPES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['list', 'list(any)'],
  ['map', 'map(any)'],
]);

function quotedType(variable: Block): Edit[] {
  const value = variable.body.attributes.find(({ name }) => name === 'type')?.value;
  if (value?.kind !== 'literal') return [];
  const text = QUOTED_TYPES.get(value.value);
  return text === undefined ? [] : [{ start: value.span.start, end: value.span.end, text }];
}

/** Adds the equals sign between the name of a map and its brace, which old versions did not need. */
function oldMaps({ text, body }: HclFile): Edit[] {
  return attributesIn(body).flatMap(({ attribute: { name, value, span } }) => {
    const start = span.start + name.length;
    const isBlock = value.kind === 'object' && /^\s*$/.test(text.slice(start, value.span.start));
    return isBlock ? [{ start, end: start, text: ' =' }] : [];
  });
}
