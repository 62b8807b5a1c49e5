import type { Body, Expression, HclFile, Span } from '../../../src/terraform/hcl/model.js';
import { expressionsIn } from '../../../src/terraform/hcl/walk.js';

/** As it is written. */
export const textOf = (file: HclFile, { span }: { readonly span: Span }): string =>
  file.text.slice(span.start, span.end);

/** What two parsers of the same text must agree on. */
export interface Outline {
  /** `[start, end) resource "a" "b"`, outer ones first. */
  readonly blocks: readonly string[];
  /** `[start, end) name`, where the name stands. */
  readonly attributes: readonly string[];
  /** `start aws_vpc.a[0].id`, sorted by place. */
  readonly traversals: readonly string[];
}

export const blockLine = (start: number, end: number, type: string, labels: readonly string[]): string =>
  `[${start}, ${end}) ${[type, ...labels].join(' ')}`;

/** Keys as they are written, without space around them. */
export const stepText = (kind: 'attribute' | 'index' | 'splat', text: string): string =>
  kind === 'attribute' ? `.${text}` : kind === 'index' ? `[${text.trim()}]` : '[*]';

export function outlineOf(file: HclFile): Outline {
  const blocks: string[] = [];
  const attributes: string[] = [];
  const traversals: [number, string][] = [];
  const visit = (body: Body): void => {
    for (const { name, value, span } of body.attributes) {
      attributes.push(`[${span.start}, ${span.start + name.length}) ${name}`);
      traversals.push(...traversalsOf(file, value));
    }
    for (const { type, labels, span, body: inner } of body.blocks) {
      blocks.push(blockLine(span.start, span.end, type, labels));
      visit(inner);
    }
  };
  visit(file.body);
  return { blocks, attributes: attributes.sort(), traversals: sorted(traversals) };
}

export const sorted = (traversals: readonly [number, string][]): string[] =>
  [...traversals].sort(([a], [b]) => a - b).map(([start, text]) => `${start} ${text}`);

function traversalsOf(file: HclFile, value: Expression): [number, string][] {
  return [...expressionsIn(value)].flatMap((expression): [number, string][] => {
    if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return [];
    const steps = expression.steps.map((step) =>
      stepText(step.kind, step.kind === 'attribute' ? step.name : step.kind === 'index' ? textOf(file, step.key) : ''),
    );
    return [[expression.span.start, expression.root + steps.join('')]];
  });
}
