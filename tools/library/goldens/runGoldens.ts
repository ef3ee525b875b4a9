import type { Locale } from '@pandok/domain'
import type { ConvertedReport } from '@pandok/library'
import { compileModule, exact, openSession } from '@pandok/module-engine'
import { enterAnswers, textOfReport, writeReport } from './writeReport.ts'

export interface GoldenOutcome {
  id: string
  /** `mixed` means one language for each section; any other value is the name of a form. */
  language: string
  expected: string
  /** The actual text, or the reason why there is none. */
  actual: string
  isSame: boolean
}

/** Compares every report of a file in each of its languages. */
export function runGoldens(report: ConvertedReport): GoldenOutcome[] {
  return report.goldens.flatMap(({ id, presses, expect, mixed }) =>
    (Object.entries(expect) as [Locale | 'mixed', string][]).map(([language, expected]) => {
      const languages =
        language === 'mixed'
          ? { main: mixed.other, sections: { comment: mixed.comment } }
          : { main: language }
      const written = writeReport(report, presses, languages)
      const actual = written.ok ? textOfReport(written.entries, languages) : written.why
      return { id, language, expected, actual, isSame: actual === expected.trimEnd() }
    }),
  )
}

export interface VectorOutcome {
  id: string
  differences: readonly string[]
}

/** Runs the cases of a file's logic alone. */
export function runLogicCases({ modules, vectors }: ConvertedReport): VectorOutcome[] {
  const compiled = new Map(modules.map(({ id, definition }) => [id, compileModule(definition)]))
  return vectors.map(({ id, module, answers, overruled = {}, values }) => {
    const own = compiled.get(module)
    if (!own) return { id, differences: [`there is no module «${module}»`] }
    const session = openSession(own, { today: '2026-11-16' })
    enterAnswers(session, answers)
    for (const [name, value] of Object.entries(overruled)) session.overrule({ id: name }, value)
    const { computed } = session.snapshot()
    const differences = Object.entries(values).flatMap(([name, expected]) => {
      const view = computed.find(({ address }) => address.id === name)
      const found = view?.value ?? null
      return isEqual(expected, found)
        ? []
        : [`${name}: expected ${expected}, got ${found} ${view?.failure ?? ''}`]
    })
    return { id, differences }
  })
}

function isEqual(expected: unknown, found: unknown): boolean {
  if (expected === found) return true
  const [one, other] = [exact(String(expected)), exact(String(found))]
  return one !== undefined && other !== undefined && one.eq(other)
}
