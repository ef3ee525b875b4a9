import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { CellWriting } from '#shared/board/CellWriting.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { CellRules } from '../fill/CellRules.tsx'
import { KeyField } from '../keys/KeyField.tsx'
import { BlankSection } from './BlankSection.tsx'
import { useCellWork } from './CellContext.ts'
import { ColorField } from './ColorField.tsx'
import { LogicSection } from './LogicSection.tsx'
import { MeaningSection } from './MeaningSection.tsx'
import { NameFields } from './NameFields.tsx'
import { OutputList } from './OutputList.tsx'

export function CellFields() {
  const text = useText()
  const { cell } = useCellWork()
  return (
    <>
      <NameFields />
      <ColorField />
      <KeyField cell={cell} />
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">{text('plateCell.outputs')}</h3>
        <OutputList />
      </section>
      <BlankSection />
      <MeaningSection />
      <LogicSection />
      <CellRules cellId={cell.id} />
      <CellPreview />
    </>
  )
}

/** The sentences of the inspected cell, with the present modules of its plate. */
function CellPreview() {
  const { cell } = useCellWork()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  const exam = useBoardState(({ plate }) => plate.exam)
  return <CellWriting cell={cell} exam={exam} modules={modules} />
}
