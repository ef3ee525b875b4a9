import type { Alarm } from '@pandok/report-check'
import type { CheckMemoryStore } from '#features/plates/check/checkMemory.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

/** Counts the alarms of one report and their outcomes on this computer. */
export function createSpokenAlarms(memory: CheckMemoryStore) {
  /** The alarms raised in this report by key, and whether they are settled. */
  const spoken = new Map<string, { rule: Alarm['rule']; isSettled: boolean }>()
  const dismissed = new Set<string>()

  function say({ key, rule }: ShownAlarm): void {
    // An alarm that returns after it was settled counts again.
    if (spoken.get(key)?.isSettled === false) return
    spoken.set(key, { rule, isSettled: false })
    memory.count(rule, 'spoke')
  }

  return {
    say,

    /** Whether the alarm is still active, that is, it was not dismissed. */
    isOpen: ({ level, wording }: ShownAlarm): boolean =>
      !dismissed.has(wording) && !(level !== 'block' && memory.read().isSilenced(wording)),

    dismiss(alarm: ShownAlarm): void {
      const { key, rule, level, wording } = alarm
      say(alarm)
      const said = spoken.get(key)
      if (said) said.isSettled = true
      dismissed.add(wording)
      memory.count(rule, 'dismissed')
      if (level !== 'block') memory.silence(wording)
    },

    /** An alarm that was dismissed doesn't count as corrected. */
    leaveOut(left: readonly ShownAlarm[]): void {
      const keys = new Set(left.map(({ key }) => key))
      for (const [key, one] of spoken) if (!keys.has(key)) one.isSettled = true
    },

    /** An alarm that was raised and has disappeared counts as corrected. */
    settle(shown: readonly ShownAlarm[], typed: string | undefined): void {
      const now = new Map(shown.map((alarm) => [alarm.key, alarm]))
      for (const [key, one] of spoken) {
        if (one.isSettled || now.has(key)) continue
        one.isSettled = true
        memory.count(one.rule, 'repaired')
      }
      for (const alarm of now.values()) if (!isAbout(alarm, typed)) say(alarm)
    },

    /** An emptied report starts again. */
    clear(): void {
      spoken.clear()
      dismissed.clear()
    },
  }
}

const isAbout = ({ places }: Alarm, sentence: string | undefined): boolean =>
  sentence !== undefined && places.some((place) => place.of === 'sentence' && place.sentence === sentence)
