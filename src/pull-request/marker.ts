/**
 * The line that a comment of ours begins with, which GitHub does not show. Anybody can write it: it says something only
 * in a comment whose author is us (github/identity.ts).
 */
import { integerAt, memberAt, textAt } from '../json/foreign.js';

export interface Marker {
  /** The comment-id of the workflow: `[a-zA-Z0-9._-]`. */
  readonly id: string;
  /**
   * Id of the run, not its number: that one begins at 1 again when a workflow's file is renamed, and every run after
   * would be taken for an old one.
   */
  readonly run: number;
  readonly attempt: number;
  /** Head of the pull request that it was drawn from. */
  readonly sha: string;
  /** Of all that the comment says, links to the run left out; empty where the next run has to write it again. */
  readonly hash: string;
  /** The commit that holds the pictures; null where there are none. */
  readonly commit: string | null;
  /** It stays as it is: folded up, or one of many. */
  readonly isKept: boolean;
}

const BEGIN = '<!-- groundplan v1 ';
const END = ' -->';

/** Nothing in it can end the HTML comment, which a `-->` does. */
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

/** Null where the text does not begin with one. GitHub gives lines back with CR LF at times. */
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

/** The body under another marker. */
export const withMarker = (body: string, marker: Marker): string => {
  const at = body.indexOf('\n');
  return `${writeMarker(marker)}${at < 0 ? '' : body.slice(at)}`;
};

/** Positive where `a` is of a later run or attempt than `b`. */
export const compareRuns = (a: Pick<Marker, 'run' | 'attempt'>, b: Pick<Marker, 'run' | 'attempt'>): number =>
  a.run - b.run || a.attempt - b.attempt;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
