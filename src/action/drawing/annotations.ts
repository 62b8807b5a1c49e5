/** The annotation file that the input `annotate` names. */
import { ANNOTATION_FILE, type AnnotationFile, annotationsOf } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../io/io.js';
import * as sharedMessages from '../../messages.js';
import * as messages from '../messages.js';
import { checkInside } from './inside.js';

const INPUT = 'annotate';

/** @throws InvalidInput where it is not there, is a link out of the repository, or cannot be read */
export async function readAnnotationInput(path: string, io: Io): Promise<AnnotationFile> {
  await checkInside(INPUT, path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNoFile(INPUT, path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(messages.inputUnreadable(INPUT, path, reason), {
      remedy: messages.PATH_MISSING_REMEDY,
      cause,
    });
  });
  if (bytes.length > ANNOTATION_FILE.bytes) {
    const { bytes: most, remedy } = ANNOTATION_FILE;
    throw new InvalidInput(sharedMessages.fileTooLarge(path, most), { remedy });
  }
  return annotationsOf(path, Buffer.from(bytes).toString('utf8'));
}
