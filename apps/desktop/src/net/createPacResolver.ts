import type { ScriptRunner } from './ScriptRunner.ts'
import { parseScriptAnswer, type WindowsProxy } from './WindowsProxy.ts'

const KEPT_MS = 60_000
/** A busy server may answer the next time. */
const FAILURE_KEPT_MS = 5000
/** Most networks have no script, and Windows needs seconds to find that out. */
const NONE_FOUND_KEPT_MS = 10 * 60_000

/** A caller is waiting for the server's answer meanwhile. */
const TIMEOUT_MS = 3000

export type ResolvePac = (target: URL, script: string | null) => Promise<WindowsProxy | null>

interface Kept {
  answer: Promise<string | null>
  until: number
  /** True if a caller has already waited for the answer in vain and it hasn't arrived yet. */
  isLate: boolean
}

/** Asks the script in the network, or the one configured in Windows; null if neither answers. */
export function createPacResolver(
  runner: ScriptRunner,
  clock: () => number = () => performance.now(),
  timeoutMs = TIMEOUT_MS,
): ResolvePac {
  const kept = new Map<string, Kept>()

  function look(target: string, script: string | null): Kept {
    const name = `${target} ${script}`
    const known = kept.get(name)
    if (known && clock() < known.until) return known
    const answer = runner.ask(target, script).catch(() => null)
    const entry: Kept = { answer, until: Number.POSITIVE_INFINITY, isLate: false }
    kept.set(name, entry)
    void answer.then((found) => {
      const failureMs = script === null ? NONE_FOUND_KEPT_MS : FAILURE_KEPT_MS
      entry.until = clock() + (found === null ? failureMs : KEPT_MS)
      entry.isLate = false
    })
    return entry
  }

  async function ask(target: string, script: string | null): Promise<string | null> {
    const entry = look(target, script)
    if (entry.isLate) return null
    return inTime(entry.answer, timeoutMs, () => {
      entry.isLate = true
    })
  }

  return async ({ origin }, script) => {
    // Only the origin is passed, because the path is private.
    const target = `${origin}/`
    const [detected, set] = await Promise.all([
      runner.isDetecting() ? ask(target, null) : null,
      script === null ? null : ask(target, script),
    ])
    const answer = detected ?? set
    return answer === null ? null : parseScriptAnswer(answer)
  }
}

function inTime(work: Promise<string | null>, timeoutMs: number, onLate: () => void): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      onLate()
      resolve(null)
    }, timeoutMs)
    void work.then((found) => {
      clearTimeout(timer)
      resolve(found)
    })
  })
}
