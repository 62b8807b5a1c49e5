/** Messages of `groundplan completion`, beside its code: those of src/cli/messages.ts are loaded with every diagram. */
import { printable } from '../../platform/text/printable.js';

export const unknownShell = (name: string) => (name === '' ? 'no shell is given' : `unknown shell ${printable(name)}`);
export const shellRemedy = (names: readonly string[]) =>
  `Use one of ${names.join(', ')}: groundplan completion ${names[0]}`;
