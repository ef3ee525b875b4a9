import { Badge, Kbd, KeyboardIcon, PencilIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useBoardHasKeys } from '../keys/useBoardHasKeys.ts'

/** Who has the keys: a letter runs a cell, or is written. */
export function KeyState() {
  const text = useText()
  return useBoardHasKeys() ? (
    <Badge tone="accent" icon={<KeyboardIcon />} className="pointer-coarse:hidden">
      {text('plateRun.keys.board')}
    </Badge>
  ) : (
    <span className="flex min-w-0 items-center gap-1.5 pointer-coarse:hidden">
      <Badge icon={<PencilIcon />}>{text('plateRun.keys.field')}</Badge>
      <span className="flex items-center gap-1 text-xs whitespace-nowrap text-muted @max-[36rem]/desk:hidden">
        <Kbd>Esc</Kbd>
        {text('plateRun.keys.back')}
      </span>
    </span>
  )
}
