import type { ScriptRunner } from './ScriptRunner.ts'
import { parseScriptAnswer, type WindowsProxy } from './WindowsProxy.ts'

const KEPT_MS = 60_000
/** Most networks have no script, and Windows needs seconds to find that out. */
const NONE_FOUND_KEPT_MS = 10 * 60_000
const PATIENCE_MS = 5000

export type AskScript = (target: URL, script: string | null) => Promise<WindowsProxy | null>

/** Asks the script that Windows is set to, or the one that is in the network; null where neither answers. */
export function createScriptAsker(
  runner: ScriptRunner,
  clock: () => number = () => performance.now(),
  patienceMs = PATIENCE_MS,
): AskScript {
  const kept = new Map<string, { answer: Promise<string | null>; until: number }>()

  function ask(target: string, script: string | null): Promise<string | null> {
    const name = `${target} ${script}`
    const known = kept.get(name)
    if (known && clock() < known.until) return known.answer
    const answer = inTime(runner.ask(target, script), patienceMs).catch(() => null)
    const entry = { answer, until: clock() + KEPT_MS }
    kept.set(name, entry)
    void answer.then((found) => {
      if (found === null && script === null) entry.until = clock() + NONE_FOUND_KEPT_MS
    })
    return answer
  }

  return async ({ origin }, script) => {
    // The place alone: what is asked for there is nobody's business.
    const target = `${origin}/`
    const detected = runner.isDetecting() ? await ask(target, null) : null
    const answer = detected ?? (script === null ? null : await ask(target, script))
    return answer === null ? null : parseScriptAnswer(answer)
  }
}

function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
