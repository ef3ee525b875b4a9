import { renderThumbnail, type StackFrame } from '@pandok/viewer'
import { memo, useEffect, useRef } from 'react'
import { useViewer } from '#features/viewer/workspace/ViewerContext.ts'

const SIDE = 128

/** Drawn once, when the pixels have loaded. */
export const FrameThumbnail = memo(function FrameThumbnail({ frame }: { frame: StackFrame }) {
  const { frames } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    function draw(): boolean {
      const decoded = frames.get(frame.id)
      const context = canvas.current?.getContext('2d')
      if (!decoded || !canvas.current || !context) return false
      const { width, height, pixels } = renderThumbnail(decoded, frame, SIDE)
      canvas.current.width = width
      canvas.current.height = height
      context.putImageData(new ImageData(pixels, width, height), 0, 0)
      return true
    }
    if (draw()) return
    const stop = frames.subscribe(() => {
      if (draw()) stop()
    })
    return stop
  }, [frame, frames])

  return (
    <canvas ref={canvas} width={1} height={1} className="max-h-16 max-w-16 max-md:max-h-9 max-md:max-w-9" />
  )
})
