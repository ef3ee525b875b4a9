import { Button, UploadIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { ImportDialog } from './ImportDialog.tsx'

export function ImportButton({ onImported }: { onImported: () => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
        {text('modules.import')}
      </Button>
      {isOpen ? <ImportDialog onClose={() => setOpen(false)} onImported={onImported} /> : null}
    </>
  )
}
