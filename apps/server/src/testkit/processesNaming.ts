import { spawnSync } from 'node:child_process'

/** The pids of processes, other than this one, whose command line names the text. */
export function processesNaming(text: string): number[] {
  const ps = spawnSync('ps', ['-ww', '-e', '-o', 'pid=,command='], { encoding: 'utf8' })
  return ps.stdout
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid !== process.pid)
}
