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
  /** A draft is none of the others; what is carried was made on another image, a ghost on an older one. */
  state: keyof typeof TONES
}

const TONES = {
  ...{ chosen: 'text-image-chosen', made: 'text-image-mark', draft: 'text-image-draft' },
  ...{ carried: 'text-image-mark opacity-70', ghost: 'text-on-image opacity-60' },
} as const

/** What can be taken hold of here. */
const IS_OWN: ReadonlySet<string> = new Set(['chosen', 'made', 'draft'])

/** Its shapes with its words, and where it is taken hold of. */
export function MeasurementMark({ measurement, matrix, lines, state }: MeasurementMarkProps) {
  return (
    <g
      className={TONES[state]}
      data-measurement={IS_OWN.has(state) ? measurement.number : undefined}
      data-mark={IS_OWN.has(state) ? undefined : state}
    >
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one tool always come in the same order
        <ShapeMark key={index} {...{ shape, matrix, lines: [...lines], isDashed: state === 'ghost' }} />
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
