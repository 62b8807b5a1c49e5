/** Collects the declarations at the top level of files, with override files merged. */

import { LABELS } from '../blocks.js';
import type { Attribute, Block, Expression, HclFile } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';
import * as messages from '../messages.js';
import type { CodeFault, SourceLocation } from './module-model.js';
import { mergeBlock } from './override.js';

export interface Declaration extends SourceLocation {
  readonly block: Block;
}

export interface Declarations {
  /** By address: `resource.aws_vpc.main`, `variable.region`, `provider.aws.west`. In order of files and text. */
  readonly blocks: Map<string, Declaration>;
  readonly locals: Map<string, Expression>;
  readonly requiredProviders: Map<string, Expression>;
  readonly faults: CodeFault[];
}

export const noDeclarations = (): Declarations => ({
  blocks: new Map(),
  locals: new Map(),
  requiredProviders: new Map(),
  faults: [],
});

/** Determines whether a name must be new (primary file) or known (override file). */
interface Rule {
  readonly isOverride: boolean;
}

/** Adds the declarations of a file. The first declaration of a name wins; an override changes it. */
export function declare(into: Declarations, file: HclFile, rule: Rule): void {
  for (const block of file.body.blocks) {
    if (block.type === 'locals') {
      for (const { name, value, span } of block.body.attributes) {
        const at = { file, offset: span.start };
        if (mayDeclare(into, `local.${name}`, into.locals.has(name), at, rule)) into.locals.set(name, value);
      }
    } else if (block.type === 'terraform') {
      for (const { name, value, span } of requiredIn(block)) {
        const isNew = rule.isOverride || !into.requiredProviders.has(name);
        if (isNew) into.requiredProviders.set(name, value);
        else fault(into, { file, offset: span.start }, messages.declaredTwice(name));
      }
    } else if (block.type === 'check') {
      for (const nested of block.body.blocks) declareBlock(into, nested, file, rule);
    } else {
      declareBlock(into, block, file, rule);
    }
  }
}

const requiredIn = (terraform: Block): Attribute[] =>
  terraform.body.blocks.flatMap(({ type, body }) => (type === 'required_providers' ? body.attributes : []));

function declareBlock(into: Declarations, block: Block, file: HclFile, rule: Rule): void {
  const labels = LABELS.get(block.type);
  if (labels === undefined) return;
  const at = { file, offset: block.span.start };
  if (block.labels.length !== labels) {
    fault(into, at, messages.wrongLabels(block.type, labels));
    return;
  }
  const address = addressOf(block);
  const base = into.blocks.get(address);
  // A missing provider block counts as an empty one, which an override may change.
  const isImplied = base === undefined && block.type === 'provider' && argumentOf(block.body, 'alias') === null;
  if (!isImplied && !mayDeclare(into, address, base !== undefined, at, rule)) return;
  into.blocks.set(address, base === undefined ? { block, file, span: block.span } : overridden(base, block, file));
}

function addressOf(block: Block): string {
  const alias = block.type === 'provider' ? argumentOf(block.body, 'alias') : null;
  const parts = [block.type, ...block.labels];
  return (alias === null ? parts : [...parts, literalText(alias) ?? '']).join('.');
}

const overridden = (base: Declaration, block: Block, file: HclFile): Declaration => ({
  ...base,
  block: mergeBlock(base.block, block),
  overrides: [...(base.overrides ?? []), file],
});

/** A position in a file. */
interface Position {
  readonly file: HclFile;
  readonly offset: number;
}

function mayDeclare(
  into: Declarations,
  address: string,
  isKnown: boolean,
  at: Position,
  { isOverride }: Rule,
): boolean {
  if (isKnown === isOverride) return true;
  fault(into, at, isOverride ? messages.nothingToOverride(address) : messages.declaredTwice(address));
  return false;
}

function fault(into: Declarations, { file, offset }: Position, problem: string): void {
  const lineStart = file.text.lastIndexOf('\n', offset - 1) + 1;
  const line = file.text.slice(0, offset).split('\n').length;
  into.faults.push({ path: file.path, line, column: offset - lineStart + 1, problem });
}
