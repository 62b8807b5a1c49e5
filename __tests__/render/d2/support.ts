/** Readers of a text: D2 itself, and the few rules that the writer needs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Compiled {
  /** By their whole names. */
  readonly shapes: readonly { readonly id: string; readonly label: string; readonly link: string }[];
  readonly arrows: readonly Readonly<Record<string, unknown>>[];
}

/** @throws with what D2 says where it cannot read the text */
export function compiled(text: string): Compiled {
  // Compiled as little as can be: what D2 is made of is 22 MB, and making that fast takes longer than to read any text.
  const args = ['--liftoff-only', join(__dirname, 'compile.mjs')];
  return JSON.parse(execFileSync(process.execPath, args, { input: text, encoding: 'utf8', maxBuffer: 1e8 }));
}

export interface Read {
  /** Whole name -> label. */
  readonly shapes: ReadonlyMap<string, string>;
  readonly arrows: readonly { from: string; to: string; sign: string; label: string; look: string }[];
}

/** In quotes, and nothing in them that D2 reads as anything but text. */
const TEXT = String.raw`"((?:[^"\\$\n]|\\["\\$n])*)"`;
const LOOK = String.raw`style\.(?:stroke-dash: \d|stroke-width: 1|multiple: true|font-size: 24|stroke: "#[0-9A-F]{6}")`;
const START = new RegExp(`^(n\\d+): ${TEXT} \\{$`);
const ATTRIBUTE = new RegExp(`^(?:# .*|${LOOK})$`);
const ARROW = new RegExp(`^([n\\d.]+) (->|<->) ([n\\d.]+)(?:: ${TEXT})?(?::? \\{(${LOOK}(?:; ${LOOK})*)\\})?$`);
const TITLE = new RegExp(`^title: ${TEXT} \\{shape: text; near: top-center; ${LOOK}\\}$`);

const plain = (text: string): string =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

export function read(text: string): Read {
  const [shapes, arrows, open]: [Map<string, string>, Read['arrows'][number][], string[]] = [new Map(), [], []];
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(first).toBe('direction: right');
  for (const line of lines.map((each) => each.trimStart())) {
    const [start, arrow, title] = [START.exec(line), ARROW.exec(line), TITLE.exec(line)];
    if (start !== null) {
      open.push(start[1]!);
      shapes.set(open.join('.'), plain(start[2]!));
    } else if (line === '}') open.pop();
    else if (arrow !== null) {
      const [, from = '', sign = '', to = '', label = '', look = ''] = arrow;
      arrows.push({ from, to, sign, label: plain(label), look });
    } else if (title !== null) shapes.set('title', plain(title[1]!));
    else expect(line).toMatch(ATTRIBUTE);
  }
  expect(open).toEqual([]);
  return { shapes, arrows };
}
