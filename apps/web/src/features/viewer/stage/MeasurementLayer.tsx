import {
  contextOf,
  type Draft,
  draftOutline,
  formatReading,
  handlesOf,
  type Matrix,
  type Measurement,
  outlineOf,
  readingsOf,
  toScreen,
} from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { useMeasurementsPart } from '../desk/useViewerParts.ts'
import { ShapeMark } from './ShapeMark.tsx'
import type { ElementSize } from './useElementSize.ts'
import type { ShownFrame } from './useShownFrame.ts'

interface MeasurementLayerProps {
  shown: ShownFrame
  matrix: Matrix
  size: ElementSize
  draft: Draft | undefined
}

/** What was measured on the frame that is seen, and what is being measured. */
export const MeasurementLayer = memo(function MeasurementLayer({
  shown,
  matrix,
  size,
  draft,
}: MeasurementLayerProps) {
  const own = useMeasurementsPart(({ items }) =>
    items.filter(({ place }) => place.on === 'frame' && place.frame === shown.frame.id),
  )
  const chosen = useMeasurementsPart((state) => state.chosen)
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {own.map((measurement) => (
        <Drawn
          key={measurement.id}
          measurement={measurement}
          shown={shown}
          matrix={matrix}
          isChosen={measurement.id === chosen}
        />
      ))}
      {draft ? (
        <Drawn measurement={draftOutline(draft)} shown={shown} matrix={matrix} isChosen={false} isDraft />
      ) : null}
    </svg>
  )
})

interface DrawnProps {
  measurement: Omit<Measurement, 'id' | 'number'> & { number?: number }
  shown: ShownFrame
  matrix: Matrix
  isChosen: boolean
  isDraft?: boolean
}

const Drawn = memo(function Drawn({ measurement, shown, matrix, isChosen, isDraft = false }: DrawnProps) {
  const text = useText()
  const context = contextOf(shown.frame, measurement, { decoded: shown.decoded })
  const lines = [
    ...(measurement.label ? [measurement.label] : []),
    ...readingsOf(measurement, context).map(
      (reading) => `${shortName[reading.quantity] ?? ''}${formatReading(reading, text.locale)}`,
    ),
  ]
  const { source } = context.calibration
  const isPlain = source === 'patient' || source === 'slide'
  if (lines.length > 0 && !isPlain && hasLength.has(measurement.tool))
    lines.push(text(`viewer.spacing.${source}`))
  const tone = isChosen ? 'text-image-chosen' : isDraft ? 'text-image-draft' : 'text-image-mark'
  return (
    <g className={tone} data-measurement={measurement.number}>
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one tool always come in the same order
        <ShapeMark key={index} shape={shape} matrix={matrix} lines={lines} />
      ))}
      {isChosen
        ? handlesOf(measurement).map(({ index, at }) => {
            const { x, y } = toScreen(matrix, at)
            return (
              <circle key={index} cx={x} cy={y} r={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
            )
          })
        : null}
    </g>
  )
})

/** In front of values that would otherwise not be told apart. */
const shortName: Readonly<Record<string, string>> = {
  mean: 'x̄ ',
  sd: 'SD ',
  min: 'min ',
  max: 'max ',
  shortAxis: '⊥ ',
  perimeter: '∮ ',
}

const hasLength: ReadonlySet<string> = new Set([
  ...['length', 'bidirectional', 'rectangle', 'ellipse', 'freehand'],
])
