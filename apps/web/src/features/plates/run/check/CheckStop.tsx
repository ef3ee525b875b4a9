import { Button, CopyIcon, Dialog, Notice } from '@pandok/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { CopyTarget } from '../report/reportPart.ts'
import { AlarmLine } from './AlarmLine.tsx'
import { alarmsOf } from './alarmsOf.ts'
import { mayCopyAnyway } from './mayCopyAnyway.ts'
import type { ShownAlarm } from './ShownAlarm.ts'
import { useAlarmActions } from './useAlarmActions.ts'
import { useAlarms } from './useCheck.ts'

interface CheckStopProps {
  target: CopyTarget
  onCopy: () => void
  onClose: () => void
}

/**
 * Alarms that prevent copying: a number key for each repair, and a way to copy anyway where that is allowed.
 */
export function CheckStop({ target, onCopy, onClose }: CheckStopProps) {
  const text = useText()
  const { check, run } = useRunWorkspace()
  const alarms = alarmsOf(useAlarms(check), run.read(), target).filter(({ level }) => level === 'block')
  const { repair } = useAlarmActions()
  const body = useRef<HTMLDivElement>(null)
  const copy = useRef<HTMLButtonElement>(null)
  const isSettled = alarms.length === 0
  const mayCopy = mayCopyAnyway(alarms)

  function put(index: number) {
    const alarm = alarms[index]
    if (!alarm) return
    // A closing dialog restores the focus, so it has to be closed before the focus moves to a place.
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

  useDialogKeys(body, press)
  useFocusKept(body, copy, alarms.length)

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={text('check.stop.title')}
      description={isSettled ? undefined : text('check.stop.hint')}
      closeLabel={text('ui.close')}
      footer={
        isSettled || mayCopy ? <CopyButton ref={copy} isSettled={isSettled} onCopy={onCopy} /> : undefined
      }
    >
      <div ref={body} data-autofocus="" tabIndex={-1} className="pb-2 text-sm outline-none">
        {isSettled ? (
          <Notice tone="success">{text('check.stop.settled')}</Notice>
        ) : (
          <StoppingAlarms alarms={alarms} onRepair={put} onClose={onClose} />
        )}
        {isSettled || mayCopy ? null : <Notice tone="danger">{text('check.stop.refused')}</Notice>}
      </div>
    </Dialog>
  )
}

/** Listens to keys in the whole dialog, including its buttons. */
function useDialogKeys(body: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    const hear = (event: KeyboardEvent) => latest.current(event)
    dialog?.addEventListener('keydown', hear)
    return () => dialog?.removeEventListener('keydown', hear)
  }, [body])
}

interface StoppingAlarmsProps {
  alarms: readonly ShownAlarm[]
  onRepair: (index: number) => void
  onClose: () => void
}

function StoppingAlarms({ alarms, onRepair, onClose }: StoppingAlarmsProps) {
  const { dismiss } = useAlarmActions()
  return (
    <ol className="grid divide-y divide-line">
      {alarms.map((alarm, index) => (
        <li key={alarm.key}>
          <AlarmLine
            alarm={alarm}
            keys={index < 9 ? { repair: `Digit${index + 1}` } : undefined}
            onRepair={() => onRepair(index)}
            onDismiss={() => dismiss(alarm)}
            onGo={onClose}
          />
        </li>
      ))}
    </ol>
  )
}

interface CopyButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  isSettled: boolean
  onCopy: () => void
}

function CopyButton({ ref, isSettled, onCopy }: CopyButtonProps) {
  const text = useText()
  return (
    <Button
      ref={ref}
      variant={isSettled ? 'primary' : undefined}
      icon={<CopyIcon />}
      aria-keyshortcuts="Control+Enter"
      onClick={onCopy}
    >
      {text(isSettled ? 'check.stop.copy' : 'check.stop.anyway')}
    </Button>
  )
}

/** The focused element may have disappeared with its alarm. */
function useFocusKept(
  body: RefObject<HTMLElement | null>,
  copy: RefObject<HTMLElement | null>,
  count: number,
): void {
  useEffect(() => {
    if (!body.current?.closest('dialog')?.contains(document.activeElement)) body.current?.focus()
    if (count === 0) copy.current?.focus()
  }, [body, copy, count])
}
