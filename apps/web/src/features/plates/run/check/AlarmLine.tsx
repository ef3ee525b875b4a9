import { Button, CheckIcon, cx, InfoIcon, OctagonAlertIcon, PencilIcon, TriangleAlertIcon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { isReachable, placeName } from './alarmPlaces.ts'
import { alarmWords } from './alarmWords.ts'
import { goToPlace } from './goToPlace.ts'
import { repairName } from './repairName.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

const looks = {
  block: { Icon: OctagonAlertIcon, tone: 'text-danger-text' },
  warn: { Icon: TriangleAlertIcon, tone: 'text-warning-text' },
  note: { Icon: InfoIcon, tone: 'text-info-text' },
} as const

interface AlarmLineProps {
  alarm: ShownAlarm
  /** The keys for repairing and dismissing, in the notation of commands. */
  keys?: { repair: string | undefined; dismiss?: string | undefined } | undefined
  onRepair: () => void
  onDismiss: () => void
  /** Called when the focus moves to the place. */
  onGo?: (() => void) | undefined
}

export function AlarmLine({ alarm, keys, onRepair, onDismiss, onGo }: AlarmLineProps) {
  const text = useText()
  const { run, moves } = useRunWorkspace()
  const state = useRunState((now) => now)
  const { Icon, tone } = looks[alarm.level]
  // The repair «go» has a button that leads to the first place, so only the others are listed.
  const others = alarm.repair.kind === 'go' ? alarm.places.slice(1) : alarm.places
  return (
    <div className="grid gap-1 py-1">
      <p className="flex items-start gap-2">
        <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', tone)} />
        <span className="sr-only">{text(`check.level.${alarm.level}`)}: </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{alarmWords(alarm, text)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-1 ps-6">
        <Act icon={<PencilIcon />} keys={keys?.repair} onClick={onRepair}>
          {repairName(alarm, state, text)}
        </Act>
        {others.map((place, index) =>
          isReachable(place) ? (
            <Act
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no id and never move
              key={index}
              isQuiet
              onClick={() => {
                onGo?.()
                goToPlace(place, run, moves)
              }}
            >
              {placeName(place, state, text)}
            </Act>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no id and never move
            <span key={index} className="px-2 text-xs text-muted">
              {placeName(place, state, text)}
            </span>
          ),
        )}
        <Act icon={<CheckIcon />} keys={keys?.dismiss} isQuiet onClick={onDismiss}>
          {text('check.dismiss')}
        </Act>
      </div>
    </div>
  )
}

interface ActProps {
  icon?: ReactNode
  keys?: string | undefined
  isQuiet?: boolean | undefined
  onClick: () => void
  children: string
}

function Act({ icon, keys, isQuiet = false, onClick, children }: ActProps) {
  return (
    <Button
      size="sm"
      variant={isQuiet ? 'quiet' : undefined}
      className="max-w-full pointer-coarse:h-11"
      icon={icon}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control').replace('Key', '')}
      onClick={onClick}
      iconAfter={
        keys ? (
          <span
            aria-hidden="true"
            // Three key caps beside a place's name are wider than a phone.
            className={cx('shrink-0 pointer-coarse:hidden', keys.includes('+') && 'max-sm:hidden')}
          >
            <KeyCaps value={keys} />
          </span>
        ) : undefined
      }
    >
      {children}
    </Button>
  )
}
