import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Summary } from './Fields.ts'

/**
 * The message above a form: one sentence about the whole form, or a line per field where several are wrong.
 */
export function useSummary<Name extends string>() {
  const text = useText()
  const [general, setGeneral] = useState<string>()
  const [summed, setSummed] = useState<readonly Name[]>([])
  const [attempt, setAttempt] = useState(0)
  return {
    setGeneral,
    clear() {
      setGeneral(undefined)
      setSummed([])
    },
    /** A single invalid field shows its own message and needs no summary. */
    sumUp(names: readonly Name[]) {
      setAttempt((count) => count + 1)
      setSummed(names.length > 1 ? names : [])
    },
    read(lineOf: (name: Name) => Summary['errors'][number] | undefined): Summary {
      const lines = summed.flatMap((name) => lineOf(name) ?? [])
      return {
        title: general ?? (lines.length > 0 ? text('account.errors', { count: lines.length }) : undefined),
        errors: general ? [] : lines,
        attempt,
      }
    },
  }
}
