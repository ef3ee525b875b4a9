import { IconButton, XIcon } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { ReasonParts, type ReasonPartsProps } from './ReasonParts.tsx'

export function Reasons({ onClose, ...parts }: ReasonPartsProps & { onClose: () => void }) {
  const text = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-sm bg-sunken p-2.5 text-sm">
      <header className="flex items-center justify-between gap-2">
        <h6 id={id} className="font-semibold">
          {text('moduleRun.why.title')}
        </h6>
        <IconButton size="sm" label={text('moduleRun.why.close')} icon={<XIcon />} onClick={onClose} />
      </header>
      <ReasonParts {...parts} />
    </section>
  )
}
