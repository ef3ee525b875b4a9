import type { Alarm } from '@pandok/report-check'
import type { CheckMemoryStore } from '#features/plates/check/checkMemory.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

/** What was said of one report and what became of it, as it is counted on this computer. */
export function createSpokenAlarms(memory: CheckMemoryStore) {
  /** By key: what has spoken in this report, and whether that is settled. */
  const spoken = new Map<string, { rule: Alarm['rule']; isSettled: boolean }>()
  const dismissed = new Set<string>()

  function say({ key, rule }: ShownAlarm): void {
    // What was settled and comes back is said once more.
    if (spoken.get(key)?.isSettled === false) return
    spoken.set(key, { rule, isSettled: false })
    memory.count(rule, 'spoke')
  }

  return {
    say,

    /** Whether it is still to be heard: nobody has said that it is no error. */
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

    /** What goes because nobody wants to hear of it was not put right. */
    leaveOut(left: readonly ShownAlarm[]): void {
      const keys = new Set(left.map(({ key }) => key))
      for (const [key, one] of spoken) if (!keys.has(key)) one.isSettled = true
    },

    /** What spoke and is there no more was put right. */
    settle(shown: readonly ShownAlarm[], typed: string | undefined): void {
      const now = new Map(shown.map((alarm) => [alarm.key, alarm]))
      for (const [key, one] of spoken) {
        if (one.isSettled || now.has(key)) continue
        one.isSettled = true
        memory.count(one.rule, 'repaired')
      }
      for (const alarm of now.values()) if (!isAbout(alarm, typed)) say(alarm)
    },

    /** An emptied report begins anew. */
    clear(): void {
      spoken.clear()
      dismissed.clear()
    },
  }
}

const isAbout = ({ places }: Alarm, sentence: string | undefined): boolean =>
  sentence !== undefined && places.some((place) => place.of === 'sentence' && place.sentence === sentence)
