import { useFormChecks } from '../store/useStored.ts'
import { CheckLine } from './CheckLine.tsx'

/** Shows the checks that point at no field, below the form. */
export function CheckSummary() {
  const checks = useFormChecks()
  return (
    <ul aria-live="polite" className="grid gap-1 empty:hidden">
      {checks.map((check) => (
        <CheckLine key={`${check.id}/${check.row ?? ''}`} check={check} />
      ))}
    </ul>
  )
}
