import { Badge, KeyboardIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useFocusState } from '#shared/commands/useFocusState.ts'

const hasImagesKeys = () => document.activeElement?.closest('[data-keys=images]') != null

/** Shows whether the images or the plate receive keys, because the same key may be a command of both. */
export function KeysBadge() {
  const text = useText()
  const isImages = useFocusState(hasImagesKeys)
  return (
    <Badge tone={isImages ? 'accent' : 'neutral'} icon={<KeyboardIcon />} className="ms-auto">
      <span className="whitespace-nowrap @min-[1180px]:@max-[1320px]:sr-only">
        {text(isImages ? 'viewer.keys.image' : 'viewer.keys.board')}
      </span>
    </Badge>
  )
}
