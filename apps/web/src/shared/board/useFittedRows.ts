import { type RefObject, useLayoutEffect, useState } from 'react'
import { toRem } from './toRem.ts'

/** The room that a board shares with others and must not overflow carries this attribute. */
export const BOARD_ROOM = 'data-board-room'

/** Lower rows have no space for a key and a legible name; such a board scrolls. */
const LOWEST = 3.75

interface NaturalRows {
  /** The number of lines of the board. */
  count: number
  /** The space between them in rem. */
  gap: number
  /** What the lines depend on; rows are fitted again when it changes. */
  key: string
}

/**
 * The height in rem at which all rows of a board are seen where its room is lower than they would like; undefined
 * where they have room, and where there is no such room. It changes with the room alone: a form that opens beside the
 * board doesn't move the keys.
 */
export function useFittedRows(
  frame: RefObject<HTMLElement | null>,
  { count, gap, key }: NaturalRows,
): number | undefined {
  const [room, setRoom] = useState('')
  const [fitted, setFitted] = useState<{ for: string; height?: number }>()
  useLayoutEffect(() => {
    const element = frame.current?.closest(`[${BOARD_ROOM}]`)
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(`${entry.contentRect.width}x${entry.contentRect.height}`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])

  const wanted = `${room}/${count}/${key}`
  useLayoutEffect(() => {
    const element = frame.current
    // A hidden board has no height.
    if (room === '' || fitted?.for === wanted || !element || element.clientHeight === 0) return
    const { clientHeight, scrollHeight } = element
    if (scrollHeight <= clientHeight + 1) return setFitted({ for: wanted })
    const { paddingTop, paddingBottom } = getComputedStyle(element)
    const space = toRem(clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom))
    setFitted({ for: wanted, height: Math.max(LOWEST, (space - (count - 1) * gap) / count) })
  }, [frame, room, wanted, fitted, count, gap])
  return fitted?.for === wanted ? fitted.height : undefined
}
