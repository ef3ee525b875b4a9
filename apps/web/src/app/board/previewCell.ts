import { awaitedBy } from '@pandok/board'
import {
  type CellOutput,
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
  /** Words, and fields that are still to be filled in. */
  parts: readonly (string | { field: string })[]
  /** For a sentence that can't be written yet: what it waits for. */
  waitsFor?: readonly string[] | undefined
}

export interface PreviewSection {
  section: ReportSection
  lines: readonly PreviewLine[]
}

interface PreviewQuestion {
  outputs: readonly CellOutput[]
  /** Undefined: gone or unreadable. */
  definitionOf: (moduleId: string) => ModuleDefinition | undefined
  locale: Locale
  today: string
}

/** What the cell would write with nothing but its presets, section by section. */
export function previewCell(question: PreviewQuestion): PreviewSection[] {
  const written = question.outputs.flatMap((output): { section: ReportSection; line: PreviewLine }[] => {
    if (output.kind === 'module') return moduleLines(output, question)
    const words = textOf(output.text, question.locale)
    return words ? [{ section: output.section, line: { id: output.id, parts: partsOf(words) } }] : []
  })
  return REPORT_SECTIONS.flatMap((section) => {
    const lines = written.filter((one) => one.section === section).map(({ line }) => line)
    return lines.length === 0 ? [] : [{ section, lines }]
  })
}

function moduleLines(output: ModuleOutput, { outputs, definitionOf, locale, today }: PreviewQuestion) {
  const definition = definitionOf(output.moduleId)
  if (!definition) return []
  const session = openSession(compiledOf(definition), {
    today,
    entered: enteredFrom(presetOfModule(outputs, output.moduleId)),
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
      const awaited = awaitedBy(rendered, session.snapshot())
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
