/**
 * `generate` blocks: files that Terragrunt writes beside the code of a unit, usually a provider configuration.
 * https://terragrunt.gruntwork.io/docs/reference/config-blocks-and-attributes/#generate
 */
import { basename } from 'node:path';
import { parseFile } from '../../terraform/hcl/file.js';
import type { Expression } from '../../terraform/hcl/model.js';
import { UNKNOWN_NAME } from '../../terraform/hcl/print.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { GeneratedFile } from '../../terraform/module-tree/code-reader.js';
import { isMap, UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, layersOf } from './config.js';

const CODE = /\.(?:tf|tofu)(?:\.json)?$/;
/** Text in place of an unknown value in a generated file. */
const OPEN = `\${${UNKNOWN_NAME}}`;

/** Returns the generated files that are code, in the order of the configuration. Each label counts once. */
export function generatedBy(config: Config): readonly GeneratedFile[] {
  const seen = new Set<string>();
  const found: GeneratedFile[] = [];
  for (const layer of layersOf(config)) {
    for (const [label, settings] of [...blocksIn(layer), ...attributeIn(layer)]) {
      if (seen.has(label)) continue;
      seen.add(label);
      const file = fileOf(settings);
      if (file !== null) found.push(file);
    }
  }
  return found;
}

/** Arguments of one `generate` block or object. */
interface Settings {
  readonly value: (name: string) => Value;
  /** Returns the text of the file with `OPEN` in place of unknown values; null if nothing of it is known. */
  readonly contents: () => string | null;
}

const blocksIn = ({ body, evaluate, textWith }: Config): readonly (readonly [string, Settings])[] =>
  blocksOf(body, 'generate').map(({ labels, body: inner }) => {
    const argument = (name: string): Expression | null => argumentOf(inner, name);
    const value = (name: string): Value => {
      const expression = argument(name);
      return expression === null ? UNKNOWN : evaluate(expression);
    };
    const contents = (): string | null => {
      const known = value('contents');
      if (typeof known === 'string') return known;
      const expression = argument('contents');
      return expression === null ? null : textWith(OPEN, expression);
    };
    return [labels[0] ?? '', { value, contents }] as const;
  });

/** Reads `generate = { provider = { path = "provider.tf", contents = "..." } }`. */
function attributeIn({ body, evaluate }: Config): readonly (readonly [string, Settings])[] {
  const expression = argumentOf(body, 'generate');
  const all = expression === null ? UNKNOWN : evaluate(expression);
  if (!isMap(all)) return [];
  return [...all].map(([label, settings]) => {
    const value = (name: string): Value => (isMap(settings) ? (settings.get(name) ?? UNKNOWN) : UNKNOWN);
    const contents = (): string | null => {
      const known = value('contents');
      return typeof known === 'string' ? known : null;
    };
    return [label, { value, contents }] as const;
  });
}

function fileOf({ value, contents }: Settings): GeneratedFile | null {
  const path = value('path');
  if (typeof path !== 'string' || !CODE.test(path) || value('disable') === true) return null;
  const text = contents();
  if (text === null) return null;
  const name = basename(path);
  const file = parseFile(name, Buffer.from(text));
  // The text of an unknown value may not fit its position, so faults are not reported then.
  const faults = text.includes(OPEN) ? [] : file.faults;
  return { file: { ...file, faults }, isSkipped: value('if_exists') === 'skip' };
}
