import { missingInputs } from '@pandok/board'
import {
  type Blank,
  type Cell,
  type Exam,
  type Locale,
  type ModuleOutput,
  REPORT_SECTIONS,
  type ReportSection,
} from '@pandok/domain'
import { type ModuleDefinition, openSession, textOf } from '@pandok/module-engine'
import { compiledOf } from './moduleReading.ts'
import { enteredFrom, presetOfModule } from './presets.ts'

export interface PreviewLine {
  id: string
  /** Text, and fields that are still to be filled in. */
  parts: readonly (string | { field: string })[]
  /** For a sentence that can't be written yet: the missing inputs. */
  waitsFor?: readonly string[] | undefined
}

export interface PreviewSection {
  section: ReportSection
  lines: readonly PreviewLine[]
}

/** The parts of a cell that determine what it writes. */
export type WritingCell = Pick<Cell, 'outputs' | 'blanks' | 'values' | 'uses' | 'normal'>

interface PreviewQuestion {
  cell: WritingCell
  exam: Exam | undefined
  /** Returns undefined if the module is missing or unreadable. */
  definitionOf: (moduleId: string) => ModuleDefinition | undefined
  locale: Locale
  today: string
}

/** The sentences that the cell would write with its presets only, by section. */
export function previewCell(question: PreviewQuestion): PreviewSection[] {
  const { cell, exam, locale } = question
  const names = namesOf(cell, exam)
  const said = cell.outputs.flatMap((output): Written[] => {
    if (output.kind === 'module') return moduleLines(output, question)
    const words = textOf(output.text, locale)
    if (!words) return []
    const parts = cell.blanks ? typedParts(words, names, locale) : partsOf(words)
    return [{ section: output.section, line: { id: output.id, parts } }]
  })
  const written = [...normalLines(question, names), ...said]
  return REPORT_SECTIONS.flatMap((section) => {
    const lines = written.filter((one) => one.section === section).map(({ line }) => line)
    return lines.length === 0 ? [] : [{ section, lines }]
  })
}

/** The targets that a name in braces can refer to; computed values have no display name. */
interface Names {
  blanks: readonly Blank[]
  isWorkedOut: (name: string) => boolean
}

function namesOf({ blanks = [], values = [], uses = [] }: WritingCell, exam: Exam | undefined): Names {
  const made = [...values, ...(exam?.values ?? []), ...(exam?.gathers ?? [])]
  return {
    blanks: [...blanks, ...(exam?.blanks ?? [])],
    isWorkedOut: (name) =>
      made.some(({ id }) => id === name) || uses.some(({ as }) => name.startsWith(`${as}_`)),
  }
}

interface Written {
  section: ReportSection
  line: PreviewLine
}

/** The normal sentences of regions that the cell writes. */
function normalLines({ cell, exam, locale }: PreviewQuestion, names: Names): Written[] {
  const { normal } = cell
  if (normal === undefined || !exam) return []
  const line = (id: string, words: string): PreviewLine => ({
    id: `normal ${id}`,
    parts: typedParts(words, names, locale),
  })
  const regions = exam.regions.filter(({ id }) => normal === 'all' || normal.includes(id))
  const conclusion = normal === 'all' ? textOf(exam.normalConclusion, locale) : undefined
  return [
    ...regions.flatMap((region): Written[] => {
      const words = textOf(region.normal, locale)
      return words ? [{ section: 'findings', line: line(region.id, words) }] : []
    }),
    ...(conclusion ? [{ section: 'impression', line: line('conclusion', conclusion) } as const] : []),
  ]
}

function moduleLines(output: ModuleOutput, { cell, definitionOf, locale, today }: PreviewQuestion) {
  const definition = definitionOf(output.moduleId)
  if (!definition) return []
  const session = openSession(compiledOf(definition), {
    today,
    entered: enteredFrom(presetOfModule(cell.outputs, output.moduleId)),
  })
  const nameOf = (id: string) =>
    textOf(definition.inputs.find((input) => input.id === id)?.label, locale) ?? id
  return session
    .outputs(locale)
    .filter(
      ({ id, status }) =>
        (output.moduleOutput ?? id) === id &&
        !output.skip?.includes(id) &&
        (status === 'written' || status === 'waiting'),
    )
    .map((rendered) => {
      const { id, section, text } = rendered
      const awaited = missingInputs(rendered, session.snapshot())
      const isWhole = text !== null && awaited.length === 0
      return {
        section: output.section === 'auto' ? section : output.section,
        line: {
          id: `${output.id} ${id}`,
          parts: isWhole ? [text] : [],
          ...(!isWhole && { waitsFor: [...new Set(awaited.map((address) => nameOf(address.id)))] }),
        },
      }
    })
}

const partsOf = (words: string): PreviewLine['parts'] =>
  words
    .split(/(\{[^{}\n]{1,60}\})/u)
    .filter((part) => part !== '')
    .map((part) => (/^\{.*\S.*\}$/u.test(part) ? { field: part.slice(1, -1).trim() } : part))

/** Replaces blanks by their display names and drops the brackets of optional parts. */
const typedParts = (words: string, { blanks, isWorkedOut }: Names, locale: Locale): PreviewLine['parts'] =>
  words
    .split(/(\{[^{}\n]{1,93}\})/u)
    .map((part) => {
      const [, name] = /^\{([^{}:]+)(?::[^{}:]+)?\}$/u.exec(part) ?? []
      if (name === undefined) return part.replace(/\\([[\]{}\\])|[[\]]/gu, '$1')
      const blank = blanks.find(({ id }) => id === name.trim())
      return {
        field:
          (blank ? textOf(blank.label, locale) : undefined) ?? (isWorkedOut(name.trim()) ? '…' : name.trim()),
      }
    })
    .filter((part) => part !== '')
