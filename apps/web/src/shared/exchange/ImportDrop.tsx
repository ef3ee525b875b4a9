import { cx } from '@pandok/ui'
import { type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { navigation } from '#platform/navigation/navigation.ts'
import { handedFiles } from './handedFiles.ts'
import { IMPORT_SCREEN } from './importLink.ts'

const ImportDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog })),
)

/**
 * A list that accepts dropped files: those in the product's format are imported here, others are reviewed on the
 * import screen.
 */
export function ImportDrop({ children }: { children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const [given, setGiven] = useState<File>()
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    const [first] = files
    if (files.length === 1 && first && /\.pandok\.json$/iu.test(first.name)) return setGiven(first)
    handedFiles.hand(files)
    void navigation.go(IMPORT_SCREEN)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button above serves everybody
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx('rounded-lg', isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed')}
    >
      {children}
      <Suspense>{given ? <ImportDialog given={given} onClose={() => setGiven(undefined)} /> : null}</Suspense>
    </div>
  )
}
