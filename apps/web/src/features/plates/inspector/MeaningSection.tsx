import { useText } from '#platform/text/text.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { AsksField } from './AsksField.tsx'
import { useCellWork } from './CellContext.ts'
import { FindingFields } from './finding/FindingFields.tsx'
import { WritesField } from './WritesField.tsx'

/** The role of the cell in its exam: a finding of a region, a writer of normal sentences, or a question. */
export function MeaningSection() {
  const text = useText()
  const exam = useBoardState(({ plate }) => plate.exam)
  const { cell } = useCellWork()
  const isUsed = (exam?.regions.length ?? 0) > 0 || cell.finding || cell.normal || cell.asks
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{text('plateExam.meaning.title')}</h3>
      {isUsed ? (
        <>
          <FindingFields regions={exam?.regions ?? []} />
          <WritesField regions={exam?.regions ?? []} />
          <AsksField />
        </>
      ) : (
        <p className="text-xs text-muted">{text('plateExam.meaning.noExam')}</p>
      )}
    </section>
  )
}
