import { Badge, KeyboardIcon } from '@pandok/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'

function subscribe(listener: () => void) {
  // Leaving a field for nothing sends no focusin; the focus is on its way while focusout is heard.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}

const hasImagesKeys = () => document.activeElement?.closest('[data-keys=images]') != null

/** Where keys go now: the same key may mean something to the images and something else to the plate. */
export function KeysBadge() {
  const text = useText()
  const isImages = useSyncExternalStore(subscribe, hasImagesKeys)
  return (
    <Badge tone={isImages ? 'accent' : 'neutral'} icon={<KeyboardIcon />} className="ms-auto">
      <span className="whitespace-nowrap @min-[1180px]:@max-[1320px]:sr-only">
        {text(isImages ? 'viewer.keys.image' : 'viewer.keys.board')}
      </span>
    </Badge>
  )
}
