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
      <Button
        icon={<UploadIcon />}
        className="max-sm:w-10 max-sm:!gap-0 max-sm:!px-0"
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{text('exchange.import')}</span>
      </Button>
      <Suspense>{isOpen ? <ImportDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
