import type { PlateRun } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import { type AlarmPlace, applyRepair, type CheckedReport, type Repair } from '@pandok/report-check'
import { type AlarmReaderParts, createAlarmReader } from './createAlarmReader.ts'
import { createSpokenAlarms } from './createSpokenAlarms.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

/** The alarms of the report that is being written. */
export interface CheckStore {
  /** The alarms of the last check, which runs when the browser is idle. */
  read(): readonly ShownAlarm[]
  /** Checks now if necessary. */
  fresh(): readonly ShownAlarm[]
  subscribe(listener: () => void): () => void
  /** Another destination supports other characters. */
  setCharacters(characters: CheckedReport['characters']): void
  /** Performs a repair. If only a person can decide, it returns the place to go to. */
  repair(key: string): AlarmPlace | undefined
  /**
   * Marks an alarm as no error: a blocking one for this report, any other one for the same words on this
   * computer.
   */
  dismiss(key: string): void
  /** The alarm that keys apply to: the one that was visited last, otherwise the first. */
  current(): ShownAlarm | undefined
  /** Moves on to the next alarm and returns it. */
  next(): ShownAlarm | undefined
  /** Counts the present alarms as seen, because the report is being copied. */
  seen(): void
  /** Follows the report until the returned function is called. */
  follow(): () => void
}

interface CheckParts extends AlarmReaderParts {
  /** The sentence that is being typed. Alarms about unfinished words aren't counted. */
  typing?: (() => string | undefined) | undefined
  /** Schedules work for when the browser is idle. */
  soon: (work: () => void) => void
}

/**
 * Checks a report after the key press has been rendered, so that no key waits for it. It never changes the
 * text by itself.
 */
export function createCheckStore({ typing, soon, ...parts }: CheckParts): CheckStore {
  const { run, host, priors, memory } = parts
  const listeners = createEmitter()
  const spoken = createSpokenAlarms(memory)
  const reader = createAlarmReader(parts, spoken.isOpen)
  const { fresh, shown } = reader
  let published = shown()
  let chosen: string | undefined
  let isAwaited = false
  let isFollowing = false

  function later(): void {
    if (isAwaited) return
    isAwaited = true
    soon(() => {
      isAwaited = false
      if (isFollowing) update()
    })
  }

  function look(): void {
    reader.look()
    later()
  }

  function update(): void {
    fresh()
    if (run.read().entries.length === 0) spoken.clear()
    else spoken.settle(shown(), typing?.())
    if (shown() === published) return
    published = shown()
    listeners.emit()
  }

  /** Counting also changes the memory, but it doesn't affect the alarms. */
  let choices = memory.read().choices
  function chooseAnew(): void {
    if (memory.read().choices === choices) return
    choices = memory.read().choices
    reader.forget()
    spoken.leaveOut(fresh())
    update()
  }

  const find = (key: string): ShownAlarm | undefined => fresh().find((alarm) => alarm.key === key)

  return {
    read: shown,
    fresh,
    current: () => shown().find(({ key }) => key === chosen) ?? shown()[0],
    subscribe: listeners.subscribe,
    setCharacters(next) {
      if (reader.setCharacters(next)) later()
    },
    repair(key) {
      const alarm = find(key)
      if (!alarm) return undefined
      spoken.say(alarm)
      if (alarm.repair.kind === 'go') return alarm.repair.to
      editWords(run, alarm.repair)
      update()
      return undefined
    },
    dismiss(key) {
      const alarm = find(key)
      if (!alarm) return
      spoken.dismiss(alarm)
      reader.forget()
      update()
    },
    next() {
      const alarms = fresh()
      const at = alarms.findIndex(({ key }) => key === chosen)
      const next = alarms[(at + 1) % Math.max(1, alarms.length)]
      chosen = next?.key
      listeners.emit()
      return next
    },
    seen() {
      for (const alarm of fresh()) spoken.say(alarm)
    },
    follow() {
      isFollowing = true
      const stops = [
        run.subscribe(later),
        memory.subscribe(chooseAnew),
        ...(host ? [host.onRefresh(look), host.watch(look)] : []),
        ...(priors ? [priors.subscribe(look)] : []),
      ]
      reader.prepare(soon)
      look()
      return () => {
        isFollowing = false
        for (const stop of stops) stop()
      }
    },
  }
}

function editWords(run: PlateRun, repair: Extract<Repair, { kind: 'edit' }>): void {
  const { entries } = run.read()
  for (const id of new Set(repair.edits.map(({ sentence }) => sentence))) {
    const entry = entries.find((one) => one.id === id)
    if (entry) run.editEntry(id, applyRepair(id, entry.text, repair))
  }
}
