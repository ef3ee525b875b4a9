import { Button, UploadIcon } from '@pandok/ui'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'

const ImportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog })),
)

export function ImportButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
        {text('exchange.import')}
      </Button>
      <Suspense>{isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
