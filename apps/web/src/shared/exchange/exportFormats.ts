import type { Locale } from '@pandok/domain'
import {
  type Loss,
  type OwnDocuments,
  phrasesOf,
  type Written,
  writeAutohotkey,
  writeCsv,
  writeEspanso,
  writeMrrt,
  writeQuestionnaire,
} from '@pandok/exchange'

/** Forms represent one module; the other formats contain all sentences. */
export const EXPORT_FORMATS = ['questionnaire', 'mrrt', 'espanso', 'autohotkey', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const isForm = (format: ExportFormat): boolean => format === 'questionnaire' || format === 'mrrt'

export const FORMAT_NAMES = {
  questionnaire: 'FHIR Questionnaire (R4, SDC)',
  espanso: 'espanso (.yml)',
  autohotkey: 'AutoHotkey (.ahk)',
} as const

const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  questionnaire: 'questionnaire.json',
  mrrt: 'html',
  espanso: 'yml',
  autohotkey: 'ahk',
  csv: 'csv',
}

interface ExportChoice {
  format: ExportFormat
  locale: Locale
  /** The name of the file without its extension. */
  name: string
  /** The module to export as a form. */
  module: string | undefined
  /** Today's date, YYYY-MM-DD. */
  today: string
}

interface ExportedFile extends Written {
  file: string
}

/** The file with a list of what its format can't represent; undefined if there is nothing to write. */
export function exportAs(documents: OwnDocuments, choice: ExportChoice): ExportedFile | undefined {
  const { format, locale, today } = choice
  const module = documents.modules.find(({ id }) => id === choice.module) ?? documents.modules[0]
  const title = isForm(format) && module ? module.name : choice.name
  const file = `${title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.${ENDINGS[format]}`
  if (isForm(format)) {
    if (!module) return undefined
    const form = { title: module.name, locale, file, date: today }
    const written =
      format === 'mrrt'
        ? writeMrrt(module.definition, { ...form, identifier: `urn:pandok:module:${module.id}` })
        : writeQuestionnaire(module.definition, form)
    return { file, ...written }
  }
  const { phrases, losses } = phrasesOf(documents, locale)
  if (phrases.length === 0) return undefined
  const write = { espanso: writeEspanso, autohotkey: writeAutohotkey, csv: writeCsv }[
    format as 'espanso' | 'autohotkey' | 'csv'
  ]
  const written = write(phrases, file)
  const all: Loss[] = [...losses, ...written.losses]
  return { file, text: written.text, losses: all }
}
