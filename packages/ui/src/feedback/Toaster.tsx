import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ToastCard } from './ToastCard.tsx'
import { type ToastEntry, toastStore } from './toast.ts'

interface ToasterProps {
  /** The name of the region, which should mention that F8 leads to it. */
  label: string
  closeLabel: string
  hotkey?: string | undefined
}

const isUrgent = (entry: ToastEntry) => entry.tone === 'danger' || entry.tone === 'warning'

/**
 * The toaster is rendered once near the root. Screen readers get two permanent live regions; the cards are
 * only visual. They are placed at the end of the page, or at its start if an element has
 * `data-messages="start"`, because the messages are about what is at the end and would cover it.
 */
export function Toaster({ label, closeLabel, hotkey = 'F8' }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const newest = entries.at(-1)

  useEffect(() => {
    // The region is shown again for each message, because the last element added to the top layer is above an
    // open dialog.
    const element = region.current
    if (!element) return
    element.hidePopover?.()
    if (newest) element.showPopover?.()
    else {
      setHovered(false)
      setFocused(false)
      cameFrom.current?.focus()
      cameFrom.current = null
    }
  }, [newest])

  useHotkey(hotkey, region, cameFrom)

  function leave(event: ReactKeyboardEvent) {
    if (event.key !== 'Escape') return
    cameFrom.current?.focus()
    cameFrom.current = null
  }

  return (
    <>
      <Live role="status" entry={entries.findLast((entry) => !isUrgent(entry))} />
      <Live role="alert" entry={entries.findLast(isUrgent)} />
      <section
        ref={region}
        aria-label={label}
        popover="manual"
        tabIndex={-1}
        hidden={entries.length === 0}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
        }}
        onKeyDown={leave}
        className="group pointer-events-none fixed inset-auto end-0 bottom-0 z-toast m-0 w-full max-w-104 overflow-visible border-0 bg-transparent p-4 in-[:root:has([data-messages=start])]:start-0 in-[:root:has([data-messages=start])]:end-auto"
      >
        <ol className="grid gap-2 rounded-lg group-focus-visible:outline-2 group-focus-visible:outline-offset-4 group-focus-visible:outline-focus">
          {entries.map((entry) => (
            <ToastCard key={entry.id} entry={entry} paused={isHovered || isFocused} closeLabel={closeLabel} />
          ))}
        </ol>
      </section>
    </>
  )
}

/** Moves the focus to the messages with a key, and back afterwards. */
function useHotkey(
  hotkey: string,
  region: RefObject<HTMLElement | null>,
  cameFrom: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== hotkey || toastStore.read().length === 0) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) cameFrom.current = document.activeElement
      region.current?.focus()
    }
    window.addEventListener('keydown', reach)
    return () => window.removeEventListener('keydown', reach)
  }, [hotkey, region, cameFrom])
}

function Live({ role, entry }: { role: 'status' | 'alert'; entry: ToastEntry | undefined }) {
  return (
    <div role={role} className="sr-only">
      {entry ? (
        <p key={entry.id}>
          {entry.title} {entry.text}
        </p>
      ) : null}
    </div>
  )
}
