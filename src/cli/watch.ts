/**
 * `groundplan draw --watch`: draws again whenever a file that was read for the drawing changes, and reloads the page in
 * the browser. It watches the files that a cached result would depend on, from the same recording
 * (docs/decisions/0017-kept-inventories.md).
 *
 * A local server shows the page in a frame of another page, which reloads the frame. The written file therefore needs no
 * code for reloading, and keeps its content security policy.
 */
import { basename, dirname, relative, resolve } from 'node:path';
import { External, InvalidInput } from '../errors.js';
import { answerHash, hashOf } from '../platform/cache/answers.js';
import { type Recording, record } from '../platform/cache/recorder.js';
import { type BaseFolders, type Question, questionKey, type Row } from '../platform/cache/rows.js';
import { sha256Base64 } from '../platform/hash.js';
import type { FileServer, Io, ServedFile } from '../platform/io.js';
import { isWithin } from '../platform/text/paths.js';
import { kindOfRun } from '../results.js';
import { describeFailure } from './failure.js';
import { SETTLE_SECONDS, WATCH_SECONDS } from './limits.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/** A written file. */
export interface WatchedOutput {
  readonly path: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
}

/** The work that is repeated. */
export interface WatchedWork {
  /** Paths of the written files, except pages of `--pages`. */
  readonly outputs: readonly string[];
  /** True if one of the outputs is a page for the browser. */
  readonly hasPage: boolean;
  readonly debug: boolean;
  /** Reads through the given `Io`, writes all outputs and returns them, the page first. */
  draw(reading: Io): Promise<readonly WatchedOutput[]>;
  /** Called with the address of the page when it has been drawn for the first time; null without a page. */
  drawn(address: string | null): Promise<void>;
}

/**
 * Draws, and then again after each change, one drawing at a time. Ends only by a signal.
 * @throws the error of the first drawing if editing a watched file cannot fix it, such as a missing program
 */
export async function watch(work: WatchedWork, io: Io, progress: Progress): Promise<never> {
  const page = work.hasPage ? await servePage(io) : null;
  try {
    let known: Answers = new Map();
    for (let drawing = 1; ; drawing += 1) {
      const { recording, failure } = await attempt(work, page, drawing, io);
      if (failure !== null) {
        if (drawing === 1 && !isMendable(failure, recording)) throw failure;
        progress.done();
        const text = describeFailure(failure, work.debug);
        io.stderr(text);
        page?.failed(text);
      }
      known = answersOf(recording, failure === null ? new Map() : known, work, io);
      progress.say(messages.watching(filesIn(known.values())));
      const { path, answers } = await nextChange(known, io);
      progress.say(messages.changed(isWithin(io.directory, path) ? relative(io.directory, path) || '.' : path));
      known = answers;
    }
  } finally {
    await page?.close();
  }
}

/**
 * True for an error that editing a file may fix: an error in the code, or one of a program that reads the code. It cannot
 * if no file was read.
 */
const isMendable = (error: unknown, recording: Recording): boolean =>
  (error instanceof InvalidInput || error instanceof External) &&
  recording.rows().some((row) => isList(row) || isRead(row));

/** Draws once, and records what is read. */
async function attempt(work: WatchedWork, page: ServedPage | null, drawing: number, io: Io) {
  const recording = record(io, { bases: NO_BASES, kindOfRun });
  try {
    const outputs = await work.draw(recording.io);
    page?.drawn(outputs);
    if (drawing === 1) await work.drawn(page?.address ?? null);
    return { recording, failure: null };
  } catch (failure) {
    return { recording, failure };
  }
}

// ---- Changes.

/** Paths are recorded as they are, because the recording is not kept for another machine. */
const NO_BASES: BaseFolders = new Map();

/** The questions about files that a drawing asked, with hashes of the answers, by the key of the question. */
type Answers = ReadonlyMap<string, Row>;

/**
 * Returns the questions to watch after a drawing, without those about the written files.
 * @param earlier those of the previous drawing if this one has failed, because the mistake may be in a file that it did
 * not reach
 */
function answersOf(recording: Recording, earlier: Answers, { outputs }: WatchedWork, io: Io): Answers {
  const ignored = new Set([io.home, ...outputs.map((path) => resolve(io.directory, path))]);
  const rows = recording.rows().filter(({ kind, name }) => ABOUT_FILES.has(kind) && !ignored.has(name));
  const listed = new Set(rows.filter(isPartialList).map(({ name }) => name));
  const read = rows.filter(isRead).map(({ name }) => dirname(name));
  // Only these folders are watched: the drawing has also asked about folders of the PATH and parent folders.
  const folders = new Set([io.directory, ...rows.filter(isList).map(({ name }) => name), ...read]);
  const isWatched = (row: Row): boolean => {
    if (isList(row)) return isPartialList(row) || !listed.has(row.name);
    return isRead(row) || folders.has(row.name) || folders.has(dirname(row.name));
  };
  return new Map([...earlier, ...rows.filter(isWatched).map((row) => [questionKey(row), row] as const)]);
}

const ABOUT_FILES: ReadonlySet<Question['kind']> = new Set([
  'readFile',
  'readRegular',
  'kindOf',
  'sizeOf',
  'realPath',
  'list',
] as const);

const isRead = ({ kind }: Question): boolean => kind === 'readFile' || kind === 'readRegular';
const isList = ({ kind }: Question): boolean => kind === 'list';

/**
 * True for a list that was filtered to the names that matter. A complete list of the same directory was recorded only to
 * show that it is readable; watching it would make each new picture in the directory a change.
 */
