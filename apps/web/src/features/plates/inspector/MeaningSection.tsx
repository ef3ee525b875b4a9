import { listNames } from '@pandok/domain'
import { aboutOf, textOf } from '@pandok/module-engine'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { AnswersField } from './AnswersField.tsx'
import { AsksField } from './AsksField.tsx'
import { useCellWork } from './CellContext.ts'
import { ExclusionFields } from './ExclusionFields.tsx'
import { FindingFields } from './finding/FindingFields.tsx'
import { PlaceExclusions } from './PlaceExclusions.tsx'
import { WritesField } from './WritesField.tsx'

/** The regions that the modules of the cell name themselves. */
function RegionsOfModules() {
  const text = useText()
  const { cell } = useCellWork()
  const catalog = useStorePart(useModuleCatalog(), (modules) => modules)
  const used = new Set(cell.outputs.flatMap((output) => (output.kind === 'module' ? [output.moduleId] : [])))
  const names = [...used]
    .flatMap((id) => definitionOf(catalog.get(id))?.outputs ?? [])
    .flatMap(aboutOf)
    .flatMap(({ region, as }) => (as === 'finding' ? (textOf(region, text.locale) ?? []) : []))
  if (names.length === 0) return null
  return (
    <p className="text-xs text-muted">
      {text('plateExam.meaning.byModule', { regions: listNames(new Set(names), text.locale) })}
    </p>
  )
}

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
          {cell.finding?.replaces?.length ? null : <RegionsOfModules />}
          <WritesField regions={exam?.regions ?? []} />
          <AsksField />
          <AnswersField />
          {cell.finding || cell.normal ? null : <ExclusionFields />}
          {cell.normal ? null : <PlaceExclusions />}
        </>
      ) : (
        <p className="text-xs text-muted">{text('plateExam.meaning.noExam')}</p>
      )}
    </section>
  )
}
