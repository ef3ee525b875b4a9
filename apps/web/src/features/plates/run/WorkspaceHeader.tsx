import {
  Anchor,
  Button,
  buttonClass,
  CircleHelpIcon,
  cx,
  IconButton,
  KeyboardIcon,
  PanelRightIcon,
  PencilIcon,
} from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { editorOf } from '../list/plateLinks.ts'
import { KeyState } from './board/KeyState.tsx'
import { useRunWorkspace } from './RunWorkspaceFrame.ts'

interface WorkspaceHeaderProps {
  onPalette: () => void
  onHelp: () => void
  /** Undefined if there is no narrow window. */
  onNarrow: (() => void) | undefined
}

export const WorkspaceHeader = memo(function WorkspaceHeader({
  onPalette,
  onHelp,
  onNarrow,
}: WorkspaceHeaderProps) {
  const text = useText()
  const { plate } = useRunWorkspace()
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-1">
      <h1 className="min-w-0 truncate text-lg font-bold max-sm:w-full" title={plate.name}>
        {plate.name}
      </h1>
      <KeyState />
      <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {plate.canEdit ? (
          <Anchor
            href={editorOf(plate.id)}
            className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'max-sm:!px-2 pointer-coarse:h-11')}
          >
            <PencilIcon />
            <span className="max-sm:sr-only">{text('plateRun.edit')}</span>
          </Anchor>
        ) : null}
        {onNarrow ? (
          <Button
            size="sm"
            variant="quiet"
            // A phone is narrow anyway and has no windows.
            className="max-sm:!hidden"
            icon={<PanelRightIcon />}
            onClick={onNarrow}
          >
            {text('copy.narrow.open')}
          </Button>
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
      </span>
    </header>
  )
})
