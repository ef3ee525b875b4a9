import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface TooltipProps {
  text: string
  /** `false` if the text only repeats the trigger's accessible name. */
  describes?: boolean | undefined
  side?: 'top' | 'bottom' | undefined
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const delay = 450
const gap = 6

/**
 * Shows a text on hover (after a delay) and on keyboard focus. It stays while hovered and closes with Escape
 * (WCAG 1.4.13). It is in the top layer, so neither a scroll container nor a dialog clips it.
 */
export function Tooltip({ text, describes = true, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const openSoon = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const element = bubble.current
    const trigger = anchor.current?.firstElementChild
    if (!isOpen || !element || !trigger) return
    place(element, trigger, side)
  }, [isOpen, side])

  useDismissal(isOpen, () => setOpen(false))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only observes its focusable child
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {describes ? cloneElement(children, { 'aria-describedby': isOpen ? id : undefined }) : children}
      {isOpen ? (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="pointer-events-auto fixed m-0 max-w-72 animate-rise rounded-sm border-0 bg-inverse px-2 py-1 text-xs font-medium text-on-inverse shadow-raised"
        >
          {text}
        </div>
      ) : null}
    </span>
  )
}

/** Places the tooltip next to its trigger where there is room, and always within the window. */
function place(element: HTMLElement, trigger: Element, side: 'top' | 'bottom'): void {
  element.showPopover?.()
  const from = trigger.getBoundingClientRect()
  const own = element.getBoundingClientRect()
  const above = from.top - own.height - gap
  const below = from.bottom + gap
  const fitsAbove = above >= 4
  const fitsBelow = below + own.height <= window.innerHeight - 4
  const top = side === 'top' ? (fitsAbove ? above : below) : fitsBelow ? below : above
  const left = from.left + from.width / 2 - own.width / 2
  element.style.top = `${top}px`
  element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - own.width - 8))}px`
}

/** Escape and scrolling close it. */
function useDismissal(isOpen: boolean, dismiss: () => void): void {
  const latest = useRef(dismiss)
  latest.current = dismiss
  useEffect(() => {
    if (!isOpen) return
    const leave = () => latest.current()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', leave, { capture: true })
    }
  }, [isOpen])
}
