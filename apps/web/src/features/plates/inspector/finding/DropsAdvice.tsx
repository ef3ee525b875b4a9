import { type Finding, wordsIn } from '@pandok/domain'
import { useBoardState } from '#features/plates/editor/useBoard.ts'
import { Choices } from '#features/plates/logic/Choices.tsx'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from '../CellContext.ts'
import type { ChangeFinding } from './ChangeFinding.ts'

interface DropsAdviceProps {
  finding: Finding
  onChange: ChangeFinding
}

/**
 * Recommendations of other findings that this one makes unnecessary: the biopsy of a node, for example, makes that of
 * a nearby nodule unnecessary.
 */
export function DropsAdvice({ finding, onChange }: DropsAdviceProps) {
  const text = useText()
  const { cell } = useCellWork()
  const cells = useBoardState(({ plate }) => plate.cells)
  const blanks = cell.blanks ?? []
  const { dropsAdvice } = finding
  if (blanks.length === 0 && !dropsAdvice) return null
  const { same = [], phrases = [] } = dropsAdvice ?? {}
  const advice = cells.flatMap(({ id, title, outputs }) =>
    id === cell.id
      ? []
      : outputs.flatMap((output) =>
          output.kind === 'phrase' && output.section === 'recommendation'
            ? [{ id: output.id, name: `${title}: ${wordsIn(output.text, text.locale)}` }]
            : [],
        ),
  )

  function write(next: readonly string[], of: readonly string[]) {
    const kept = { same: next, ...(of.length > 0 && { phrases: of }) }
    onChange(
      (now) => put(now, 'dropsAdvice', next.length > 0 ? kept : undefined),
      `drops/${next.join()}/${of.join()}`,
    )
  }

  return (
    <>
      <Choices
        label={text('plateExam.meaning.drops')}
        items={blanks.map(({ id, label }) => ({ id, name: wordsIn(label, text.locale) || id }))}
        chosen={same}
        onChange={(ids) => write(ids, phrases)}
      />
      {same.length > 0 && advice.length > 0 ? (
        <Choices
          label={text('plateExam.meaning.dropsPhrases')}
          hint={text('plateExam.meaning.dropsAll')}
          items={advice}
          chosen={phrases}
          onChange={(ids) => write(same, ids)}
        />
      ) : null}
    </>
  )
}
