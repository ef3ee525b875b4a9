import { Anchor, buttonClass, CircleHelpIcon, cx, IconButton, KeyboardIcon, PencilIcon } from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { editorOf } from '../list/plateLinks.ts'
import { KeyState } from './board/KeyState.tsx'
import { useRunDesk } from './RunDeskFrame.ts'

interface DeskHeadProps {
  onPalette: () => void
  onHelp: () => void
}

export const DeskHead = memo(function DeskHead({ onPalette, onHelp }: DeskHeadProps) {
  const text = useText()
  const { plate } = useRunDesk()
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-1">
      <h1 className="min-w-0 truncate text-lg font-bold max-sm:w-full">{plate.name}</h1>
      <KeyState />
      <span className="grow" />
      {plate.canEdit ? (
        <Anchor
          href={editorOf(plate.id)}
          className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'max-sm:!px-2 pointer-coarse:h-11')}
        >
          <PencilIcon />
          <span className="max-sm:sr-only">{text('plateRun.edit')}</span>
        </Anchor>
      ) : null}
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('command.view.palette')}
        icon={<KeyboardIcon />}
        onClick={onPalette}
      />
      <IconButton
        size="sm"
        className="pointer-coarse:hidden"
        label={text('command.view.help')}
        icon={<CircleHelpIcon />}
        onClick={onHelp}
      />
    </header>
  )
})
