import {
  LOCALES,
  MODULE_NAME_MAX_CHARACTERS,
  MODULE_NOTE_MAX_CHARACTERS,
  type SourceState,
} from '@pandok/domain'
import { type ConvertedReport, isUnreadRow, type LibraryModule } from '@pandok/library'
import {
  type Citation,
  checkModule,
  compileModule,
  type ModuleDefinition,
  openSession,
  type SavedTest,
} from '@pandok/module-engine'
import { enterAnswers } from '../goldens/writeReport.ts'
import { inEachLocale } from './inEachLocale.ts'
import type { InFive, SynopticHead } from './SynopticHead.ts'
import { inFive } from './synopticCells.ts'
import {
  CASES_EDITION,
  FIRST_EDITION,
  LEFT_OUT,
  MARKED_EDITION,
  MODULE_SUMMARY,
  NOT_READ,
  PROOFREAD,
  WHOLE_EDITION,
} from './synopticWords.ts'

const TODAY = '2026-11-16'
const REVIEW_BY = '2028-12-31'

interface Source {
  id?: string
  cite: string
  url?: string
  status?: string
}

type NeutralFile = Readonly<Record<string, unknown>> & { names: InFive; sources?: readonly Source[] }

/** Converts a synopsis into a file of the library's modules. */
export function synopticModule(
  file: NeutralFile,
  report: ConvertedReport,
  head: SynopticHead,
  modules: readonly LibraryModule[],
): object {
  const [own] = report.modules
  if (!own) throw new Error(`${report.id} has no module.`)
  const definition = withoutUnused(own.definition)
  const sources = file.sources ?? []
  const changes = [
    FIRST_EDITION,
    ...(head.moduleChanges ?? []),
    MARKED_EDITION,
    WHOLE_EDITION,
    CASES_EDITION,
    ...(head.moduleSince ?? []),
  ]
  return {
    id: report.id,
    edition: changes.length,
    version: head.version,
    year: head.year,
    grade: head.grade,
    sources: sourceStateOf(definition, usedOf(file, modules)),
    specialty: 'pathology',
    regions: head.regions,
    modalities: head.modalities,
    names: inFive(file.names, MODULE_NAME_MAX_CHARACTERS),
    summary: filled(MODULE_SUMMARY, 'name', file.names),
    synonyms: head.synonyms,
    note: noteOf(report, sources),
    changes: changes.map((what, index) => ({ edition: index + 1, what })).toReversed(),
    definition: {
      ...definition,
      tests: testsOf(definition, report),
      citations: sources.map(citationOf),
      reviewBy: REVIEW_BY,
    },
  }
}

/** A result of a library module counts as read if the module does. */
const sourceStateOf = ({ tables }: ModuleDefinition, used: readonly LibraryModule[]): SourceState =>
  tables.some(({ rows }) => rows.some(isUnreadRow)) || used.some(({ sources }) => sources !== 'read')
    ? 'partly'
    : 'read'

/** Returns the library modules that the file uses for computations. */
function usedOf(file: NeutralFile, modules: readonly LibraryModule[]): LibraryModule[] {
  const ids = new Set([...JSON.stringify(file).matchAll(/"use":"([^"]+)"/gu)].map(([, id]) => id))
  return modules.filter(({ id }) => ids.has(id))
}

/**
 * Values and questions that are printed nowhere are removed from the module. Removing one may leave another
 * one unused, so this is repeated.
 */
function withoutUnused(definition: ModuleDefinition): ModuleDefinition {
  const unused = new Set(
    checkModule(definition, { proofs: false })
      .filter(({ code }) => code === 'computed.unused' || code === 'input.unused')
      .map(({ params }) => String(params?.['name'])),
  )
  if (unused.size === 0) return definition
  return withoutUnused({
    ...definition,
    inputs: definition.inputs.filter(({ id }) => !unused.has(id)),
    computed: definition.computed.filter(({ id }) => !unused.has(id)),
  })
}

/**
 * Makes saved tests: whole reports in the languages that the file gives, the first occurrence of each sentence in all
 * languages, and the cases of the logic.
 */
function testsOf(definition: ModuleDefinition, { goldens, vectors }: ConvertedReport): SavedTest[] {
  const compiled = compileModule(definition)
  const told = new Set<string>()
  const names = new Set(definition.computed.map(({ id }) => id))
  const reports = goldens.map(({ id, presses, expect }): SavedTest => {
    const answers = presses[0]?.answers ?? {}
    const session = openSession(compiled, { today: TODAY })
    enterAnswers(session, answers)
    const written = session.outputs('ko').flatMap((output) => (output.text === null ? [] : [output.id]))
    const isFirst = written.some((output) => !told.has(output))
    for (const output of written) told.add(output)
    const locales = LOCALES.filter((locale) => isFirst || expect[locale] !== undefined)
    const outputs = locales.map((locale) => [
      locale,
      Object.fromEntries(session.outputs(locale).map((output) => [output.id, output.text])),
    ])
    return {
      name: id,
      given: answers as SavedTest['given'],
      expect: { outputs: Object.fromEntries(outputs) },
    }
  })
  const cases = vectors.flatMap(({ id, answers, overruled, values }): SavedTest[] => {
    const known = Object.entries(values).filter(([name]) => names.has(name))
    const isPlain = overruled === undefined && known.length > 0
    const isTop = definition.computed.every(({ id: name, group }) => group === undefined || !(name in values))
    if (!isPlain || !isTop) return []
    return [{ name: id, given: answers as SavedTest['given'], expect: { values: Object.fromEntries(known) } }]
  })
  return [...reports, ...cases]
}

const citationOf = ({ cite, url }: Source): Citation => ({
  text: cite.replace(' of this project', ' of this library'),
  ...(url?.startsWith('https://') && { url }),
})

/** Facts whose source wasn't read are listed on the module's page. */
function noteOf({ leftOut }: ConvertedReport, sources: readonly Source[]): InFive {
  const unread = sources.filter(({ status }) => status !== 'read').map(({ cite }) => cite.replace(/\.$/u, ''))
  const list = inEachLocale(() => unread.join('; '))
  const first = unread.length === 0 ? PROOFREAD : filled(NOT_READ, 'list', list)
  return inEachLocale((locale) =>
    [first[locale], ...(leftOut.length > 0 ? [LEFT_OUT[locale]] : [])]
      .join(' ')
      .slice(0, MODULE_NOTE_MAX_CHARACTERS),
  )
}

export const filled = (words: InFive, name: string, given: InFive): InFive =>
  inEachLocale((locale) => words[locale].replace(`{${name}}`, () => given[locale]))
