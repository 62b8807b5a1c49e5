/**
 * Adds optional packages of other platforms to package-lock.json. Run it after `npm install` with a registry that lacks them, such as
 * a mirror for Linux: npm omits such packages from the lock file and later rejects it ("Missing: ... from lock file"). An entry with
 * the platform is enough, because npm skips it elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const missing = Object.values(lock.packages).flatMap((owner) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`)))
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, owner)]),
);

function entry(name, version, owner) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`${name}: its name does not tell the platform`);
  const libc = os[0] === 'linux' ? [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] : undefined;
  return {
    version,
    cpu,
    ...(owner.dev && { dev: true }),
    ...(libc && { libc }),
    license: owner.license,
    optional: true,
    os,
  };
}

const [root, ...rest] = Object.entries(lock.packages);
const sorted = [...rest, ...missing].sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([root, ...sorted]);
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} entries added`);
