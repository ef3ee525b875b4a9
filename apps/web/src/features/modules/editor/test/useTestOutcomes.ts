import { type CompiledModule, runTests, type TestOutcome } from '@pandok/module-engine'
import { useEffect, useState } from 'react'
import { today } from '#platform/today.ts'

const AFTER_MS = 250

/** The saved tests against the present module, a moment after each change; the last outcome stays until the next. */
export function useTestOutcomes(module: CompiledModule): readonly TestOutcome[] {
  const [outcomes, setOutcomes] = useState<readonly TestOutcome[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setOutcomes(runTests(module, { today: today() })), AFTER_MS)
    return () => clearTimeout(timer)
  }, [module])
  return outcomes
}
