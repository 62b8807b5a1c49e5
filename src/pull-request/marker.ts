/**
 * The marker of a groundplan comment: its first line, an HTML comment that hosts do not show. Anyone can write such a line,
 * so trust it only in a comment by the token's own account (`CommentStore.authorTest`).
 */
import { integerAt, memberAt, textAt } from '../platform/json/foreign.js';

/** The data in a marker. */
export interface Marker {
  /** The workflow's comment-id: `[a-zA-Z0-9._-]`. */
  readonly id: string;
  /**
   * Run id, not the run number. The number restarts at 1 if the workflow file is renamed, and every later run would
   * seem outdated.
   */
  readonly run: number;
  readonly attempt: number;
  /** Head commit of the pull request that was drawn. */
  readonly sha: string;
  /** Hash of the comment's content without links to the run; empty if the next run must rewrite the comment. */
  readonly hash: string;
  /** Commit that holds the pictures; null if there are none. */
  readonly commit: string | null;
  /** True if later runs leave the comment alone: it is collapsed, or one of many. */
  readonly isKept: boolean;
}

const BEGIN = '<!-- groundplan v1 ';
const END = ' -->';

/** Returns the marker line. Escapes `-->`, which would end the HTML comment. */
export function writeMarker({ id, run, attempt, sha, hash, commit, isKept }: Marker): string {
  const fields = {
    id,
    run,
    attempt,
    sha,
    hash,
    ...(commit === null ? {} : { commit }),
    ...(isKept ? { kept: true } : {}),
  };
  const json = JSON.stringify(fields).replace(/[<>]|-(?=[->])/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`);
  return `${BEGIN}${json}${END}`;
}

/** Reads the marker; null if the text does not begin with one. Accepts CR LF, which GitHub sometimes returns. */
export function readMarker(body: string): Marker | null {
  if (!body.startsWith(BEGIN)) return null;
  const line = body.split('\n', 1)[0]!.trimEnd();
  if (!line.endsWith(END)) return null;
  const fields = parse(line.slice(BEGIN.length, -END.length));
  const [id, run, attempt] = [textAt(fields, 'id'), integerAt(fields, 'run'), integerAt(fields, 'attempt')];
  if (id === null || run === null || attempt === null) return null;
  const commit = textAt(fields, 'commit');
  return {
    id,
    run,
    attempt,
    sha: textAt(fields, 'sha') ?? '',
    hash: textAt(fields, 'hash') ?? '',
    commit: commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null,
    isKept: memberAt(fields, 'kept') === true,
  };
}

/** Returns the body with another marker in its first line. */
export const withMarker = (body: string, marker: Marker): string => {
  const lineEnd = body.indexOf('\n');
  return `${writeMarker(marker)}${lineEnd < 0 ? '' : body.slice(lineEnd)}`;
};

/** Compares runs by age: positive if `a` is from a later run or attempt than `b`. */
export const compareRuns = (a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): number =>
  a.run - b.run || a.attempt - b.attempt;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
