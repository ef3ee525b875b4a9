import { useText } from '#app/text.ts'
import { CellPreview } from './CellPreview.tsx'
import { ColorField } from './ColorField.tsx'
import { NameFields } from './NameFields.tsx'
import { OutputList } from './OutputList.tsx'

export function CellFields() {
  const text = useText()
  return (
    <>
      <NameFields />
      <ColorField />
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">{text('plateCell.outputs')}</h3>
        <OutputList />
      </section>
      <CellPreview />
    </>
  )
}
