import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { conditionText } from '#shared/conditions/conditionText.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import type { OnlySpan } from './phraseCommands.ts'

interface OnlyIfLineProps {
  spans: readonly OnlySpan[]
  fields: readonly NamedField[]
  onEdit: (span: OnlySpan) => void
  onRemove: (span: OnlySpan) => void
}

/** The conditions on the words at the cursor, as text. */
export function OnlyIfLine({ spans, fields, onEdit, onRemove }: OnlyIfLineProps) {
  const text = useText()
  if (spans.length === 0) return null
  return (
    <ul className="grid gap-1">
      {spans.map((span) => (
        <li
          key={span.key}
          className="flex flex-wrap items-center gap-2 rounded-md border border-warning-line bg-warning-soft px-2.5 py-1 text-sm"
        >
          <span className="min-w-0 flex-1 text-warning-text">
            {text('moduleLogic.phrase.onlyWhen', { condition: conditionText(span.when, fields, text) })}
          </span>
          <Button size="sm" onClick={() => onEdit(span)}>
            {text('moduleLogic.phrase.editCondition')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onRemove(span)}>
            {text('moduleLogic.phrase.removeCondition')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
