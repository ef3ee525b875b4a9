import { type DragEvent, useState } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The data type of a dragged series. */
export const SERIES_TYPE = 'application/x-pandok-stack'

/** A series from the list is shown where it is dropped. Dropped files are handled by the window. */
export function useSeriesDrop(at: number) {
  const { session } = useViewer()
  const [isOver, setIsOver] = useState(false)
  const isSeries = (event: DragEvent) => event.dataTransfer.types.includes(SERIES_TYPE)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!isSeries(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false)
        if (!isSeries(event)) return
        event.preventDefault()
        session.show(event.dataTransfer.getData(SERIES_TYPE), at)
      },
    },
  }
}
