import { createPlateRun, type PlateRun, type ReportLanguages, reportText } from '@pandok/board'
import { sectionName } from '@pandok/i18n'
import type { Answers, ConvertedReport, Press } from '@pandok/library'
import type { ModuleSession } from '@pandok/module-engine'

const TODAY = '2026-11-16'

export type Written =
  | { ok: true; entries: ReturnType<PlateRun['read']>['entries'] }
  | { ok: false; why: string }

/** Writes a report as a person does: cells are run, their forms filled in and written, one after another. */
export function writeReport(
  { plate, modules }: Pick<ConvertedReport, 'plate' | 'modules'>,
  presses: readonly Press[],
  languages: ReportLanguages,
): Written {
  let ids = 0
  const run = createPlateRun({
    plate,
    modules,
    locale: languages.main,
    today: () => TODAY,
    newId: () => `id${++ids}`,
    now: () => 0,
  })
  run.setLanguages(languages)
  for (const { cell, answers } of presses) {
    const pressed = run.read().runs.some((one) => one.cell.id === cell) ? run.another(cell) : run.run(cell)
    if (pressed === 'written') continue
    if (pressed !== 'filling') return { ok: false, why: `cell «${cell}»: ${pressed}` }
    for (const { session } of run.read().open?.fillings ?? []) enterAnswers(session, answers)
    const verdict = run.write()
    if (!verdict.ok) return { ok: false, why: `cell «${cell}»: ${verdict.reason} (${obstacles(run)})` }
  }
  return { ok: true, entries: run.read().entries }
}

export function enterAnswers(session: ModuleSession, answers: Answers): void {
  for (const [id, given] of Object.entries(answers)) {
    if (!isRows(given)) {
      session.set({ id }, given)
      continue
    }
    const [...there] = session.snapshot().rows[id] ?? []
    for (const row of given) {
      const key = there.shift() ?? session.addRow(id)
      if (key === undefined) continue
      for (const [name, value] of Object.entries(row)) session.set({ id: name, row: key }, value)
    }
  }
}

type Rows = Extract<Answers[string], readonly object[]>

export const isRows = (given: Answers[string]): given is Rows =>
  Array.isArray(given) && given.every((item) => typeof item === 'object')

function obstacles(run: PlateRun): string {
  const fillings = run.read().open?.fillings ?? []
  return fillings
    .flatMap(({ session }) => {
      const { inputs, checks } = session.snapshot()
      return [
        ...inputs
          .filter(({ fault, visible }) => visible && fault)
          .map(({ address, fault }) => `${address.id} ${fault}`),
        ...checks.filter(({ level }) => level === 'block').map(({ id }) => id),
      ]
    })
    .join(', ')
}

/** Returns the text of a report: the diagnosis without a heading, the comment under its own. */
export const textOfReport = (
  entries: Extract<Written, { ok: true }>['entries'],
  { main, sections }: ReportLanguages,
): string =>
  reportText(entries, {
    languages: { main, sections },
    sectionName: (section) =>
      section === 'diagnosis' ? '' : `${sectionName(section, sections?.[section] ?? main)}:`,
    titles: false,
  })
