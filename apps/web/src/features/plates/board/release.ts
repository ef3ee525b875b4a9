import { positionOf } from '#shared/board/positionOf.ts'

/** The position at which the pointer was released, and whether a key asked for a copy at that moment. */
export interface Release {
  x: number
  y: number
  isCopy: boolean
}

/** Reports the next release before any other listener handles it. */
export function onRelease(type: 'mouseup' | 'touchend', tell: (release: Release) => void): void {
  window.addEventListener(
    type,
    (event) => {
      const point = event instanceof MouseEvent ? event : (event as TouchEvent).changedTouches[0]
      const { ctrlKey, altKey } = event as MouseEvent | TouchEvent
      if (point) tell({ x: point.clientX, y: point.clientY, isCopy: ctrlKey || altKey })
    },
    { once: true, capture: true, passive: true },
  )
}

/** The place of the board under that point; the dragged cell lies above it. */
export function placeUnder({ x, y }: Release): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const position = element.closest('[role="grid"]') ? positionOf(element) : undefined
    if (position !== undefined) return position
  }
  return undefined
}
