import type { Path } from '@pandok/module-engine'
import { findingsAt } from '../state/findingsAt.ts'
import { useShownFindings } from '../state/shownFindings.ts'
import { useFindingText } from '../state/useFindingText.ts'

/** The message at a field: the first error, otherwise the first warning. */
export function useFieldFindings(path: Path): { error: string | undefined; warning: string | undefined } {
  const findings = useShownFindings((all) => findingsAt(all, path))
  const sentence = useFindingText()
  const error = findings.find(({ level }) => level === 'error')
  const warning = findings.find(({ level }) => level === 'warning')
  return { error: error && sentence(error), warning: warning && sentence(warning) }
}
