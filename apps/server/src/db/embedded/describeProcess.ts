import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '@pandok/domain'

interface ProcessDescription {
  /**
   * Distinguishes a process from a later one with the same pid; pids repeat after a reboot and in every
   * container.
   */
  started: string
  command: string
}

/**
 * Returns `undefined` if no such process runs. A zombie counts as gone, because in a container it may never
 * be reaped.
 */
export function describeProcess(pid: number): ProcessDescription | undefined {
  if (!isThere(pid)) return undefined
  if (process.platform === 'linux') return describeByProc(pid)
  if (process.platform === 'win32') return { started: '', command: '' }
  return describeByPs(pid)
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function describeByProc(pid: number): ProcessDescription | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain blanks and parentheses, so fields are counted from the last one;
    // see proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { started: `${boot}/${fields[19]}`, command }
  } catch {
    return undefined
  }
}

function describeByPs(pid: number): ProcessDescription | undefined {
  const ps = spawnSync('ps', ['-ww', '-o', 'stat=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [state = '', ...rest] = ps.stdout.trim().split(/\s+/)
  if (state === '' || state.startsWith('Z')) return undefined
  return { started: rest.slice(0, 5).join(' '), command: rest.slice(5).join(' ') }
}
