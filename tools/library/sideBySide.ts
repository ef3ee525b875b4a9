import { createPlateRun, openQuestions, type PlateRun, reportText } from '@pandok/board'
import { LOCALES, type Locale } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'
import { ALL_NORMAL, type LibraryModule, type LibraryPlate, plateContent } from '@pandok/library'
import { inRepository } from '../build/repository.mjs'
import type { LibraryCase } from './cases/playCase.ts'
import { repeatedCount } from './lesions/repeatedProblems.ts'
import { readYaml } from './readYaml.ts'
import { REPORT_CELL } from './synoptic/synopticCells.ts'

interface Library {
  modules: readonly LibraryModule[]
  plates: readonly LibraryPlate[]
}

const LANGUAGES: Readonly<Record<Locale, string>> = {
  ko: '한국어',
  en: 'English',
  zh: '中文',
  ja: '日本語',
  de: 'Deutsch',
}

/**
 * Prints one report of each plate with a synopsis, and two of each exam (the normal one and the first case
 * with a finding), line by line in five languages as Markdown.
 */
export function sideBySide(library: Library): string {
  return library.plates
    .toSorted((a, b) => a.names.en.localeCompare(b.names.en, 'en'))
    .flatMap((plate) => {
      const texts = LOCALES.map((locale) => linesIn(plate, library, locale))
      if (texts.some((lines) => lines.length === 0)) return []
      const found = plate.exam ? withFinding(plate) : undefined
      return [
        `### ${plate.names.en}\n\n${tableOf(texts)}`,
        ...(found ? [`With a finding:\n\n${tableOf(found)}`] : []),
      ]
    })
    .join('\n\n')
}

function tableOf(texts: readonly (readonly string[])[]): string {
  const rows = Array.from({ length: Math.max(...texts.map(({ length }) => length)) }, (_, line) =>
    texts.map((lines) => lines[line] ?? ''),
  )
  const table = [LOCALES.map((locale) => LANGUAGES[locale]), LOCALES.map(() => '---'), ...rows]
  return table.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')
}

/** Returns the report of the plate's first case with a finding, as somebody has read it in each language. */
function withFinding({ id, cells }: LibraryPlate): readonly (readonly string[])[] | undefined {
  const findings = new Set(cells.flatMap((cell) => (cell.finding ? [cell.id] : [])))
  const { expect } =
    (readYaml(inRepository('packages', 'library', 'cases', `${id}.yaml`)) as readonly LibraryCase[]).find(
      ({ pressed, expect: read }) =>
        LOCALES.every((locale) => read?.[locale] !== undefined) &&
        pressed.some((key) => findings.has(typeof key === 'string' ? key : key.cell)),
    ) ?? {}
  return expect && LOCALES.map((locale) => linesOf(expect[locale] ?? ''))
}

/**
 * Returns the lines of a report with the names of its sections in bold, which open it or follow an empty
 * line.
 */
const linesOf = (report: string): readonly string[] =>
  report
    .trimEnd()
    .split('\n\n')
    .flatMap((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [`**${name}**`, ...lines]
    })

const escaped = (text: string): string => text.replaceAll('|', '\\|')

/**
 * Returns the lines of a synopsis, from the first report among its module's tests, or of an exam, from the
 * key for the normal exam with its questions answered.
 */
function linesIn(plate: LibraryPlate, { modules }: Library, locale: Locale): string[] {
  const form = plate.cells.find(({ id }) => id === REPORT_CELL)?.outputs[0]
  if (form && 'module' in form) {
    const module = modules.find(({ id }) => id === form.module)
    const outputs = module?.definition.tests.find(({ expect }) => expect.outputs?.[locale])?.expect.outputs
    return Object.values(outputs?.[locale] ?? {}).flatMap((text) => (text ? text.trimEnd().split('\n') : []))
  }
  if (!plate.cells.some(({ id }) => id === ALL_NORMAL)) return []
  let ids = 0
  const run = createPlateRun({
    plate: plateContent(plate, locale, (id) => id),
    modules: modules.map(({ id, names, definition }) => ({ id, name: names[locale], definition })),
    locale,
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
    now: () => 0,
  })
  run.run(ALL_NORMAL)
  answerAsked(run)
  const text = reportText(run.read().entries, {
    languages: { main: locale },
    titles: false,
    exam: plate.exam,
    sectionName: (section) => `**${sectionName(section, locale)}**`,
  })
  return text.split('\n').filter((line) => line !== '')
}

/**
 * Answers what the normal report waits for, such as the side and the joint, with the first available answer.
 */
function answerAsked(run: PlateRun): void {
  const [asked] = openQuestions(run.read()) ?? []
  if (asked === undefined) return
  for (const { definition, session } of run.read().open?.fillings ?? []) {
    const input = definition.inputs.find(({ id }) => id === asked)
    if (input && 'options' in input) session.set({ id: asked }, input.options[0]?.id ?? '')
  }
  if (openQuestions(run.read())?.length === 0) run.write()
  else if (openQuestions(run.read())?.[0] !== asked) answerAsked(run)
}

const [START, END] = ['<!-- reports -->', '<!-- /reports -->']

/** Returns the document with its reports replaced. */
export function withReports(document: string, reports: string): string {
  const [before, rest] = document.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The document has no place between ${START} and ${END}.`)
  return `${before}${START}\n\n${reports}\n\n${END}${after}`
}

/**
 * Returns the document with the current contents of the library; the sentence begins with the same words
 * whatever the numbers are.
 */
export function withCounts(document: string, { modules, plates }: Library): string {
  const published = modules.filter(({ isDraft }) => !isDraft)
  const tests = published.reduce((sum, { definition }) => sum + definition.tests.length, 0)
  const properties = modules.reduce((sum, module) => sum + repeatedCount(module), 0)
  const free = plates.filter(({ grade }) => grade === 'free').length
  const counts = `holds ${published.length} modules with ${tests} saved tests and ${properties} properties of lists, and ${plates.length} plates (${free} of them free)`
  return document.replace(/holds \d+ modules .*?plates(?: \(\d+ of them free\))?/u, counts)
}
