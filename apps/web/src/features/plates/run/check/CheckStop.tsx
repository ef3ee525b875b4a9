import { Button, CopyIcon, Dialog, Notice } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { CopyTarget } from '../report/reportPart.ts'
import { AlarmLine } from './AlarmLine.tsx'
import { alarmsOf } from './alarmsOf.ts'
import { mayCopyAnyway } from './mayCopyAnyway.ts'
import { useAlarmActions } from './useAlarmActions.ts'
import { useAlarms } from './useCheck.ts'

interface CheckStopProps {
  target: CopyTarget
  onCopy: () => void
  onClose: () => void
}

/** What keeps the report from being copied: a number for each repair, and a way past where there may be one. */
export function CheckStop({ target, onCopy, onClose }: CheckStopProps) {
  const text = useText()
  const { check, run } = useRunWorkspace()
  const alarms = alarmsOf(useAlarms(check), run.read(), target).filter(({ level }) => level === 'block')
  const { repair, dismiss } = useAlarmActions()
  const body = useRef<HTMLDivElement>(null)
  const copy = useRef<HTMLButtonElement>(null)
  const isSettled = alarms.length === 0
  const mayCopy = mayCopyAnyway(alarms)

  function put(index: number) {
    const alarm = alarms[index]
    if (!alarm) return
    // A dialog gives the focus back as it closes, so that it has to be gone before a place is gone to.
    if (alarm.repair.kind === 'go') onClose()
    queueMicrotask(() => repair(alarm))
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.isComposing) return
    if (event.key === 'Enter' && event.ctrlKey && (isSettled || mayCopy)) {
      event.preventDefault()
      return onCopy()
    }
    const number = event.ctrlKey ? undefined : /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1]
    if (number === undefined || Number(number) > alarms.length) return
    event.preventDefault()
    put(Number(number) - 1)
  }

  // The whole dialog hears them, its buttons included.
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    const hear = (event: KeyboardEvent) => latest.current(event)
    dialog?.addEventListener('keydown', hear)
    return () => dialog?.removeEventListener('keydown', hear)
  }, [])
  // What had the focus may have gone with its alarm.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one alarm less
  useEffect(() => {
    if (!body.current?.closest('dialog')?.contains(document.activeElement)) body.current?.focus()
    if (isSettled) copy.current?.focus()
  }, [alarms.length, isSettled])

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={text('check.stop.title')}
      description={isSettled ? undefined : text('check.stop.hint')}
      closeLabel={text('ui.close')}
      footer={
        isSettled || mayCopy ? (
          <Button
            ref={copy}
            variant={isSettled ? 'primary' : undefined}
            icon={<CopyIcon />}
            aria-keyshortcuts="Control+Enter"
            onClick={onCopy}
          >
            {text(isSettled ? 'check.stop.copy' : 'check.stop.anyway')}
          </Button>
        ) : undefined
      }
    >
      <div ref={body} data-autofocus="" tabIndex={-1} className="pb-2 text-sm outline-none">
        {isSettled ? (
          <Notice tone="success">{text('check.stop.settled')}</Notice>
        ) : (
          <ol className="grid divide-y divide-line">
            {alarms.map((alarm, index) => (
              <li key={alarm.key}>
                <AlarmLine
                  alarm={alarm}
                  keys={index < 9 ? { repair: `Digit${index + 1}` } : undefined}
                  onRepair={() => put(index)}
                  onDismiss={() => dismiss(alarm)}
                  onGo={onClose}
                />
              </li>
            ))}
          </ol>
        )}
        {isSettled || mayCopy ? null : <Notice tone="danger">{text('check.stop.refused')}</Notice>}
      </div>
    </Dialog>
  )
}
