import { Badge, KeyboardIcon } from '@pandok/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'

function subscribe(listener: () => void) {
  // Blurring a field without focusing another fires no focusin, and during focusout the focus hasn't moved
  // yet.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}

const hasImagesKeys = () => document.activeElement?.closest('[data-keys=images]') != null

/** Shows who receives keys, because the same key may be a command of the images and of the plate. */
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
