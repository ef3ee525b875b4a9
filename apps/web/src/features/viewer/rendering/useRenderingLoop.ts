import {
  createRayCaster,
  createRenderingLoop,
  type Rendering,
  type RenderingLoop,
  type Volume,
} from '@pandok/viewer'
import { useEffect, useState } from 'react'
import { browserClock } from '../planes/browserClock.ts'

/** Renders a volume while it is mounted; null if the graphics card can't. */
export function useRenderingLoop(volume: Volume, rendering: Rendering): RenderingLoop | null | undefined {
  const [loop, setLoop] = useState<RenderingLoop | null>()
  useEffect(() => {
    const caster = createRayCaster()
    const made = caster ? createRenderingLoop({ volume, rendering, caster, clock: browserClock }) : null
    setLoop(made)
    return () => {
      setLoop(undefined)
      made?.dispose()
    }
  }, [volume, rendering])
  return loop
}
