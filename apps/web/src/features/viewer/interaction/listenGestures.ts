import type { Interaction, PointerInput } from '@pandok/viewer'
import { isTextField } from '#shared/commands/isTextField.ts'

interface GestureOptions {
  /** Receives events in the capture phase, so that the surface below only gets those that aren't handled. */
  isCapturing?: boolean
  /** The element or window that receives keys for the measurement being drawn. */
  keys?: HTMLElement | Window
}

/**
 * Passes DOM events to an interaction. These are native listeners, because React receives keys after the
 * commands do and can't prevent the page from zooming by the wheel.
 */
export function listenGestures(
  element: HTMLElement,
  interaction: Interaction,
  { isCapturing = false, keys = element }: GestureOptions = {},
): () => void {
  const stop = new AbortController()
  const options = { capture: isCapturing, signal: stop.signal }
  const take = (event: Event) => {
    if (isCapturing) event.stopPropagation()
  }
  const inputOf = (event: PointerEvent) => inputOn(element, event)

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (isControl(event) || !interaction.down(inputOf(event))) return
      take(event)
      element.setPointerCapture(event.pointerId)
    },
    options,
  )
  element.addEventListener('pointermove', (event) => interaction.move(inputOf(event)) && take(event), options)
  element.addEventListener('pointerup', (event) => interaction.up(inputOf(event)) && take(event), options)
  element.addEventListener('pointercancel', (event) => interaction.cancel(event), options)
  element.addEventListener(
    'lostpointercapture',
    // A touch is implicitly captured by its target until the surface captures it, so losing that capture
    // doesn't count.
    (event) => event.target === element && interaction.lose(event),
    options,
  )
  element.addEventListener(
    'dblclick',
    (event) => {
      if (!isControl(event)) interaction.double(placeOn(element, event))
    },
    options,
  )
  element.addEventListener('wheel', (event) => onWheel(element, interaction, event), {
    ...options,
    passive: false,
  })
  keys.addEventListener('keydown', (event) => onKey(interaction, event as KeyboardEvent, take), options)
  return () => stop.abort()
}

function placeOn(element: HTMLElement, { clientX, clientY }: MouseEvent) {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function inputOn(element: HTMLElement, event: PointerEvent): PointerInput {
  const { pointerId, pointerType, button, buttons, shiftKey, timeStamp } = event
  return { pointerId, pointerType, button, buttons, shiftKey, timeStamp, ...placeOn(element, event) }
}

/** Buttons and the overview map lie on a slide as well and handle their own presses. */
const isControl = ({ target }: Event): boolean =>
  target !== null && 'closest' in target && (target as Element).closest('[data-over-slide]') !== null

function onWheel(element: HTMLElement, interaction: Interaction, event: WheelEvent): void {
  const { deltaY, deltaMode, ctrlKey } = event
  if (interaction.wheel({ ...placeOn(element, event), deltaY, deltaMode, ctrlKey })) event.preventDefault()
}

function onKey(interaction: Interaction, event: KeyboardEvent, take: (event: Event) => void): void {
  if (event.isComposing || isTextField(event.target) || !interaction.key(event.key)) return
  event.preventDefault()
  take(event)
}
