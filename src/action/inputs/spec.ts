/** An input of the action, as set under `with:` in a workflow. */
import type { Mode, Row } from '../../option-row.js';

export interface InputSpec {
  readonly name: string;
  /** Kind of value. A list has one item per line. */
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** Description in action.yml and the documentation. */
  readonly description: string;
  /** Default as written in a workflow; empty for none. */
  readonly default: string;
  /** Modes that use the input; absent for all. */
  readonly modes?: readonly Mode[];
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  readonly commas?: boolean;
  readonly pattern?: { readonly source: string; readonly says: string };
}

/** Returns the input of an option; null if the action does not have it. */
export function inputOf({ action, cli: _, ...row }: Row): InputSpec | null {
  if (action === undefined) return null;
  const { input = row.name, kind, help, default: usual = '', ...seen } = { ...row, ...action };
  const name = { name: input, kind: kind === 'path' ? ('text' as const) : kind };
  return { ...seen, ...name, default: usual, description: sentence(help, seen.choices) };
}

/** Returns the help text as a sentence. A choice at its start stays in lower case. */
function sentence(help: string, choices: readonly string[] = []): string {
  const isChoice = choices.includes(/^[\w-]+/.exec(help)?.[0] ?? '');
  return `${isChoice ? help : `${help.charAt(0).toUpperCase()}${help.slice(1)}`}.`;
}

/** Modes that make diagrams. */
export const DRAWING = ['draw', 'graphdata'] as const satisfies readonly Mode[];

/** Pattern for parts of artifact names and comment markers. */
export const SLUG = {
  source: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  says: 'letters, digits, dots and hyphens, at most 64',
};
