import { createCine, DEFAULT_RATE, type Stack, timesAtRate, type Viewport } from '@pandok/viewer'
import { useEffect } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Milliseconds per frame according to the file, or the default. */
export const intervalOf = (stack: Stack | undefined): number => {
  const times = stack?.frames[0]?.image.frameTimes?.filter((time) => time > 0)
  return times?.length ? times.reduce((sum, time) => sum + time, 0) / times.length : 1000 / DEFAULT_RATE
}

/** Plays the viewport's cine. A slow computer drops frames and keeps the frame rate. */
export function useCine(at: number, stack: Stack | undefined, viewport: Viewport | undefined): void {
  const { session } = useViewer()
  const cine = viewport?.cine
  useEffect(() => {
    if (!cine || !stack || stack.frames.length < 2) return
    const own = stack.frames[0]?.image.frameTimes
    const times =
      cine.interval === undefined && own?.length === stack.frames.length
        ? own
        : timesAtRate(stack.frames.length, 1000 / (cine.interval ?? intervalOf(stack)))
    const frame = session.read().viewports[at]?.frame
    const start = Math.max(
      0,
      stack.frames.findIndex(({ id }) => id === frame),
    )
    const film = createCine(times, { mode: cine.isSwinging ? 'backAndForth' : 'loop', start })
    const begun = performance.now()
    let next = requestAnimationFrame(function show(now) {
      session.goTo(film.frameAt(Math.max(0, now - begun)), at)
      next = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(next)
  }, [session, at, stack, cine])
}
