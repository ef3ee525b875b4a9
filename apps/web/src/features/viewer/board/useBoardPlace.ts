import { useCallback, useEffect, useMemo, useState } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { type BoardBox, boxWithin, firstBox, readBox } from './BoardBox.ts'

const NAME = 'pandok.viewer.board'

interface Kept {
  isFloating: boolean
  box: BoardBox
}

const roomNow = () => ({ width: window.innerWidth, height: window.innerHeight })

function read(): Kept {
  try {
    const kept = JSON.parse(browserStorage().getItem(NAME) ?? '{}') as Partial<Kept>
    return { isFloating: kept.isFloating === true, box: readBox(kept.box) ?? firstBox(roomNow()) }
  } catch {
    return { isFloating: false, box: firstBox(roomNow()) }
  }
}

export type BoardPlace = ReturnType<typeof useBoardPlace>

/** Whether the board floats over the images, and where; stored in this browser. */
export function useBoardPlace() {
  const [kept, setKept] = useState(read)
  const [room, setRoom] = useState(roomNow)
  useEffect(() => {
    const onResize = () => setRoom(roomNow())
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  useEffect(() => browserStorage().setItem(NAME, JSON.stringify(kept)), [kept])
  const toggle = useCallback(() => setKept(({ isFloating, box }) => ({ isFloating: !isFloating, box })), [])
  const moveTo = useCallback((box: BoardBox) => {
    setKept((before) => ({ ...before, box: boxWithin(box, roomNow()) }))
  }, [])
  // In a smaller window the box is limited; it returns to its place once there is room.
  const box = useMemo(() => boxWithin(kept.box, room), [kept.box, room])
  return { isFloating: kept.isFloating, box, toggle, moveTo }
}
