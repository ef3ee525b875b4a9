import { createSlicer, type Planes, type Slicer, type Volume } from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { browserClock } from './browserClock.ts'

export function useSlicer(volume: Volume | undefined, planes: Planes): Slicer | undefined {
  const [slicer, setSlicer] = useState<Slicer>()
  useEffect(() => {
    if (!volume) return
    const made = createSlicer(volume, planes, browserClock)
    setSlicer(made)
    return () => {
      setSlicer(undefined)
      made.dispose()
    }
  }, [volume, planes])
  return slicer
}
