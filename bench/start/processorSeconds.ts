import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessorTime {
  program: string
  seconds: number
}

/** Linux counts in ticks, whose number per second is independent of the kernel's own clock; see `getconf CLK_TCK`. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/**
 * The processor time of every process below `root`, including its ended children. Processes of the same name are
 * summed, because PostgreSQL consists of many.
 */
export function processorSeconds(root: number): ProcessorTime[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  const below = new Set([root])
  // A child may precede its parent in the list once process ids have wrapped around.
  for (let grown = true; grown; ) {
    const found = processes.filter(({ pid, parent }) => below.has(parent) && !below.has(pid))
    for (const { pid } of found) below.add(pid)
    grown = found.length > 0
  }
  below.delete(root)
  const sums = new Map<string, number>()
  for (const { pid, program, ticks } of processes)
    if (below.has(pid)) sums.set(program, (sums.get(program) ?? 0) + ticks / TICKS_PER_SECOND)
  return [...sums].map(([program, seconds]) => ({ program, seconds }))
}

interface Process {
  pid: number
  parent: number
  program: string
  ticks: number
}

function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces and parentheses, so fields are counted from the last parenthesis;
    // see proc(5).
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    const ticks = (utime ?? 0) + (stime ?? 0) + (cutime ?? 0) + (cstime ?? 0)
    return [{ pid: Number(pid), parent: Number(fields[1]), program: nameOf(pid), ticks }]
  } catch {
    // The process has ended since the list was read; its parent's time includes it from now on.
    return []
  }
}

/** Returns the file of the program, because a PostgreSQL process overwrites its own command line. */
function nameOf(pid: string): string {
  const [command = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  if (/\bpostgres/.test(command)) return 'postgres'
  return command.slice(command.lastIndexOf('/') + 1)
}
