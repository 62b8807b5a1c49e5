/** Draws one diagram from its source to its files, through the same pipeline as the command line. */

import { annotationsBeside, type FontFile, type Source } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { type DrawRequest, drawCompared, drawGone } from '../../pull-request/draw.js';
import { type Diagram, type NotCompared, SHOWN } from '../../pull-request/model.js';
import { isInWorkspace } from '../context.js';
import type { Inputs } from '../inputs/table.js';
import { inInputs } from '../words.js';
import { readAnnotationInput } from './annotations.js';
import { readBefore } from './before.js';
import { writeFiles } from './files.js';
import { readFontInputs } from './fonts.js';
import { type DrawingSource, planningOf, readSource } from './source.js';

export interface DrawOneOptions {
  readonly inputs: Inputs;
  /** Folder for the files; it is created. */
  readonly directory: string;
  /**
   * Repository folder if its code is untrusted: none of the code is executed, and nothing outside of the folder is
   * read. Null for trusted code.
   */
  readonly repository: string | null;
}

interface WithFonts {
  readonly fonts: readonly FontFile[];
}

/**
 * Draws one diagram and writes its files.
 * @throws the errors of the stages, and `BadInput` for inputs that lead to no source
 */
export async function drawOne(source: DrawingSource, options: DrawOneOptions, io: Io): Promise<Diagram> {
  const { inputs, directory } = options;
  const fonts = await readFontInputs(inputs.fonts, io);
  const before = await readBefore(source, inputs, planningOf(inputs), io);
  const { diagram, contents } = (await isGone(source, before, io))
    ? await drawGone(source, requestOf(before!, source, { inputs, fonts }, io), io)
    : await drawThere(source, before, { ...options, fonts }, io);
  const files = await writeFiles(directory, source.id, contents, io);
  const { notCompared, ...drawn } = diagram;
  return {
    ...drawn,
    files,
    ...(notCompared !== undefined && { notCompared: inWordsOfStep(notCompared) }),
    ...(diagram.change !== undefined && source.from !== undefined && { renamedFrom: source.from }),
    warnings: fewOf(diagram.warnings.map(inInputs)),
  };
}

const inWordsOfStep = ({ reason, faults }: NotCompared): NotCompared => ({
  reason: inInputs(reason),
  faults: fewOf(faults.map(inInputs)),
});

const isGone = async ({ given }: DrawingSource, before: Source | null | undefined, io: Io): Promise<boolean> =>
  before !== undefined && before !== null && (await io.kindOf(given).catch(() => 'missing')) === 'missing';

async function drawThere(
  source: DrawingSource,
  before: Source | null | undefined,
  { inputs, repository, fonts }: DrawOneOptions & WithFonts,
  io: Io,
) {
  const given = await readSource(source, inputs, repository, io);
  return drawCompared(source, requestOf(given, source, { inputs, fonts }, io), before, io);
}

function requestOf(
  source: Source,
  { path, given }: DrawingSource,
  { inputs, fonts }: Pick<DrawOneOptions, 'inputs'> & WithFonts,
  io: Io,
): DrawRequest {
  const { detail, simplified, overview, title, formats, theme, scale, modules, layout } = inputs;
  const { changes, drift, icons, tags } = inputs;
  return {
    source,
    folder: isInWorkspace(given, io) ? path : null,
    detail,
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, '.'], kept }, io, warn);
      return inputs.annotate === '' ? beside : [...beside, await readAnnotationInput(inputs.annotate, io)];
    },
    model: null,
    view: { simplified, overview },
    title: title === '' ? null : title,
    hidesAccounts: inputs['hide-accounts'] === 'true',
    drawing: {
      formats: inputs.mode === 'graphdata' ? [] : withPage(formats, inputs),
      ...{ themes: THEMES_DRAWN[theme], scale, modules: MODULES[modules], layout },
      ...{ changes, drift, icons, tags, fonts },
    },
  };
}

const withPage = (formats: Inputs['formats'], { page }: Inputs): Inputs['formats'] =>
  page && !formats.includes(SHOWN.page) ? [...formats, SHOWN.page] : formats;

/** Values of the input `modules`, including those from when it was a flag. */
const MODULES = { auto: 'auto', all: 'all', none: 'none', true: 'all', false: 'none' } as const;

/** Themes by input. `auto` gives one SVG for both themes and a light PNG. */
const THEMES_DRAWN = {
  both: ['light', 'dark'],
  light: ['light'],
  dark: ['dark'],
  auto: ['auto'],
} as const;
