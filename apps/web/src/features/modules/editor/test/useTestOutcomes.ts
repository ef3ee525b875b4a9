import { type CompiledModule, runTests, type TestOutcome } from '@pandok/module-engine'
import { useEffect, useState } from 'react'
import { today } from '#platform/today.ts'

const AFTER_MS = 250

/** The outcomes of the saved tests, shortly after each change; the previous ones stay until then. */
export function useTestOutcomes(module: CompiledModule): readonly TestOutcome[] {
  const [outcomes, setOutcomes] = useState<readonly TestOutcome[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setOutcomes(runTests(module, { today: today() })), AFTER_MS)
    return () => clearTimeout(timer)
  }, [module])
  return outcomes
}
