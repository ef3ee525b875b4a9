import { Button, CopyIcon, Dialog, Notice, PrinterIcon } from '@pandok/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { StoppedOutput } from '../report/createReportOutput.ts'
import { AlarmLine } from './AlarmLine.tsx'
import { alarmsOf } from './alarmsOf.ts'
import { mayGoOnAnyway } from './mayGoOnAnyway.ts'
import type { ShownAlarm } from './ShownAlarm.ts'
import { useAlarmActions } from './useAlarmActions.ts'
import { useAlarms } from './useCheck.ts'

interface CheckStopProps {
  stopped: StoppedOutput
  onGoOn: () => void
  onClose: () => void
}

/**
 * Alarms that prevent copying or printing, with a number key for each repair, and a button to continue anyway
 * if that is allowed.
 */
export function CheckStop({ stopped, onGoOn, onClose }: CheckStopProps) {
  const text = useText()
  const { check, run } = useRunWorkspace()
  const { by } = stopped
  const target = by === 'copy' ? stopped.target : 'all'
  const alarms = alarmsOf(useAlarms(check), run.read(), target).filter(({ level }) => level === 'block')
  const { repair } = useAlarmActions()
  const body = useRef<HTMLDivElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  const isSettled = alarms.length === 0
  const mayGoOn = mayGoOnAnyway(alarms)

  function put(index: number) {
    const alarm = alarms[index]
    if (!alarm) return
    // A closing dialog restores the focus, so it has to be closed before the focus moves to the alarm's
    // place.
    if (alarm.repair.kind === 'go') onClose()
    queueMicrotask(() => repair(alarm))
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.isComposing) return
    if (event.key === 'Enter' && event.ctrlKey && (isSettled || mayGoOn)) {
      event.preventDefault()
      return onGoOn()
    }
    const number = event.ctrlKey ? undefined : /^(?:Digit|Numpad)([1-9])$/u.exec(event.code)?.[1]
    if (number === undefined || Number(number) > alarms.length) return
    event.preventDefault()
    put(Number(number) - 1)
  }

  useDialogKeys(body, press)
  useFocusKept(body, goOn, alarms.length)

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      title={text(`check.stop.title.${by}`)}
      description={isSettled ? undefined : text('check.stop.hint')}
      closeLabel={text('ui.close')}
      footer={isSettled || mayGoOn ? <GoOnButton ref={goOn} {...{ by, isSettled, onGoOn }} /> : undefined}
    >
      <div ref={body} data-autofocus="" tabIndex={-1} className="pb-2 text-sm outline-none">
        {isSettled ? (
          <Notice tone="success">{text(`check.stop.settled.${by}`)}</Notice>
        ) : (
          <StoppingAlarms alarms={alarms} onRepair={put} onClose={onClose} />
        )}
        {isSettled || mayGoOn ? null : <Notice tone="danger">{text(`check.stop.refused.${by}`)}</Notice>}
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

interface GoOnButtonProps extends Pick<StoppedOutput, 'by'> {
  ref: RefObject<HTMLButtonElement | null>
  isSettled: boolean
  onGoOn: () => void
}

function GoOnButton({ ref, by, isSettled, onGoOn }: GoOnButtonProps) {
  const text = useText()
  return (
    <Button
      ref={ref}
      variant={isSettled ? 'primary' : undefined}
      icon={by === 'copy' ? <CopyIcon /> : <PrinterIcon />}
      aria-keyshortcuts="Control+Enter"
      onClick={onGoOn}
    >
      {text(isSettled ? `check.stop.${by}` : `check.stop.anyway.${by}`)}
    </Button>
  )
}

/** The focused element may have disappeared with its alarm. */
function useFocusKept(
  body: RefObject<HTMLElement | null>,
  goOn: RefObject<HTMLElement | null>,
  count: number,
): void {
  useEffect(() => {
    if (!body.current?.closest('dialog')?.contains(document.activeElement)) body.current?.focus()
    if (count === 0) goOn.current?.focus()
  }, [body, goOn, count])
}
