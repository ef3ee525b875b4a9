import { renderThumbnail, type Stack } from '@pandok/viewer'
import { memo, useEffect, useRef } from 'react'
import { afterFrame } from '../workspace/afterFrame.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

const SIDE = 144

/** A delay in milliseconds, so that thumbnails delay neither the large picture nor the reading of files. */
const LATER = 50

/**
 * A thumbnail that is drawn once, from the middle frame if it has loaded, otherwise from the first that
 * loads.
 */
export const StackThumbnail = memo(function StackThumbnail({ stack }: { stack: Stack }) {
  const { frames } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<string>(undefined)

  useEffect(() => {
    function draw(): boolean {
      if (drawn.current === stack.id) return true
      const middle = stack.frames[Math.floor(stack.frames.length / 2)]
      const frame = [middle, ...stack.frames].find((one) => one && frames.get(one.id))
      const decoded = frame && frames.get(frame.id)
      const context = canvas.current?.getContext('2d')
      if (!frame || !decoded || !canvas.current || !context) return false
      const { width, height, pixels } = renderThumbnail(decoded, frame, SIDE)
      canvas.current.width = width
      canvas.current.height = height
      context.putImageData(new ImageData(pixels, width, height), 0, 0)
      drawn.current = stack.id
      return true
    }
    if (drawn.current === stack.id) return
    let stopListening: (() => void) | undefined
    const stopWaiting = afterFrame(() => {
      if (draw()) return
      stopListening = frames.subscribe(() => {
        if (draw()) stopListening?.()
      })
    }, LATER)
    return () => {
      stopWaiting()
      stopListening?.()
    }
  }, [stack, frames])

  return (
    <span
      aria-hidden="true"
      className="grid h-20 shrink-0 place-items-center overflow-hidden rounded-sm bg-image max-md:size-14"
    >
      <canvas ref={canvas} width={1} height={1} className="max-h-20 max-w-full max-md:max-h-14" />
    </span>
  )
})
