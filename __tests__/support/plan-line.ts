/** What Terraform itself says that a plan does, in numbers. */
import type { PlanSummary } from '../../src/graph/changes.js';

const countOf = (line: string, what: string): number => Number(new RegExp(`(\\d+) to ${what}`).exec(line)?.[1] ?? 0);

/** Releases that do not count what is forgotten list it. */
const LISTED = /will discard its tracking information for\s+the following objects[^:]*:\n((?: - .*\n)+)/;

/** @param said the output of `terraform plan`, without colours */
export function summaryIn(said: string): PlanSummary {
  const line = /^Plan: .*$/m.exec(said)?.[0] ?? '';
  if (line === '' && !/No changes\.|will discard its tracking/.test(said)) throw new Error(`no summary in:\n${said}`);
  const listed = LISTED.exec(said)?.[1]?.trimEnd().split('\n').length ?? 0;
  return {
    import: countOf(line, 'import'),
    add: countOf(line, 'add'),
    change: countOf(line, 'change'),
    destroy: countOf(line, 'destroy'),
    forget: countOf(line, 'forget') || listed,
  };
}
