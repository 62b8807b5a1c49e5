/** All processes that a run has started, whatever group or parent they have given themselves. */
import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly started: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

export interface Usage {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

const TICKS = 100;
const PAGE_MEGABYTES = 4096 / 2 ** 20;

export class Family {
  /** When each was started: numbers are given again. */
  readonly #members = new Map<number, number>();
  readonly #spent = new Map<number, number>();
  /** Older than the first of the family, so none of it: they are not looked at again as long as they are there. */
  #strangers: ReadonlySet<number> = new Set();
  /** Arguments are for all users of the machine to see. */
  readonly commands = new Set<string>();
  readonly #root: number;

  constructor(root: number) {
    this.#root = root;
  }

  /** Who was born is found before its parent ends: one look is a few milliseconds, and there are several a second. */
  look(): Usage {
    const alive = this.#alive();
    const typed = textOf(`/proc/${this.#root}/cmdline`);
    for (const { id, started, cpuSeconds } of alive) {
      this.#spent.set(id + started, cpuSeconds);
      const words = textOf(`/proc/${id}/cmdline`);
      // Between fork and exec a child has the words of the first, which the user has typed.
      if (words !== typed) this.commands.add(words);
    }
    return {
      cpuSeconds: [...this.#spent.values()].reduce((sum, seconds) => sum + seconds, 0),
      megabytes: alive.reduce((sum, { megabytes }) => sum + megabytes, 0),
    };
  }

  /** How many are there besides the first. */
  others(): number {
    return this.#alive().filter(({ id }) => id !== this.#root).length;
  }

  end(): void {
    for (const { id } of this.#alive()) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  }

  #alive(): readonly Process[] {
    const ids = processIds();
    const all = ids
      .filter((id) => !this.#strangers.has(id))
      .flatMap((id) => processOf(id, textOf(`/proc/${id}/stat`)) ?? []);
    const isMember = ({ id, started }: Process) => this.#members.get(id) === started;
    for (let isGrowing = true; isGrowing; ) {
      isGrowing = false;
      const parents = new Set(all.filter(isMember).map(({ id }) => id));
      for (const one of all) {
        const isFirst = one.id === this.#root && this.#members.size === 0;
        if (isMember(one) || !(isFirst || parents.has(one.parent))) continue;
        this.#members.set(one.id, one.started);
        isGrowing = true;
      }
    }
    const first = this.#members.get(this.#root) ?? 0;
    const older = all.filter(({ started }) => started < first).map(({ id }) => id);
    this.#strangers = new Set([...ids.filter((id) => this.#strangers.has(id)), ...older]);
    return all.filter(isMember);
  }
}

/** None where there is no /proc. */
const processIds = (): number[] =>
  namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/**
 * Returns the process of a line of /proc/<id>/stat; null for an empty line, where it has ended since its id was read. Without
 * numbers it would pass for a member of any family, and no limit holds for NaN.
 */
export function processOf(id: number, stat: string): Process | null {
  if (stat === '') return null;
  // The name of the program is in parentheses and may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields[11]! + fields[12]!;
  return {
    id,
    parent: fields[1]!,
    started: fields[19]!,
    cpuSeconds: ticks / TICKS,
    megabytes: fields[21]! * PAGE_MEGABYTES,
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
