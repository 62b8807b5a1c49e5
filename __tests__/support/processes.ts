import { execFileSync } from 'node:child_process';

/** Command lines that hold `mark`, of all processes of this machine that are alive. */
export const processesWith = (mark: string): string[] =>
  execFileSync('ps', ['-A', '-o', 'stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(mark) && !line.startsWith('Z') && !line.includes('ps -A'));
