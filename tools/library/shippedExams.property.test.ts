import { createPlateRun, type PlateRun, type ReportLanguages, type Run } from '@pandok/board'
import { type Cell, LOCALES, type Locale, type PlateContent } from '@pandok/domain'
import { plateContent } from '@pandok/library'
import type { EdgeValue, Input, InputView, ModuleSession } from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
/** Every plate is tested, with other cases at each commit. */
const RUNS = { numRuns: isFull ? 40 : 3 }

const { plates, modules } = readLibrary()
const MODULES = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
const EXAMS = plates
  .filter(({ exam }) => exam)
  .map((plate) => [plate.id, plateContent(plate, 'ko', (id) => id)] as const)

type Act = (run: PlateRun) => void

const locale = fc.constantFrom(...LOCALES)
const at = fc.nat({ max: 19 })
const nth = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]

/** Answers are drawn from the numbers of a press, one after another. */
const draws = fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 12 })

const presses = (cells: readonly Cell[]): fc.WeightedArbitrary<Act> => ({
  weight: 9,
  arbitrary: fc.tuple(fc.constantFrom(...cells.map(({ id }) => id)), draws).map(
    ([id, drawn]): Act =>
      (run) =>
        press(run, id, drawn),
  ),
})

const TRAVELS: fc.WeightedArbitrary<Act>[] = [
  { weight: 3, arbitrary: fc.constant<Act>((run) => run.undo()) },
  { weight: 1, arbitrary: fc.constant<Act>((run) => run.redo()) },
  {
    weight: 1,
    arbitrary: locale.map(
      (main): Act =>
        (run) =>
          run.setLocale(main),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(locale, locale).map(
      ([main, impression]): Act =>
        (run) =>
          run.setLanguages({ main, sections: { impression } }),
    ),
  },
]

const REMOVAL: fc.WeightedArbitrary<Act> = {
  weight: 2,
  arbitrary: at.map(
    (place): Act =>
      (run) =>
        run.remove(nth(run.read().runs, place)?.id ?? ''),
  ),
}

const sequences = (...kinds: fc.WeightedArbitrary<Act>[]): fc.Arbitrary<Act[]> =>
  fc.array(fc.oneof(...kinds), { maxLength: 20, size: 'max' })

function start(plate: PlateContent, main: Locale, kept?: ReturnType<PlateRun['kept']>): PlateRun {
  let ids = kept ? 1000 : 0
  return createPlateRun({
    plate,
    modules: MODULES,
    locale: main,
    today: () => '2026-11-15',
    newId: () => `id${++ids}`,
    ...(kept && { kept }),
  })
}

function press(run: PlateRun, id: string, drawn: readonly number[]): void {
  run.another(id)
  const { open } = run.read()
  if (open) fill(open, drawn)
  if (open) run.write()
  leave(run)
}

function leave(run: PlateRun): void {
  if (run.read().open) run.leave()
}

/** Answers the required questions and, depending on the drawn numbers, some of the rest. */
function fill({ fillings }: Run, drawn: readonly number[]): void {
  let draw = 0
  const next = () => drawn[draw++ % drawn.length] ?? 0
  for (const { session } of fillings) {
    const seen = new Set<string>()
    for (;;) {
      const view = session
        .snapshot()
        .inputs.find(({ visible, address }) => visible && !seen.has(`${address.row} ${address.id}`))
      if (!view) break
      seen.add(`${view.address.row} ${view.address.id}`)
      if (view.fault === 'missing' || next() % 4 === 0) answer(session, view, next())
    }
  }
}

function answer(session: ModuleSession, { input, address }: InputView, drawn: number): void {
  for (const value of valuesFor(input, drawn)) {
    session.set(address, value)
    const after = session
      .snapshot()
      .inputs.find((one) => one.address.id === address.id && one.address.row === address.row)
    if (after?.fault === undefined) return
  }
}

function valuesFor(input: Input, drawn: number): readonly EdgeValue[] {
  switch (input.kind) {
    case 'choice':
      return [nth(input.options, drawn)?.id ?? '']
    case 'multi':
      return [[nth(input.options, drawn)?.id ?? '']]
    case 'bool':
      return [drawn % 2 === 0]
    case 'side':
      return [nth(['R', 'L', 'B'], drawn) ?? 'R']
    case 'date':
      return ['2026-03-02']
    case 'text':
      return ['abc']
    default:
      return [String(1 + (drawn % 30)), '1', '2', '0', '50', '1000']
  }
}

/** Returns the regions whose normal sentence a written run replaces unconditionally. */
function takenBy({ cell, fillings }: Run): readonly string[] {
  const always = (cell.finding?.replaces ?? []).flatMap(({ regions, when }) =>
    when === undefined ? regions : [],
  )
  const values = fillings.flatMap(({ session }) => session.snapshot().inputs)
  const byAnswers = (cell.blanks ?? []).flatMap(({ id, options = [] }) => {
    const view = values.find(({ address, visible }) => visible && address.id === id)
    const chosen: readonly unknown[] = Array.isArray(view?.value) ? view.value : [view?.value]
    return options.flatMap(({ id: option, replaces = [] }) => (chosen.includes(option) ? replaces : []))
  })
  return cell.finding ? [...always, ...byAnswers] : []
}

const BLANK = '\0'

/**
 * Converts a sentence into a pattern for reports, in which anything may replace a blank. It is undefined if
 * little else remains.
 */
function patternOf(text: string): RegExp | undefined {
  let words = text.replaceAll(/\{[^}]*\}/gu, BLANK)
  while (/\[[^[\]]*\]/u.test(words)) words = words.replaceAll(/\[[^[\]]*\]/gu, BLANK)
  if (words.replaceAll(BLANK, '').length < 4) return undefined
  return new RegExp(`^${words.replaceAll(/[.*+?^$()|[\]{}\\]/gu, '\\$&').replaceAll(BLANK, '.*')}$`, 'u')
}

