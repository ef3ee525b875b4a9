import { entriesOf, walkEntries, walkFiles } from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Files and folders can be dropped anywhere in the window, and in the window of the images. */
export function useFileDrop(other?: Window): boolean {
  const viewer = useViewer()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    function onOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    function onLeave(event: DragEvent) {
      // `relatedTarget` is null only when the pointer leaves the window.
      if (event.relatedTarget === null) setIsOver(false)
    }
    function onDrop(event: DragEvent) {
      setIsOver(false)
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      const entries = entriesOf(event.dataTransfer.items)
      const files = [...event.dataTransfer.files]
      void viewer.open(entries.length > 0 ? walkEntries(entries) : walkFiles(files))
    }
    const windows = other ? [window, other] : [window]
    for (const one of windows) {
      one.addEventListener('dragover', onOver)
      one.addEventListener('dragleave', onLeave)
      one.addEventListener('drop', onDrop)
    }
    return () => {
      for (const one of windows) {
        one.removeEventListener('dragover', onOver)
        one.removeEventListener('dragleave', onLeave)
        one.removeEventListener('drop', onDrop)
      }
    }
  }, [viewer, other])
  return isOver
}
