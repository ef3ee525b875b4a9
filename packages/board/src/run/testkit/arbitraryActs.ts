import { type Locale, REPORT_SECTIONS } from '@pandok/domain'
import fc from 'fast-check'
import type { StartedRun } from './startRun.ts'

/** Something that a person may do in the run workspace. */
export interface Act {
  name: string
  on: (run: StartedRun) => void
}

const nth = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]
const entryAt = (run: StartedRun, place: number) => nth(run.read().entries, place)?.id ?? ''
const runAt = (run: StartedRun, place: number) => nth(run.read().runs, place)?.id ?? ''

const place = fc.nat({ max: 20 })
const cell = fc.constantFrom('n', 'm', 'p', 'f', 'nobody')
const words = fc.constantFrom('', '가', '가나', '다른 말.', 'Other words.')
const size = fc.constantFrom('', '3', '12', '150', '300', 'x', '1,2 cm')
const side = fc.constantFrom('R', 'L', '')
const section = fc.constantFrom(...REPORT_SECTIONS)

type Weighted = fc.WeightedArbitrary<Act>

const plain = (name: string, weight: number, on: Act['on']): Weighted => ({
  weight,
  arbitrary: fc.constant({ name, on }),
})

const withAny = <T>(
  name: string,
  weight: number,
  given: fc.Arbitrary<T>,
  on: (run: StartedRun, given: T) => void,
): Weighted => ({ weight, arbitrary: given.map((one) => ({ name, on: (run) => on(run, one) })) })

const STEPS: Weighted[] = [
  withAny('run', 6, cell, (run, id) => run.run(id)),
  withAny('another', 2, cell, (run, id) => run.another(id)),
  withAny('type', 4, size, (run, raw) => run.type('size', raw)),
  withAny('type', 2, size, (run, raw) => run.type('크기', raw)),
  withAny('type', 1, side, (run, raw) => run.type('side', raw)),
  plain('write', 6, (run) => run.write()),
  plain('leave', 2, (run) => run.leave()),
  withAny('reopen', 2, place, (run, at) => run.reopen(runAt(run, at))),
  withAny('remove', 1, place, (run, at) => run.remove(runAt(run, at))),
  withAny('edit', 4, fc.tuple(place, words), (run, [at, text]) => run.editEntry(entryAt(run, at), text)),
  withAny('takeNewer', 1, place, (run, at) => run.takeNewer(entryAt(run, at))),
  withAny('keepMine', 1, place, (run, at) => run.keepMine(entryAt(run, at))),
  withAny('removeEntry', 1, place, (run, at) => run.removeEntry(entryAt(run, at))),
  withAny('addText', 1, section, (run, where) => run.addText(where, '손으로.')),
  plain('confirmAll', 1, (run) => run.confirmAll()),
  plain('refill', 1, (run) => run.refill()),
  plain('clear', 1, (run) => run.clear()),
  plain('wait', 2, (run) => run.tick(5000)),
]

const TRAVELS: Weighted[] = [
  plain('undo', 4, (run) => run.undo()),
  plain('redo', 2, (run) => run.redo()),
  withAny('locale', 2, fc.constantFrom<Locale>('ko', 'en'), (run, locale) => run.setLocale(locale)),
]

export const anyStep: fc.Arbitrary<Act> = fc.oneof(...STEPS)

const list = (act: fc.Arbitrary<Act>, maxLength: number) => fc.array(act, { maxLength, size: 'max' })

/** Steps without undo, redo and changes of the language. */
export const anySteps = (maxLength: number): fc.Arbitrary<Act[]> => list(anyStep, maxLength)

export const anyActs = (maxLength: number): fc.Arbitrary<Act[]> =>
  list(fc.oneof(...STEPS, ...TRAVELS), maxLength)
