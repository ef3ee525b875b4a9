import { spawnSync } from 'node:child_process'

/** Returns a process and those that it started, such as a PostgreSQL server and its backends. */
export function processFamily(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
  return [pid, ...children]
}
