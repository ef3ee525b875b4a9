import {
  CalendarIcon,
  CheckIcon,
  ClipboardCheckIcon,
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
  SquareCheckIcon,
  Trash2Icon,
} from '@pandok/ui'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { CopyAllButton } from './CopyAllButton.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import type { ReportActions } from './ReportActions.ts'
import { StepButton } from './StepButton.tsx'

export const ReportBar = memo(function ReportBar({ actions }: { actions: ReportActions }) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1.5 sm:px-3">
      <LanguageSelect actions={actions} className="w-40" />
      <span className="grow" />
      <StepButton step="undo" />
      <StepButton step="redo" />
      <ReportMenu actions={actions} />
      <CopyAllButton actions={actions} className="max-xs:grow" />
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
