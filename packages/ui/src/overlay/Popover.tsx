import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'

interface PopoverProps {
  open: boolean
  onClose: () => void
  /** The anchor: an element, or a function that is measured again whenever something moves. */
  anchor: RefObject<Element | null> | (() => DOMRect | undefined)
  /** The accessible name; a list of suggestions with its own name needs none. */
  label?: string | undefined
  /** False for lists that are controlled from their field. */
  takesFocus?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

const gap = 4
const margin = 8

/**
 * A small non-modal panel in the top layer, so that neither a scroll container nor a dialog clips it. Escape
 * and a press elsewhere close it and restore the focus. The element with `data-autofocus` gets the focus,
 * otherwise the first field.
 */
export function Popover(props: PopoverProps) {
  return props.open ? <OpenPopover {...props} /> : null
}

function OpenPopover({ onClose, anchor, label, takesFocus = true, className, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef({ onClose, anchor })
  latest.current = { onClose, anchor }

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const before = document.activeElement
    element.showPopover?.()
    place(element, latest.current.anchor)
    if (takesFocus) {
      const first =
        element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>(FIELDS)
      ;(first ?? element).focus({ preventScroll: true })
    }
    const follow = () => place(element, latest.current.anchor)
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow)
    observer?.observe(element)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      const isInside = element.contains(document.activeElement)
      element.hidePopover?.()
      if (takesFocus && isInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [takesFocus])

  usePressElsewhere(panel, latest)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
    }
    // Parents (a grid, a dialog) must not handle its keys; shortcuts of the page are still passed on.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the keys of its children
    <div
      ref={panel}
      popover="manual"
      tabIndex={-1}
      {...(label === undefined ? {} : { role: 'dialog', 'aria-label': label })}
      onKeyDown={onKeyDown}
      className={cx(
        'fixed m-0 max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-lg border-0 bg-overlay p-3 text-text shadow-overlay outline-none',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Closes it on a press outside of the panel and its anchor. */
function usePressElsewhere(
  panel: RefObject<HTMLElement | null>,
  latest: RefObject<Pick<PopoverProps, 'onClose' | 'anchor'>>,
): void {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element
      const beside = latest.current.anchor
      const isOnAnchor = typeof beside !== 'function' && beside.current?.contains(target)
      // A panel opened from inside this one is also its descendant in the DOM.
      if (!panel.current?.contains(target) && !isOnAnchor) latest.current.onClose()
    }
    document.addEventListener('pointerdown', onPress, { capture: true })
    return () => document.removeEventListener('pointerdown', onPress, { capture: true })
  }, [panel, latest])
}

const FIELDS =
  'input:not([type=hidden]):not(:disabled), select, textarea, button:not(:disabled), [tabindex="0"]'

function place(element: HTMLElement, anchor: PopoverProps['anchor']): void {
  const from = typeof anchor === 'function' ? anchor() : anchor.current?.getBoundingClientRect()
  if (!from) return
  element.style.maxHeight = ''
  const own = element.getBoundingClientRect()
  const below = window.innerHeight - from.bottom - gap - margin
  const above = from.top - gap - margin
  const isBelow = own.height <= below || below >= above
  const room = Math.max(96, isBelow ? below : above)
  element.style.maxHeight = `${room}px`
  const height = Math.min(own.height, room)
  element.style.top = `${isBelow ? from.bottom + gap : from.top - gap - height}px`
  element.style.left = `${Math.max(margin, Math.min(from.left, window.innerWidth - own.width - margin))}px`
}
