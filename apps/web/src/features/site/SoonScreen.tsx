import type { MessageKey } from '@pandok/i18n'
import { EmptyState, HourglassIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function SoonScreen({ title }: { title: MessageKey }) {
  const text = useText()
  return (
    <>
      <h1 className="text-2xl font-bold">{text(title)}</h1>
      <EmptyState
        className="m-auto"
        icon={<HourglassIcon />}
        title={text('ui.soon.title')}
        text={text('ui.soon.text')}
      />
    </>
  )
}
