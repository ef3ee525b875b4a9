import { type VolumeShape, type VolumeState, volumeStateOf } from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

const NOTHING = { kind: 'loading', done: 0, total: 0 } as const

/** All slices of a volume, decoded and kept in memory while this is mounted; undefined if there is none. */
export function useVolume(shape: VolumeShape | undefined): VolumeState {
  const { frames } = useViewer()
  const [state, setState] = useState<VolumeState>({ ...NOTHING, total: shape?.frames.length ?? 0 })
  useEffect(() => {
    if (!shape) return setState(NOTHING)
    const ids = shape.frames.map(({ id }) => id)
    frames.pin(...ids)
    let next: number | undefined
    let isDone = false
    const look = () => {
      next = undefined
      const state = volumeStateOf(shape, frames)
      isDone = state.kind !== 'loading'
      setState(state)
    }
    // Hundreds of slices may arrive per second, so they are counted once per animation frame.
    const lookSoon = () => {
      if (!isDone) next ??= requestAnimationFrame(look)
    }
    look()
    const stop = frames.subscribe(lookSoon)
    return () => {
      stop()
      if (next !== undefined) cancelAnimationFrame(next)
      frames.unpin(...ids)
    }
  }, [shape, frames])
  return state
}