const isPartialList = (row: Row): boolean => isList(row) && row.detail !== undefined;

/** Returns the number of files that were read. */
const filesIn = (rows: Iterable<Row>): number =>
  new Set([...rows].filter((row) => isRead(row) && row.hash !== NO_FILE).map(({ name }) => name)).size;

/** Hash of the answer for a file that does not exist. */
const NO_FILE = hashOf('missing');

interface Change {
  readonly path: string;
  /** The new answers. */
  readonly answers: Answers;
}

/**
 * Resolves when an answer changes and then stays the same for a moment, because editors write a file in several steps.
 */
async function nextChange(known: Answers, io: Io): Promise<Change> {
  const paths = [...new Set([...known.values()].map(({ name }) => name))];
  let stamps: string | null = null;
  for (;;) {
    // The stamps are taken before the answers, so that a change in between is noticed.
    const current = await stampsOf(paths, io);
    if (current === null || current !== stamps) {
      stamps = current;
      const change = await changeOf(known, io);
      if (change !== null) return settled(change, io);
    }
    await io.wait(WATCH_SECONDS);
  }
}

/** Returns the stamps of all paths as one text; null if changes can only be found by reading the contents. */
async function stampsOf(paths: readonly string[], io: Io): Promise<string | null> {
  if (io.stampOf === undefined) return null;
  const stamps: string[] = [];
  for (const path of paths) stamps.push(await io.stampOf(path));
  return stamps.join('\n');
}

/** Asks the questions again. Returns the first path with another answer, and all new answers; null if all are the same. */
async function changeOf(known: Answers, io: Io): Promise<Change | null> {
  const answers = new Map<string, Row>();
  let path: string | null = null;
  for (const [text, row] of known) {
    const hash = await answerHash(row, NO_BASES, io);
    if (hash !== row.hash) path ??= row.name;
    answers.set(text, { ...row, hash });
  }
  return path === null ? null : { path, answers };
}

/** Waits until the answers stay the same. */
async function settled(change: Change, io: Io): Promise<Change> {
  for (let { answers } = change; ; ) {
    await io.wait(SETTLE_SECONDS);
    const next = await changeOf(answers, io);
    if (next === null) return { path: change.path, answers };
    answers = next.answers;
  }
}

// ---- The page in the browser.

interface ServedPage {
  readonly address: string;
  /** Shows new files. */
  drawn(outputs: readonly WatchedOutput[]): void;
  /** Shows an error above the last drawing. */
  failed(text: string): void;
  close(): Promise<void>;
}

/** Starts the server; null if this process cannot serve files. */
async function servePage(io: Io): Promise<ServedPage | null> {
  let files = new Map<string, ServedFile>();
  let first = '';
  let drawing = 0;
  const find = (name: string): ServedFile | null => (name === '' ? frameOf(first, drawing) : (files.get(name) ?? null));
  const server: FileServer | undefined = await io.serveFiles?.(find);
  if (server === undefined) return null;
  const publish = (error: string) => server.publish(JSON.stringify({ drawing, error }));
  return {
    address: server.address,
    drawn(outputs) {
      files = new Map(outputs.map(({ path, ...file }) => [basename(path), { ...file, policy: POLICY_OF_FILES }]));
      first = basename(outputs[0]!.path);
      drawing += 1;
      publish('');
    },
    failed: publish,
    close: () => server.close(),
  };
}

/** Added to the policy in each file, so that other sites cannot frame it. */
const POLICY_OF_FILES = "frame-ancestors 'self'";

/** The style of the page around the frame. */
const STYLE =
  'html,body{height:100%;margin:0}iframe{border:0;display:block;height:100%;width:100%}' +
  'pre{background:#fff;border-top:3px solid #c62828;bottom:0;box-sizing:border-box;color:#111;font:13px/1.4 monospace;left:0;' +
  'margin:0;max-height:50%;overflow:auto;padding:12px;position:fixed;right:0;white-space:pre-wrap}[hidden]{display:none}';

/**
 * Reloads the frame when there is a newer drawing. The frame keeps its URL fragment, which holds the selection on the
 * page.
 */
const SCRIPT = `
const frame = document.querySelector('iframe');
const note = document.querySelector('pre');
let shown = document.body.dataset.drawing;
frame.addEventListener('load', () => {
  document.title = frame.contentDocument.title;
  frame.contentWindow.focus();
});
new EventSource('events').addEventListener('message', ({ data }) => {
  const { drawing, error } = JSON.parse(data);
  note.textContent = error;
  note.hidden = error === '';
  if (String(drawing) === shown) return;
  const isFirst = shown === '0';
  shown = String(drawing);
  if (isFirst) location.reload();
  else frame.contentWindow.location.reload();
});
`;

/**
 * Returns the page that frames the drawn page.
 * @param name file name of the drawn page; empty before the first drawing
 */
const frameOf = (name: string, drawing: number): ServedFile => ({
  mediaType: 'text/html',
  policy: [
    "default-src 'none'; frame-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    `script-src 'sha256-${sha256Base64(SCRIPT)}'`,
    `style-src 'sha256-${sha256Base64(STYLE)}'`,
  ].join('; '),
  content: [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>groundplan</title><style>${STYLE}</style></head>`,
    `<body data-drawing="${drawing}"><iframe title="${messages.WATCHED_PAGE}"${name === '' ? '' : ` src="${encodeURIComponent(name)}"`}></iframe>`,
    `<pre role="alert" hidden></pre><script>${SCRIPT}</script></body></html>\n`,
  ].join(''),
});
