import type { PlateRun, RunState } from '@pandok/board'
import { type CheckedReport, createReportCheck, reportOfRun } from '@pandok/report-check'
import type { CheckMemoryStore } from '#features/plates/check/checkMemory.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PriorStore } from '../priors/createPriorStore.ts'
import { imageContextOf } from './imageContextOf.ts'
import { isSameAlarms, namedAlarms } from './namedAlarms.ts'
import type { ShownAlarm } from './ShownAlarm.ts'
import { withoutRepeatedAlarms } from './withoutRepeatedAlarms.ts'

export interface AlarmReaderParts {
  run: PlateRun
  host: ImageHost | undefined
  /** Earlier reports, which may be added and removed while the report is written. */
  priors?: Pick<PriorStore, 'read' | 'subscribe'> | undefined
  memory: CheckMemoryStore
  /** YYYY-MM-DD */
  today: () => string
}

/** Checks each state of the report once, and returns the same list while the alarms are the same. */
export function createAlarmReader(
  { run, host, priors, memory, today }: AlarmReaderParts,
  isOpen: (alarm: ShownAlarm) => boolean,
) {
  const { check } = createReportCheck()
  const contextNow = () => imageContextOf(host, priors?.read())
  let context = contextNow()
  let characters: CheckedReport['characters'] = 'unicode'
  let checked: { state: RunState; alarms: readonly ShownAlarm[] } | undefined
  let shown: readonly ShownAlarm[] = []

  return {
    /** The alarms of the last check. */
    shown: () => shown,

    /** Checks now if necessary. */
    fresh(): readonly ShownAlarm[] {
      const state = run.read()
      if (checked?.state === state) return checked.alarms
      const report = reportOfRun({ run, context, characters, today: today() })
      const found = check(report, memory.read().off)
      const alarms = namedAlarms(withoutRepeatedAlarms(found, state.concerns), report).filter(isOpen)
      shown = isSameAlarms(shown, alarms) ? shown : alarms
      checked = { state, alarms: shown }
      return shown
    },

    /** Forces the next check although the report hasn't changed. */
    forget(): void {
      checked = undefined
    },

    /** Reads images and earlier reports again. */
    look(): void {
      context = contextNow()
      checked = undefined
    },

    /** Returns false if these are set already. */
    setCharacters(next: CheckedReport['characters']): boolean {
      if (next === characters) return false
      characters = next
      checked = undefined
      return true
    },

    /** Word lists are built on first use, which takes longer than the checks themselves. */
    prepare(soon: (work: () => void) => void): void {
      const { languages } = run.read()
      for (const locale of new Set([languages.main, ...Object.values(languages.sections ?? {})])) {
        const sentences = [{ id: '', section: 'findings', locale, text: '.', author: 'typed' }] as const
        soon(() => check({ sentences, findings: [], regions: [], context, characters, today: today() }))
      }
    },
  }
}
