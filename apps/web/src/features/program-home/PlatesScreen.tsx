import { EmptyState, LayoutGridIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'

export function PlatesScreen() {
  const text = useText()
  return (
    <>
      <h1 className="text-2xl font-bold">{text('program.title.plates')}</h1>
      <EmptyState
        className="m-auto"
        icon={<LayoutGridIcon />}
        title={text('program.plates.empty.title')}
        text={text('program.plates.empty.text')}
      />
    </>
  )
}
