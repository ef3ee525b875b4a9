import {
  colorScale,
  type DecodedFrame,
  type StackFrame,
  type View,
  windowNumbers,
  windowOf,
} from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'

interface ColorLegendProps {
  frame: StackFrame
  decoded: DecodedFrame
  view: Pick<View, 'voi' | 'isInverted' | 'colors'>
  height: number
}

/** The smallest height of a picture with room for a legend between its corners. */
const LEAST_HEIGHT = 200

/** The meaning of the colors, beside color maps and beside real-world values in gray. */
export function ColorLegend({ frame, decoded, view, height }: ColorLegendProps) {
  const text = useText()
  const { isRealWorld, modality } = frame.frame
  if ((view.colors === undefined && !isRealWorld) || height < LEAST_HEIGHT) return null
  const scale = colorScale(windowOf(frame, decoded, view.voi), view)
  if (!scale) return null
  const width = scale.high - scale.low
  const [low, high] = [scale.low, scale.high].map((center) => windowNumbers({ center, width }).center)
  const stops = scale.colors.map((color) => `rgb(${color.join(' ')})`)
  const shown = { low: low ?? '', high: high ?? '', unit: modality.unit }
  return (
    <div
      role="img"
      aria-label={text('viewer.image.legend', shown)}
      data-passing=""
      data-legend=""
      className="pointer-events-none absolute top-1/4 right-8 bottom-1/4 flex gap-1.5 text-xs leading-4 [text-shadow:0_0_3px_black,0_0_3px_black] tabular-nums"
    >
      <div className="flex flex-col text-right">
        <span>{high}</span>
        {/* The legend stays out of the middle, where the lines of a crosshair are. */}
        <span>{modality.unit}</span>
        <span className="mt-auto">{low}</span>
      </div>
      <div
        className="w-2.5 border border-on-image-muted"
        style={{ backgroundImage: `linear-gradient(to top, ${stops.join(', ')})` }}
      />
    </div>
  )
}
