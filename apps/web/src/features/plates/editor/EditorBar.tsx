import { Button, IconButton, PlayIcon, SearchIcon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { DocumentBar } from '#shared/editing/DocumentBar.tsx'
import { DocumentMoreMenu } from '#shared/editing/DocumentMoreMenu.tsx'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoard } from './useBoard.ts'

interface EditorBarProps {
  actions: CommandActions
  isSaving: boolean
  /** True if the plate is on the server. */
  isStored: boolean
  isSharedWithAll: boolean
  name: ReactNode
  faults: ReactNode
}

export function EditorBar({ actions, isSaving, isStored, isSharedWithAll, name, faults }: EditorBarProps) {
  const text = useText()
  return (
    <DocumentBar
      editor={useBoard()}
      back={{ href: '/program/plate', label: text('plateEditor.back') }}
      {...{ name, isSaving, isStored }}
      findings={faults}
      onSave={actions['plate.save']}
      sharedLabel={isSharedWithAll ? text('plates.state.shared') : undefined}
      lineFrom="xl"
    >
      <IconButton
        label={text('command.view.palette')}
        icon={<SearchIcon />}
        className="max-sm:hidden"
        aria-keyshortcuts="Control+K"
        onClick={actions['view.palette']}
      />
      <DocumentMoreMenu
        kind="plates"
        isSharedWithAll={isSharedWithAll}
        helpLabel={text('command.view.help')}
        actions={{
          share: actions['plate.share'],
          backups: actions['plate.backups'],
          duplicate: actions['plate.duplicate'],
          download: actions['plate.download'],
          help: actions['view.help'],
          remove: actions['plate.delete'],
        }}
      />
      <Button
        icon={<PlayIcon />}
        aria-keyshortcuts="Control+Shift+P"
        onClick={actions['plate.preview']}
        className="max-lg:w-10 max-lg:!gap-0 max-lg:!px-0"
      >
        <span className="max-lg:sr-only">{text('plateEditor.preview')}</span>
      </Button>
    </DocumentBar>
  )
}
