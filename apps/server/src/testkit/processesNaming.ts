import { spawnSync } from 'node:child_process'

/** Returns the pids of other processes whose command line contains the text. */
export function processesNaming(text: string): number[] {
  const ps = spawnSync('ps', ['-ww', '-e', '-o', 'pid=,command='], { encoding: 'utf8' })
  return ps.stdout
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid)
}
