/** Detects code written for OpenTofu: features that Terraform rejects or silently reads differently. */
import type { Block, HclFile } from '../hcl/model.js';
import { argumentOf, literalText, traversalsIn } from '../hcl/walk.js';
import { isTofuFile } from './module-files.js';
import type { ModuleCode, ModuleNode } from './module-model.js';

export interface TofuSign {
  /** The feature with its file and line: `lifecycle.enabled (main.tf:4)`; for a file only its path. */
  readonly text: string;
  /**
   * Terraform's behaviour. `other`: it reads another file in place of this one. `equal`: it plans a copy of the code as
   * OpenTofu does.
   * `refuses`: it cannot plan the code.
   */
  readonly terraform: 'other' | 'equal' | 'refuses';
}

/** Returns the signs in all modules whose code is available. Those that Terraform rejects come first. */
export function tofuSigns(root: ModuleNode): readonly TofuSign[] {
  const found = new Map<string, TofuSign>();
  const seen = new Set<string>();
  const open: ModuleNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const child of node.children.values()) if ('code' in child) open.push(child);
    if (seen.has(node.code.directory)) continue;
    seen.add(node.code.directory);
    for (const sign of signsIn(node.code)) found.set(sign.text, sign);
  }
  const rank = { refuses: 0, equal: 1, other: 2 } as const;
  return [...found.values()].sort((a, b) => rank[a.terraform] - rank[b.terraform]);
}

function signsIn(code: ModuleCode): readonly TofuSign[] {
  return code.files.flatMap((file): TofuSign[] => [
    ...fileSign(file, code),
    ...file.body.blocks.flatMap((block) =>
      SIGNS.filter(({ isIn }) => isIn(block, code)).map(({ feature, terraform }) => ({
        text: `${feature} (${file.path}:${block.span.line})`,
        terraform,
      })),
    ),
  ]);
}

function fileSign({ path }: HclFile, { unread = [] }: ModuleCode): TofuSign[] {
  if (!isTofuFile(path)) return [];
  return [{ text: path, terraform: unread.includes(path.replace('.tofu', '.tf')) ? 'other' : 'equal' }];
}

interface Rule extends Pick<TofuSign, 'terraform'> {
  readonly feature: string;
  readonly isIn: (block: Block, code: ModuleCode) => boolean;
}

const REPEATABLE: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'module']);

/** Features documented at https://opentofu.org/docs/ and unknown to Terraform. */
const SIGNS: readonly Rule[] = [
  {
    feature: 'lifecycle.enabled',
    terraform: 'refuses',
    isIn: ({ type, body }) =>
      REPEATABLE.has(type) &&
      body.blocks.some((block) => block.type === 'lifecycle' && argumentOf(block.body, 'enabled') !== null),
  },
  {
    feature: 'for_each of a provider',
    terraform: 'refuses',
    isIn: ({ type, body }) => type === 'provider' && argumentOf(body, 'for_each') !== null,
  },
  {
    // A copy omits the block, so its state and plans are unencrypted.
    feature: 'encryption',
    terraform: 'equal',
    isIn: ({ type, body }) => type === 'terraform' && body.blocks.some((block) => block.type === 'encryption'),
  },
  {
    // In a copy every source is a literal path.
    feature: 'a module source that is an expression',
    terraform: 'equal',
    isIn: ({ type, body }, code) => {
      const source = type === 'module' ? argumentOf(body, 'source') : null;
      return source !== null && literalText(source) === null && !isConstant(source, code);
    },
  },
];

/** True if Terraform can evaluate the source: since 1.15 it may use variables declared with `const = true`. */
function isConstant(source: Parameters<typeof traversalsIn>[0], { variables }: ModuleCode): boolean {
  const used = traversalsIn(source).flatMap(({ root, steps: [step] }) =>
    root === 'var' && step?.kind === 'attribute' ? [variables.get(step.name)] : [],
  );
  return used.length > 0 && used.every((variable) => variable !== undefined && isTrue(variable.block, 'const'));
}

function isTrue({ body }: Block, name: string): boolean {
  const value = argumentOf(body, name);
  return value?.kind === 'literal' && value.value === true;
}
