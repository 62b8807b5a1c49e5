/** `groundplan completion`: prints a completion script. The script is static, so a shell never waits for Node.js. */
import type { Command as Program } from 'commander';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { VERSION } from '../../version.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import * as messages from './messages.js';
import { type CompletionCommand, describeCommands, SHELLS, type Shell } from './model.js';
import { powershellScript } from './powershell.js';
import { zshScript } from './zsh.js';

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletionCommand[], origin: string) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};

/** Runs the command. @param program the command line, which the script completes @throws Misuse for an unknown shell */
export async function completion(name: string, program: Program, io: Io): Promise<void> {
  const shell = SHELLS.find((known) => known === name);
  if (shell === undefined) throw new Misuse(messages.unknownShell(name), { remedy: messages.shellRemedy(SHELLS) });
  const origin = `groundplan ${VERSION}: groundplan completion ${shell}`;
  await io.stdout(SCRIPTS[shell](describeCommands(program), origin));
}
