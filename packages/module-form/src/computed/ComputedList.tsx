import { useForm } from '../FormContext.ts'
import { ComputedLine } from './ComputedLine.tsx'

/**
 * Shows the computed values of the module or of one row; those without a label are internal steps of the
 * module.
 */
export function ComputedList({ group, row }: { group?: string; row?: string }) {
  const { definition, words } = useForm()
  const shown = definition.computed.filter(
    (computed) => computed.group === group && computed.label !== undefined,
  )
  if (shown.length === 0) return null
  return (
    <dl aria-label={words.computedTitle} className="grid gap-1 border-t border-line pt-2">
      {shown.map(({ id }) => (
        <ComputedLine key={id} address={row === undefined ? id : `${id}/${row}`} />
      ))}
    </dl>
  )
}
