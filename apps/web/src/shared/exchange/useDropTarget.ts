import { type DragEvent, useState } from 'react'

/**
 * The handlers of an element onto which something can be dropped, and whether something is held over it. Dropping is for
 * the mouse: the element has a button inside that serves everybody.
 */
export function useDropTarget(onDropped: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onDropped(event.dataTransfer)
    },
  }
  return { isOver, handlers }
}
