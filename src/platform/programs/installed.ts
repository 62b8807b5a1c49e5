import { createRequire } from 'node:module';

/**
 * A package that is installed beside this program, found as Node finds it from the program's own file (never from the
 * working directory), in exactly this version. Null where there is none, or where it cannot be loaded.
 */
export function installedPackage(name: string, version: string): unknown {
  try {
    const load = createRequire(__filename);
    const { version: found } = load(`${name}/package.json`) as { version?: unknown };
    return found === version ? load(name) : null;
  } catch {
    return null;
  }
}
