import {
  beginDraft,
  type Draft,
  type DraftEvent,
  hit,
  type ImagePoint,
  type Matrix,
  type Measurement,
  type Measurements,
  type MeasurementTool,
  moved,
  type SlideSource,
  type SlideView,
  slideCalibration,
  stepDraft,
  toImage,
} from '@pandok/viewer'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface MeasuringParts {
  /** Lies over the slide. */
  root: RefObject<HTMLElement | null>
  source: SlideSource
  view: SlideView
  measurements: Measurements
  tool: MeasurementTool | undefined
  matrix: Matrix
}

type Gesture =
  | { kind: 'draft' }
  | { kind: 'pan'; x: number; y: number }
  | { kind: 'move'; measurement: Measurement; handle: number | 'all'; start: ImagePoint; name: string }

/** Screen pixels within which a hand means a thing. */
const REACH = { mouse: 6, touch: 18 }
const DRAFT_KEYS: Readonly<Record<string, 'escape' | 'enter' | 'back'>> = {
  Escape: 'escape',
  Enter: 'enter',
  Backspace: 'back',
}

/**
 * Measuring on a slide. Listens on the pane before the slide does: what is meant for a measurement doesn't move the slide,
 * and all else does.
 */
export function useSlideMeasuring(parts: MeasuringParts): { draft: Draft | undefined } {
  const [draft, setDraft] = useState<Draft>()
  const { source, tool, root } = parts
  const now = useRef({ ...parts, draft })
  now.current = { ...parts, draft }

  // Another slide, another tool: what was begun is given up, before the next press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what ends it
  useLayoutEffect(() => setDraft(undefined), [source, tool])

  useEffect(() => {
    const pane = root.current?.parentElement
    if (!pane) return
    let gesture: { what: Gesture; pointer: number } | undefined

    const placeOf = (event: MouseEvent) => {
      const { left, top } = pane.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const pointOf = (event: MouseEvent) => toImage(now.current.matrix, placeOf(event))
    const toleranceOf = (event: MouseEvent) => {
      const isMouse = !(event instanceof PointerEvent) || event.pointerType === 'mouse'
      const reach = isMouse ? REACH.mouse : REACH.touch
      const { a, b, c, d } = now.current.matrix
      return { x: reach / Math.hypot(a, b), y: reach / Math.hypot(c, d) }
    }
    const pass = (event: DraftEvent): void => {
      const { draft: begun, measurements } = now.current
      if (!begun) return
      const step = stepDraft(begun, event)
      now.current.draft = step.draft
      setDraft(step.draft)
      if (step.made) measurements.add(step.made)
    }
    const under = (event: PointerEvent, point: ImagePoint) => {
      const { items, chosen } = now.current.measurements.read()
      const own = items.filter(({ place }) => place.on === 'slide' && place.slide === now.current.source.id)
      const ordered = [...own].reverse().sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
      for (const measurement of ordered) {
        const found = hit(measurement, point, toleranceOf(event))
        if (found) return { measurement, handle: found.kind === 'handle' ? found.index : ('all' as const) }
      }
      return undefined
    }
    const gestureFor = (event: PointerEvent): Gesture | undefined => {
      const point = pointOf(event)
      const { tool: inHand, draft: begun, measurements, source: slide } = now.current
      if (event.button === 1 && inHand) return { kind: 'pan', ...placeOf(event) }
      if (event.button !== 0) return undefined
      if (begun) {
        pass({ kind: 'down', at: point, tolerance: toleranceOf(event) })
        return { kind: 'draft' }
      }
      const found = under(event, point)
      if (found) {
        measurements.choose(found.measurement.id)
        return { kind: 'move', ...found, start: point, name: `drag ${event.timeStamp}` }
      }
      measurements.choose(undefined)
      if (!inHand) return undefined
      const scale = slideCalibration(slide.micronsPerPixel)
      const first = beginDraft(inHand, { on: 'slide', slide: slide.id }, point, { scale })
      now.current.draft = first
      setDraft(first)
      return { kind: 'draft' }
    }

    const down = (event: PointerEvent) => {
      // Buttons and the map lie on the slide as well.
      if (gesture || (event.target instanceof Element && event.target.closest('[data-over-slide]'))) return
      const what = gestureFor(event)
      if (!what) return
      event.stopPropagation()
      pane.setPointerCapture(event.pointerId)
      gesture = { what, pointer: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (!gesture) {
        pass({ kind: 'move', at: pointOf(event), tolerance: toleranceOf(event) })
        return
      }
      if (gesture.pointer !== event.pointerId) return
      event.stopPropagation()
      follow(event, gesture.what)
    }
    const follow = (event: PointerEvent, what: Gesture): void => {
      const { measurements, source: slide, view } = now.current
      if (what.kind === 'draft') pass({ kind: 'move', at: pointOf(event), tolerance: toleranceOf(event) })
      else if (what.kind === 'pan') {
        const { x, y } = placeOf(event)
        view.panBy(what.x - x, what.y - y)
        Object.assign(what, { x, y })
      } else {
        const point = pointOf(event)
        const delta = { x: point.x - what.start.x, y: point.y - what.start.y }
        const scale = slideCalibration(slide.micronsPerPixel)
        measurements.change(
          what.measurement.id,
          moved(what.measurement, what.handle, delta, scale),
          what.name,
        )
      }
    }
    const up = (event: PointerEvent) => {
      if (gesture?.pointer !== event.pointerId) return
      event.stopPropagation()
      if (gesture.what.kind === 'draft')
        pass({ kind: 'up', at: pointOf(event), tolerance: toleranceOf(event) })
      gesture = undefined
    }
    const cancel = () => {
      gesture = undefined
      setDraft(undefined)
    }
    const double = (event: MouseEvent) => {
      pass({ kind: 'double', at: pointOf(event), tolerance: toleranceOf(event) })
    }
    // The slide lies beneath and sees nothing of the wheel while a tool is in hand.
    const wheel = (event: WheelEvent) => {
      if (!now.current.tool) return
      event.preventDefault()
      now.current.view.zoomBy(event.deltaY < 0 ? 1.25 : 0.8, placeOf(event))
    }
    const key = (event: KeyboardEvent) => {
      const kind = DRAFT_KEYS[event.key]
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (!now.current.draft || kind === undefined || isTyping) return
      event.preventDefault()
      event.stopPropagation()
      pass({ kind })
    }

    const stop = new AbortController()
    const early = { capture: true, signal: stop.signal }
    pane.addEventListener('pointerdown', down, early)
    pane.addEventListener('pointermove', move, early)
    pane.addEventListener('pointerup', up, early)
    pane.addEventListener('pointercancel', cancel, early)
    pane.addEventListener('dblclick', double, early)
    pane.addEventListener('wheel', wheel, { ...early, passive: false })
    window.addEventListener('keydown', key, early)
    return () => stop.abort()
  }, [root])

  return { draft }
}
