/** Parses diagnostics from Terraform's printed output. Older versions, and commands without `-json`, print nothing else. */

import type { Diagnostic } from './diagnostics.js';
import { withoutColour } from './output-lines.js';

/** `Error: Unsupported argument` */
const HEADLINE = /^(Error|Warning): (.*)$/;
/** `  on main.tf line 3, in resource "aws_vpc" "a":` */
const POSITION = /^ {2}on (.+?) line (\d+)(?:, in (.*))?:$/;
/** `  with module.b.aws_vpc.a,` */
const ADDRESS = /^ {2}with (.+),$/;
/** `   3:   cidr = 1` */
const CODE = /^ +(\d+): /;
/** `    ├────────────────`, `    │ var.x is "a"` */
const VALUE = /^ +[├└│]/;

/**
 * Parses diagnostics from printed output: boxed or plain, with or without colour.
 * Lines between the headline and the explanation (location, code, values) are recognized by their shape. Everything else is
 * explanation, and its paragraphs are unwrapped.
 */
export function parsePrintedDiagnostics(text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let headline: RegExpExecArray | null = null;
  let lines: string[] = [];
  const finish = () => {
    if (headline !== null) diagnostics.push(printedDiagnostic(headline, lines));
    headline = null;
    lines = [];
  };
  for (const boxedLine of withoutColour(text).split(/\r?\n/)) {
    const line = boxedLine.replace(/^│ ?/, '');
    const isEdge = /^[╷╵]/.test(boxedLine);
    const nextHeadline = HEADLINE.exec(line);
    if (isEdge || nextHeadline !== null) finish();
    if (nextHeadline !== null) headline = nextHeadline;
    else if (!isEdge) lines.push(line.trimEnd());
  }
  finish();
  return diagnostics;
}

/** @param lines the lines between this headline and the next one, without the box */
function printedDiagnostic([, kind, summary]: RegExpExecArray, lines: readonly string[]): Diagnostic {
  const position = lines.map((line) => POSITION.exec(line)).find((match) => match !== null);
  const address = lines.map((line) => ADDRESS.exec(line)?.[1]).find((match) => match !== undefined) ?? null;
  const isExplanation = (line: string) => ![POSITION, ADDRESS, CODE, VALUE].some((pattern) => pattern.test(line));
  return {
    severity: kind === 'Warning' ? 'warning' : 'error',
    summary: summary!,
    detail: unwrapped(lines.filter(isExplanation)),
    address,
    place: position === undefined ? null : { file: position[1]!, line: Number(position[2]), column: null, bytes: null },
    snippet: printedSnippet(lines, position?.[3] ?? ''),
  };
}

/** @param context the enclosing block, e.g. `resource "aws_vpc" "a"` */
function printedSnippet(lines: readonly string[], context: string): Diagnostic['snippet'] {
  const codeLines = lines.filter((line) => CODE.test(line));
  const [firstLine] = codeLines;
  if (firstLine === undefined) return null;
  return {
    context,
    code: codeLines.map((line) => line.replace(CODE, '')).join('\n'),
    startLine: Number(CODE.exec(firstLine)![1]),
    values: [],
  };
}

/** Joins each paragraph into one line. Indented lines are listings and stay as they are. */
function unwrapped(lines: readonly string[]): string {
  const isParagraph = (line: string) => line !== '' && !line.startsWith(' ');
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1) ?? '';
    if (isParagraph(line) && isParagraph(before)) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
  }
  return joined
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
