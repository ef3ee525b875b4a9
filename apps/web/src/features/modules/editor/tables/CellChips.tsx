import type { Cell, Option, ResultValue } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { cellSummary, resultSummary } from './cellSummary.ts'

const chipClass =
  'inline-block max-w-48 truncate rounded-sm border px-1.5 align-middle text-xs leading-5 font-medium'

/** A cell's condition as chips. */
export function CellChips({ cell, field }: { cell: Cell | undefined; field: NamedField | undefined }) {
  const text = useText()
  if (cell === undefined || cell === '-') return <span className="text-faint">–</span>
  if ('expr' in cell) return <code className="font-mono text-xs break-all">{cell.expr}</code>
  if ('known' in cell)
    return (
      <span className={cx(chipClass, 'border-dashed border-line-strong')}>
        {cellSummary(cell, field, text)}
      </span>
    )
  if ('range' in cell)
    return (
      <span className={cx(chipClass, 'border-info-line bg-info-soft font-mono text-info-text')}>
        {cellSummary(cell, field, text)}
      </span>
    )
  const isNot = 'not' in cell
  const values = isNot ? cell.not : cell.in
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isNot ? <span className="text-xs text-muted">{text('moduleLogic.cell.not')}</span> : null}
      {values.map((value) => (
        <span
          key={String(value)}
          className={cx(
            chipClass,
            isNot
              ? 'border-line bg-sunken text-muted line-through'
              : 'border-accent-line bg-accent-soft text-accent-text',
          )}
        >
          {answerLabel(field, String(value), text)}
        </span>
      ))}
    </span>
  )
}

export function ResultChip({
  value,
  options,
}: {
  value: ResultValue | undefined
  options: readonly Option[]
}) {
  const text = useText()
  if (value === undefined || value === null)
    return (
      <span className={cx(chipClass, 'border-dashed border-line-strong text-muted')}>
        {text('moduleLogic.cell.unknown')}
      </span>
    )
  if (typeof value === 'object') return <code className="font-mono text-xs break-all">{value.expr}</code>
  return <span className="text-sm">{resultSummary(value, options, text)}</span>
}
