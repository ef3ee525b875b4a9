import { type Scope, textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'

interface FormulaLegendProps {
  id: string
  reads: readonly string[]
  scope: Scope
}

/** The display names of a formula's ids: «크기 (size_mm)». */
export function FormulaLegend({ id, reads, scope }: FormulaLegendProps) {
  const text = useText()
  const named = reads.flatMap((name) => {
    const label = textOf(scope.names.get(name)?.label, text.locale)
    return label && label !== name ? [{ name, label, unit: scope.names.get(name)?.unit }] : []
  })
  return (
    <ul
      id={id}
      aria-label={text('moduleLogic.formula.used')}
      className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted empty:hidden"
    >
      {named.map(({ name, label, unit }) => (
        <li key={name}>
          <span className="font-medium text-text">{label}</span> (<span className="font-mono">{name}</span>
          {unit ? `, ${unit}` : null})
        </li>
      ))}
    </ul>
  )
}
