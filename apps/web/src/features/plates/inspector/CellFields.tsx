import { useText } from '#platform/text/text.ts'
import { CellRules } from '../fill/CellRules.tsx'
import { KeyField } from '../keys/KeyField.tsx'
import { BlankSection } from './BlankSection.tsx'
import { useCellWork } from './CellContext.ts'
import { CellPreview } from './CellPreview.tsx'
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
