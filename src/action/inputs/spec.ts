/** A row of the table of options as the action sees it: what a workflow writes behind `with:`. */
import type { Mode, Row } from '../../option-row.js';

export interface InputSpec {
  readonly name: string;
  /** A list has one item a line. */
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** For people, in action.yml and the page. */
  readonly description: string;
  /** As it is written in a workflow; empty for none. */
  readonly default: string;
  /** The modes that read it; all of them where it is absent. */
  readonly modes?: readonly Mode[];
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  readonly commas?: boolean;
  readonly pattern?: { readonly source: string; readonly says: string };
}

/** Null where the action does not have it. */
export function inputOf({ action, cli: _, ...row }: Row): InputSpec | null {
  if (action === undefined) return null;
  const { input = row.name, kind, help, default: usual = '', ...seen } = { ...row, ...action };
  const name = { name: input, kind: kind === 'path' ? ('text' as const) : kind };
  return { ...seen, ...name, default: usual, description: sentence(help, seen.choices) };
}

/** What may be chosen is written as it is written. */
function sentence(help: string, choices: readonly string[] = []): string {
  const isChoice = choices.includes(/^[\w-]+/.exec(help)?.[0] ?? '');
  return `${isChoice ? help : `${help.charAt(0).toUpperCase()}${help.slice(1)}`}.`;
}

/** The modes that make diagrams. */
export const DRAWING = ['draw', 'graphdata'] as const satisfies readonly Mode[];

/** Parts of names of artifacts and markers of comments. */
export const SLUG = {
  source: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  says: 'letters, digits, dots and hyphens, at most 64',
};
