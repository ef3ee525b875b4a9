import {
  MAGNIFIER_RADIUS,
  type Matrix,
  magnifierMatrix,
  magnifierPlace,
  type PaintTask,
  scaleMatrix,
} from '@pandok/viewer'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { MarkSheet } from './MeasurementMark.tsx'
import type { ElementSize } from './useElementSize.ts'

interface MagnifierProps {
  /** The element that the pointer moves over. */
  root: RefObject<HTMLElement | null>
  size: ElementSize
  /** The paint tasks of the picture from bottom to top, without a matrix. */
  tasks: readonly MagnifiedTask[]
}

export interface MagnifiedTask {
  task: Omit<PaintTask, 'matrix'>
  matrix: Matrix
  /** Opaque if absent. */
  opacity?: number
}

interface Pointer {
  x: number
  y: number
  isTouch: boolean
}

/** A lens that follows the pointer while it is switched on. It is painted from the file's pixels. */
export function Magnifier(props: MagnifierProps) {
  const isOn = useSessionPart(({ hasMagnifier }) => hasMagnifier)
  return isOn ? <Lens {...props} /> : null
}

function Lens({ root, size, tasks }: MagnifierProps) {
  const pointer = usePointerIn(root)
  if (!pointer) return null
  const middle = magnifierPlace(pointer, pointer.isTouch)
  return (
    <div
      aria-hidden="true"
      data-magnifier=""
      className="pointer-events-none absolute z-10 overflow-hidden rounded-full border-2 border-on-image bg-image shadow-lg"
      style={{
        left: middle.x - MAGNIFIER_RADIUS,
        top: middle.y - MAGNIFIER_RADIUS,
        width: MAGNIFIER_RADIUS * 2,
        height: MAGNIFIER_RADIUS * 2,
      }}
    >
      {tasks.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no id, so the index identifies them
        <LensCanvas key={index} {...one} pointer={pointer} ratio={size.ratio} />
      ))}
      <MarkSheet size={{ width: MAGNIFIER_RADIUS * 2, height: MAGNIFIER_RADIUS * 2 }}>
        <path d={MIDDLE} stroke="currentColor" strokeOpacity={0.7} fill="none" />
      </MarkSheet>
    </div>
  )
}

/** Four short lines around the exact point of the pointer. */
const MIDDLE = `M${MAGNIFIER_RADIUS} ${MAGNIFIER_RADIUS - 14}v8m0 12v8M${MAGNIFIER_RADIUS - 14} ${MAGNIFIER_RADIUS}h8m12 0h8`

interface LensCanvasProps extends MagnifiedTask {
  pointer: Pointer
  ratio: number
}

function LensCanvas({ task, matrix, opacity = 1, pointer, ratio }: LensCanvasProps) {
  const { painter } = useViewer()
  const canvas = useRef<HTMLCanvasElement>(null)
  const side = Math.round(MAGNIFIER_RADIUS * 2 * ratio)
  useLayoutEffect(() => {
    if (!canvas.current) return
    painter.paint(canvas.current, { ...task, matrix: scaleMatrix(magnifierMatrix(matrix, pointer), ratio) })
  }, [painter, task, matrix, pointer, ratio])
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className="absolute inset-0 size-full"
      style={{ opacity }}
    />
  )
}

/** The pointer's position in an element; undefined if it is elsewhere. */
function usePointerIn(root: RefObject<HTMLElement | null>): Pointer | undefined {
  const [pointer, setPointer] = useState<Pointer>()
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const follow = (event: PointerEvent) => {
      const { left, top } = element.getBoundingClientRect()
      const isTouch = event.pointerType === 'touch'
      setPointer({ x: event.clientX - left, y: event.clientY - top, isTouch })
    }
    const leave = () => setPointer(undefined)
    const listening = new AbortController()
    // The capture phase lets the lens follow even while a drag handles the pointer.
    const options = { capture: true, signal: listening.signal }
    element.addEventListener('pointermove', follow, options)
    element.addEventListener('pointerdown', follow, options)
    element.addEventListener('pointerleave', leave, { signal: listening.signal })
    return () => listening.abort()
  }, [root])
  return pointer
}
