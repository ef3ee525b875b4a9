import { handlesOf, type Matrix, type Measurement, outlineOf, toScreen } from '@pandok/viewer'
import type { ReactNode } from 'react'
import { ShapeMark } from './ShapeMark.tsx'

/** A measurement, or an unfinished one. */
export type Drawable = Omit<Measurement, 'id' | 'number'> & { number?: number }

interface MeasurementMarkProps {
  measurement: Drawable
  /** Points of the measurement → screen. */
  matrix: Matrix
  lines: readonly string[]
  /** The state `draft` is unfinished, `carried` was made on another image, `ghost` on an older study. */
  state: keyof typeof TONES
}

const TONES = {
  chosen: 'text-image-chosen',
  made: 'text-image-mark',
  draft: 'text-image-draft',
  carried: 'text-image-mark opacity-70',
  ghost: 'text-on-image opacity-60',
} as const

/** The states in which handles can be dragged. */
const IS_OWN: ReadonlySet<string> = new Set(['chosen', 'made', 'draft'])

/** A measurement's shapes, texts and handles. */
export function MeasurementMark({ measurement, matrix, lines, state }: MeasurementMarkProps) {
  return (
    <g
      className={TONES[state]}
      data-measurement={IS_OWN.has(state) ? measurement.number : undefined}
      data-mark={IS_OWN.has(state) ? undefined : state}
    >
      {outlineOf(measurement).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a tool are always in the same order
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

/** The overlay of an image, in screen pixels. */
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
