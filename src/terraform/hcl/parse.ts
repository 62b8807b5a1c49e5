/**
 * Terraform's native syntax, whole: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md. Why groundplan has a
 * parser of its own: docs/decisions/0004-own-hcl-parser.md.
 */
import type { HclFile } from './model.js';
import { fileBody } from './parse-body.js';
import { parserOf } from './parse-expression.js';
import { FileSource } from './source.js';

/** Never throws: what cannot be read is in the faults, and the rest is there. Offsets count a byte order mark. */
export function parseHcl(text: string, path: string): HclFile {
  const source = new FileSource(text);
  const parser = parserOf(source);
  parser.jump(text.startsWith('\ufeff') ? 1 : 0);
  const body = fileBody(parser);
  return { path, text, syntax: 'native', body, faults: source.faults };
}
