import { wordsIn } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { Choices } from '../logic/Choices.tsx'
import { useCellWork } from './CellContext.ts'

/** The blanks of the exam that this cell's form shows. */
export function AsksField() {
  const text = useText()
  const { cell, change } = useCellWork()
  const blanks = useBoardState(({ plate }) => plate.exam?.blanks)
  if (!blanks || blanks.length === 0) return null
  return (
    <Choices
      label={text('plateExam.asks.label')}
      items={blanks.map(({ id, label }) => ({ id, name: wordsIn(label, text.locale) || id }))}
      chosen={cell.asks ?? []}
      onChange={(ids) =>
        change((now) => put(now, 'asks', ids.length > 0 ? ids : undefined), `asks/${ids.join()}`)
      }
    />
  )
}
