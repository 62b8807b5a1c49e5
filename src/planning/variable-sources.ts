import { InvalidInput } from '../errors.js';
import { byText } from '../graph/order.js';
import type { Io } from '../platform/io.js';
import { findNoModule, readTree, type TreeOptions } from '../terraform/module-tree/read-tree.js';
import * as messages from './messages.js';
import type { CodeSource } from './source.js';
import { readVariables } from './static/variables.js';

/**
 * Returns one line for each variable of the root module, sorted by name, with the source of its value: a file, the environment, or the
 * default. `--debug` prints them. Returns none if the code or a variable file cannot be read, which the planner reports. No line
 * contains a value, since it may be a secret.
 */
export async function variableSources(
  { directory, repository, planning }: CodeSource,
  options: Pick<TreeOptions, 'tofu' | 'parsed'>,
  io: Io,
): Promise<readonly string[]> {
  try {
    const within = repository !== null && { within: repository };
    const { root } = await readTree(directory, io, { ...options, ...within, findModule: findNoModule });
    const { sources } = await readVariables(root, planning.varFiles, io);
    const variables = [...root.code.variables.values()].sort((a, b) => byText(a.name, b.name));
    return variables.map(({ name, default: defaultValue, file, span }) => {
      const source = sources.get(name);
      if (source !== undefined) return messages.variableSetBy(name, source);
      return defaultValue === null
        ? messages.variableOpen(name)
        : messages.variableDefault(name, `${file.path}:${span.line}`);
    });
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}
