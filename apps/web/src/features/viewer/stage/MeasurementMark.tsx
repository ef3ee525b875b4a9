import { handlesOf, type Matrix, type Measurement, outlineOf, toScreen } from '@pandok/viewer'
import type { ReactNode } from 'react'
import { ShapeMark } from './ShapeMark.tsx'

/** A measurement, or one in the making. */
export type Drawable = Omit<Measurement, 'id' | 'number'> & { number?: number }

interface MeasurementMarkProps {
  measurement: Drawable
  /** From the measurement's points to the screen. */
  matrix: Matrix
  lines: readonly string[]
  /** A draft is neither. */
  state: 'chosen' | 'made' | 'draft'
}

const TONES = { chosen: 'text-image-chosen', made: 'text-image-mark', draft: 'text-image-draft' } as const

/** Its shapes with its words, and where it is taken hold of. */
export function MeasurementMark({ measurement, matrix, lines, state }: MeasurementMarkProps) {
  return (
    <g className={TONES[state]} data-measurement={measurement.number}>
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one tool always come in the same order
        <ShapeMark key={index} shape={shape} matrix={matrix} lines={[...lines]} />
      ))}
      {state === 'chosen'
        ? handlesOf(measurement).map(({ index, at }) => {
            const { x, y } = toScreen(matrix, at)
            return (
              <circle key={index} cx={x} cy={y} r={5} fill="none" stroke="currentColor" strokeWidth={1.5} />
            )
          })
        : null}
    </g>
  )
}

interface MarkSheetProps {
  size: { width: number; height: number }
  children: ReactNode
}

/** What is drawn over an image, in pixels of the screen. */
export function MarkSheet({ size: { width, height }, children }: MarkSheetProps) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  )
}
