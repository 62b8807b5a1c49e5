/** Checks the parts of groundplan (icons, font, rasteriser) by drawing a picture with one icon. */

import { diagram, FORMAT_NAMES, formatRow } from '../../diagram.js';
import { Bug } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import * as messages from '../messages.js';
import type { Check } from './check.js';

const GRAPH = '{ "aws_s3_bucket.icon": [] }';
/** Formats that need icons, font and rasteriser. */
const PICTURES = FORMAT_NAMES.filter((name) => formatRow(name).needs === 'layout');
/** Leading bytes of PNG and PDF files. */
const STARTS = ['\x89PNG', '%PDF'].map((text) => Buffer.from(text, 'latin1'));

export interface SelfChecks {
  readonly checks: readonly Check[];
  /** Null if groundplan works. */
  readonly fault: Bug | null;
}

export async function checkSelf(io: Io): Promise<SelfChecks> {
  const native = watched(io);
  const fault = await draw(native.io).then(
    () => null,
    (cause: unknown) => new Bug(messages.SELF_BROKEN, { remedy: messages.SELF_REMEDY, cause }),
  );
  const state = fault === null ? 'found' : 'broken';
  const remedy = fault === null ? null : messages.SELF_REMEDY;
  const checks: readonly Check[] = [
    { name: messages.DRAWING, state, version: null, purpose: messages.DRAWING_FOR, remedy },
    {
      name: messages.RASTERISER,
      state,
      version: native.isThere() ? messages.NATIVE : messages.BUNDLED,
      purpose: messages.RASTERISER_FOR,
      remedy: native.isThere() ? remedy : messages.rasteriserDo(...native.asked()),
    },
  ];
  return { checks, fault };
}

async function draw(io: Io): Promise<void> {
  const file = { name: 'doctor', bytes: new TextEncoder().encode(GRAPH) };
  const { pictures } = await diagram(
    {
      source: { is: 'files', name: file.name, files: { kind: 'any', file, dot: null }, folders: [] },
      detail: 'normal',
      annotations: null,
      model: null,
      view: null,
      title: null,
      drawing: { formats: PICTURES, themes: ['light'], scale: 1, modules: 'auto', layout: 'nested' },
    },
    io,
  );
  for (const { format, content } of pictures) checkPicture(format, content);
}

function checkPicture(format: string, content: string | Uint8Array): void {
  const isSound =
    typeof content === 'string'
      ? content.includes('<svg') && content.includes('<symbol') && content.includes('icon')
      : STARTS.some((start) => start.equals(content.subarray(0, start.length)));
  if (!isSound) throw new Error(messages.noPicture(format));
}

/** Wraps `io` to record which native rasteriser is requested and if it is installed. */
function watched(io: Io) {
  let asked: [name: string, version: string] = ['', ''];
  let isThere = false;
  const installed = (name: string, version: string): unknown => {
    asked = [name, version];
    const found = io.installed(name, version);
    isThere = found !== null;
    return found;
  };
  return { io: { ...io, installed }, asked: () => asked, isThere: () => isThere };
}
