import { createVolume, type DecodedFrame, frameBytes, type Volume, type VolumeShape } from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { useViewer, type ViewerDesk } from '../desk/ViewerDesk.ts'

export type VolumeState =
  | { kind: 'loading'; done: number; total: number }
  | { kind: 'failed'; count: number }
  | { kind: 'ready'; volume: Volume }

/** All slices of a volume, decoded and kept as long as this is used. */
export function useVolume(shape: VolumeShape): VolumeState {
  const { frames } = useViewer()
  const [state, setState] = useState<VolumeState>({ kind: 'loading', done: 0, total: shape.frames.length })
  useEffect(() => {
    const ids = shape.frames.map(({ id }) => id)
    frames.pin(...ids)
    let next: number | undefined
    let isDone = false
    function look() {
      next = undefined
      const state = stateOf(shape, frames)
      isDone = state.kind !== 'loading'
      setState(state)
    }
    // Hundreds come within a second: they are counted as often as the screen is drawn.
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

function stateOf(shape: VolumeShape, frames: ViewerDesk['frames']): VolumeState {
  const decoded = shape.frames.map(({ id }) => frames.get(id)).filter((frame) => frame !== undefined)
  const total = shape.frames.length
  if (decoded.length === total) return ready(shape, decoded)
  const count = shape.frames.filter(({ id }) => frames.failureOf(id) !== undefined).length
  if (count > 0) return { kind: 'failed', count }
  return { kind: 'loading', done: decoded.length, total }
}

function ready(shape: VolumeShape, decoded: readonly DecodedFrame[]): VolumeState {
  const isFit = ({ samples, values }: DecodedFrame) =>
    samples === 1 && values.length >= shape.rows * shape.columns
  const count = decoded.filter((frame) => !isFit(frame)).length
  return count > 0 ? { kind: 'failed', count } : { kind: 'ready', volume: createVolume(shape, decoded) }
}

const MEGABYTE = 1024 ** 2

/** What the slices take beside what may be taken, in MB; undefined: there is room. */
export function shortage(
  shape: VolumeShape,
  budgetBytes: number,
): { needed: number; room: number } | undefined {
  const bytes = shape.frames.reduce((sum, { image }) => sum + frameBytes(image), 0)
  if (bytes <= budgetBytes) return undefined
  return { needed: Math.ceil(bytes / MEGABYTE), room: Math.floor(budgetBytes / MEGABYTE) }
}