const patternsOf = (words: Readonly<Partial<Record<Locale, string>>> | undefined): readonly RegExp[] =>
  Object.values(words ?? {}).flatMap((text) => patternOf(text) ?? [])

interface Saying {
  region: string
  patterns: readonly RegExp[]
}

/**
 * The sentence for the rest of a region may be next to a finding, even if it reads like the normal sentence.
 */
const sayingsOf = ({ exam }: PlateContent): readonly Saying[] =>
  (exam?.regions ?? []).map(({ id, normal = {}, rest }) => ({
    region: id,
    patterns: LOCALES.flatMap((locale) =>
      normal[locale] === undefined || normal[locale] === rest?.[locale]
        ? []
        : patternsOf({ [locale]: normal[locale] }),
    ),
  }))

/** Returns normal sentences that are next to a finding of their region. */
function misplaced(plate: PlateContent, sayings: readonly Saying[], run: PlateRun): readonly string[] {
  const { entries, runs } = run.read()
  const written = runs.filter(({ isWritten }) => isWritten)
  const taken = new Map(
    written.flatMap((one) => takenBy(one).map((region) => [region, one.cell.id] as const)),
  )
  const normals = new Set(plate.cells.filter(({ normal }) => normal !== undefined).map(({ id }) => id))
  const cells = new Map(plate.cells.map((cell) => [cell.id, cell]))
  const said = entries.filter(
    ({ cellId, section }) => cellId && normals.has(cellId) && section === 'findings',
  )
  const beside = said.flatMap(({ text }) => {
    const own = sayings.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text.trim())))
    // Two regions may have the same sentence, which then belongs to the one without a finding.
    return own.length > 0 && own.every(({ region }) => taken.has(region))
      ? [`${text} beside ${own.map(({ region }) => taken.get(region)).join()}`]
      : []
  })
  const conclusions = patternsOf(plate.exam?.normalConclusion)
  const concluded = entries.filter(({ section, cellId, isClosing }) => {
    const finding = cells.get(cellId ?? '')?.finding
    return section === 'impression' && !isClosing && finding && finding.keepsConclusion === undefined
  })
  const normal = entries.filter(
    ({ section, cellId, text }) =>
      section === 'impression' &&
      normals.has(cellId ?? '') &&
      conclusions.some((one) => one.test(text.trim())),
  )
  const both = concluded.length > 0 ? normal.map(({ text }) => `${text} beside ${concluded[0]?.text}`) : []
  return [...beside, ...both]
}

const textsOf = (run: PlateRun) => run.read().entries.map(({ text }) => text)

describe.each(EXAMS)('%s, by any sequence of presses, steps back, removals and languages', (_, plate) => {
  const sayings = sayingsOf(plate)
  const normal = plate.cells.find((cell) => cell.normal === 'all')?.id ?? ''
  const findings = plate.cells.filter(({ finding }) => finding)

  /** Returns a report that begins as normal, so that no step goes back before that. */
  function begin({ main, sections }: ReportLanguages): PlateRun {
    const earlier = start(plate, main)
    press(earlier, normal, [0])
    const run = start(plate, main, earlier.kept())
    run.setLanguages({ main, sections })
    return run
  }

  it('K402 leaves no normal sentence beside a finding of its region', () => {
    fc.assert(
      fc.property(locale, sequences(presses(plate.cells), ...TRAVELS, REMOVAL), (main, acts) => {
        const run = begin({ main })
        for (const act of acts) {
          act(run)
          const wrong = misplaced(plate, sayings, run)
          if (wrong.length > 0) expect(wrong).toEqual([])
        }
      }),
      RUNS,
    )
  })

  it('K403 gives the first text when every step is taken back', () => {
    fc.assert(
      fc.property(
        locale,
        locale,
        sequences(presses(plate.cells), ...TRAVELS, REMOVAL),
        (main, impression, acts) => {
          const languages = { main, sections: { impression } }
          const run = begin(languages)
          const { entries, suppressed, concerns } = run.read()
          for (const act of acts) act(run)
          while (run.read().canUndo) run.undo()
          run.setLanguages(languages)
          expect(run.read()).toMatchObject({ entries, suppressed, concerns })
        },
      ),
      RUNS,
    )
  })

  it('K403 gives the first text when every finding is removed', () => {
    fc.assert(
      fc.property(locale, sequences(presses(findings), ...TRAVELS), (main, acts) => {
        const run = begin({ main })
        const first = textsOf(run)
        const own = new Set(run.read().runs.map(({ id }) => id))
        for (const act of acts) act(run)
        for (const { id } of run.read().runs) if (!own.has(id)) run.remove(id)
        run.setLanguages({ main })
        expect(textsOf(run)).toEqual(first)
        expect(run.read().suppressed).toEqual([])
      }),
      RUNS,
    )
  })
})
