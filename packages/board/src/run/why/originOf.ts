import type { Locale } from '@pandok/domain'
import type { LiveRun } from '../live/LiveRun.ts'
import type { ReportEntry } from '../PlateRun.ts'
import type { Run } from '../Run.ts'
import type { EntryOrigin } from './EntryOrigin.ts'

/** Returns undefined if the source of the entry no longer exists. */
export function originOf(
  entry: ReportEntry,
  { live, run, locale }: { live: LiveRun | undefined; run: Run | undefined; locale: Locale },
): EntryOrigin | undefined {
  if (entry.runId === null) return { kind: entry.isComparison ? 'comparison' : 'own' }
  const plan = live?.plan.sentences.find(({ key }) => `${entry.runId} ${key}` === entry.id)
  if (!run || !plan) return undefined
  const { from } = plan
  if ('text' in from) return { kind: 'phrase', run, words: live?.textIn(plan, locale) ?? '' }
  const filling = run.fillings.find(({ id }) => id === from.filling)
  const output = filling?.session.output(from.output, locale)
  return filling && output && { kind: 'filling', run, filling, output }
}
