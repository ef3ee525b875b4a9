import { COMMANDS } from '@pandok/board'
import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  cx,
  IconButton,
  InfoIcon,
  OctagonAlertIcon,
  SettingsIcon,
  TriangleAlertIcon,
} from '@pandok/ui'
import { memo, useSyncExternalStore } from 'react'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { ReportActions } from '../report/ReportActions.ts'
import { AlarmLine } from './AlarmLine.tsx'
import { alarmWords } from './alarmWords.ts'
import type { ShownAlarm } from './ShownAlarm.ts'
import { useAlarmActions } from './useAlarmActions.ts'
import { useAlarms } from './useCheck.ts'

const KEYS = {
  repair: COMMANDS['report.repair'].keys[0],
  dismiss: COMMANDS['report.dismiss'].keys[0],
} as const

const looks = {
  block: { Icon: OctagonAlertIcon, tone: 'text-danger-text' },
  warn: { Icon: TriangleAlertIcon, tone: 'text-warning-text' },
  note: { Icon: InfoIcon, tone: 'text-info-text' },
} as const
const settled = { Icon: CheckIcon, tone: 'text-success-text' }
const unsettled = { Icon: InfoIcon, tone: 'text-muted' }

/**
 * A summary of the check below the report. It appears with the first sentence and keeps its height, so that
 * nothing moves when an alarm comes or goes; the list opens on request.
 */
export const CheckPanel = memo(function CheckPanel({ actions }: { actions: ReportActions }) {
  const text = useText()
  const { check } = useRunWorkspace()
  const alarms = useAlarms(check)
  const isEmpty = useRunState(({ entries }) => entries.length === 0)
  // While something is still unsettled, «no problems» would suggest that the report can be copied.
  const isUnsettled = useRunState(({ concerns }) => concerns.length > 0)
  const [list, setList] = usePreference('report.check.list', ['closed', 'open'])
  const { show } = useAlarmActions()
  if (isEmpty) return null
  const [first] = alarms
  const { Icon, tone } = first ? looks[first.level] : isUnsettled ? unsettled : settled
  const isOpen = list === 'open' && first !== undefined
  return (
    <section aria-label={text('check.title')} className="shrink-0 border-t border-line text-sm">
      <header className="flex h-10 items-center gap-1 px-2 pointer-coarse:h-12 sm:px-3">
        <span role="status" className="flex shrink-0 items-center gap-1.5 font-semibold">
          <Icon aria-hidden="true" className={cx('size-4 shrink-0', tone)} />
          {first
            ? text('check.count', { count: alarms.length })
            : text(isUnsettled ? 'check.nothingElse' : 'check.none')}
        </span>
        <span className="min-w-0 grow">
          {first && !isOpen ? (
            <button
              type="button"
              onClick={() => show(first)}
              className="block min-h-7 max-w-full truncate rounded-sm px-1 text-start text-muted hover:bg-hover hover:text-text pointer-coarse:min-h-11"
            >
              {alarmWords(first, text)}
            </button>
          ) : null}
        </span>
        {first ? (
          <Button
            size="sm"
            variant="quiet"
            className="!px-2 pointer-coarse:h-11"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'check.hide' : 'check.show')}
            icon={<ChevronDownIcon className={cx('transition-transform', !isOpen && 'rotate-180')} />}
            onClick={() => setList(isOpen ? 'closed' : 'open')}
          />
        ) : null}
        <IconButton
          size="sm"
          className="pointer-coarse:size-11"
          label={text('check.settings')}
          icon={<SettingsIcon />}
          onClick={() => actions.open('checkRules')}
        />
      </header>
      {isOpen ? <AlarmList alarms={alarms} /> : null}
    </section>
  )
})

function AlarmList({ alarms }: { alarms: readonly ShownAlarm[] }) {
  const { check } = useRunWorkspace()
  const current = useSyncExternalStore(check.subscribe, () => check.current()?.key)
  const { repair, dismiss } = useAlarmActions()
  return (
    <ul className="h-44 divide-y divide-line overflow-y-auto border-t border-line px-2 sm:px-3">
      {alarms.map((alarm) => (
        <li key={alarm.key}>
          <AlarmLine
            alarm={alarm}
            keys={alarm.key === current ? KEYS : undefined}
            onRepair={() => repair(alarm)}
            onDismiss={() => dismiss(alarm)}
          />
        </li>
      ))}
    </ul>
  )
}
