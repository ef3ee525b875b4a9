import {
  Button,
  CalendarIcon,
  CheckIcon,
  ClipboardCheckIcon,
  CopyIcon,
  EllipsisIcon,
  EyeIcon,
  HistoryIcon,
  IconButton,
  LanguagesIcon,
  Menu,
  MenuItem,
  MenuSeparator,
  MessageSquareTextIcon,
  PrinterIcon,
  Redo2Icon,
  SquareCheckIcon,
  Trash2Icon,
  Undo2Icon,
} from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import type { ReportActions } from './ReportActions.ts'

export const ReportBar = memo(function ReportBar({ actions }: { actions: ReportActions }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const canUndo = useRunState((state) => state.canUndo)
  const canRedo = useRunState((state) => state.canRedo)
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1.5 sm:px-3">
      <LanguageSelect actions={actions} />
      <span className="grow" />
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('plateRun.undo')}
        icon={<Undo2Icon />}
        aria-disabled={!canUndo}
        onClick={() => run.undo()}
      />
      <IconButton
        size="sm"
        className="pointer-coarse:size-11"
        label={text('plateRun.redo')}
        icon={<Redo2Icon />}
        aria-disabled={!canRedo}
        onClick={() => run.redo()}
      />
      <ReportMenu actions={actions} />
      <Button
        size="sm"
        variant="primary"
        className="max-xs:grow pointer-coarse:h-11"
        icon={<CopyIcon />}
        onClick={actions.copyAll}
      >
        {text('plateRun.copy.all')}
      </Button>
    </div>
  )
})

function ReportMenu({ actions }: { actions: ReportActions }) {
  const text = useText()
  const { run, host } = useRunWorkspace()
  const hasWords = useRunState(({ entries }) => entries.length > 0)
  const hasUnconfirmed = useRunState(({ concerns }) => concerns.some(({ kind }) => kind === 'unconfirmed'))
  const isEmpty = useRunState(({ entries, runs }) => entries.length === 0 && runs.length === 0)
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          className="pointer-coarse:size-11"
          label={text('plateRun.report.more')}
          icon={<EllipsisIcon />}
        />
      }
    >
      <MenuItem icon={<EyeIcon />} onSelect={() => actions.open('preview')}>
        {text('report.preview.open')}
      </MenuItem>
      {host ? null : (
        <MenuItem icon={<PrinterIcon />} disabled={!hasWords} onSelect={() => actions.print()}>
          {text('command.report.print')}
        </MenuItem>
      )}
      <MenuItem icon={<HistoryIcon />} onSelect={() => actions.open('priors')}>
        {text('priors.title')}
      </MenuItem>
      <MenuItem icon={<CalendarIcon />} onSelect={() => actions.open('followUp')}>
        {text('followUp.title')}
      </MenuItem>
      <MenuItem icon={<MessageSquareTextIcon />} onSelect={() => actions.open('critical')}>
        {text('critical.title')}
      </MenuItem>
      <MenuItem icon={<LanguagesIcon />} onSelect={() => actions.open('languages')}>
        {text('report.languages.open')}
      </MenuItem>
      <MenuItem
        icon={actions.hasTitles ? <CheckIcon /> : <span className="size-4" />}
        onSelect={actions.toggleTitles}
      >
        {text('plateRun.report.titles')}
      </MenuItem>
      <MenuItem icon={<SquareCheckIcon />} disabled={!hasUnconfirmed} onSelect={() => run.confirmAll()}>
        {text('plateRun.confirmAll')}
      </MenuItem>
      <MenuItem icon={<ClipboardCheckIcon />} onSelect={() => actions.open('options')}>
        {text('copy.options.open')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2Icon />} danger disabled={isEmpty} onSelect={actions.clear}>
        {text('plateRun.clear')}
      </MenuItem>
    </Menu>
  )
}
