import { createSlicer, type Planes, type Slicer, type Volume } from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'
import { browserClock } from './browserClock.ts'

export function useSlicer(volume: Volume | undefined, planes: Planes): Slicer | undefined {
  const { frames } = useViewer()
  const [slicer, setSlicer] = useState<Slicer>()
  useEffect(() => {
    if (!volume) return
    const made = createSlicer(volume, planes, browserClock, frames.reserve)
    setSlicer(made)
    return () => {
      setSlicer(undefined)
      made.dispose()
    }
  }, [volume, planes, frames])
  return slicer
}
