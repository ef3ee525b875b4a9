import { type BlankOption, type CellValue, LOCALES, type Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileBlank } from './ExamFile.ts'
import { optionOf } from './examBlank.ts'

/**
 * Converts a blank that is never asked for into a value. Its answers have the names that other blanks with
 * the same name use.
 */
export function fixedValue({ id, value = '' }: ExamFileBlank, { findings }: ExamFile): CellValue {
  const options =
    findings.flatMap(({ blanks }) => blanks ?? []).find((one) => one.id === id && one.options)?.options ?? []
  const optionFor = (answer: string): BlankOption => {
    const named = options.find((option) => option.id === answer)
    return named ? optionOf(named) : { id: answer, label: inAll(answer) }
  }
  if (!Array.isArray(value)) {
    const answer = String(value)
    const formula = JSON.stringify(answer)
    return { id: blankName(id), kind: 'choice', formula, options: [optionFor(answer)] }
  }
  const said = value.map((answer) => optionFor(answer))
  return { id: blankName(id), kind: 'words', text: joined(said.map(({ text, label }) => text ?? label)) }
}

const inAll = (text: string): Words => Object.fromEntries(LOCALES.map((locale) => [locale, text]))

const COMMAS: Words = { ko: ', ', en: ', ', zh: '、', ja: '、', de: ', ' }
const LAST: Words = { ...COMMAS, en: ' and ', de: ' und ' }

const joined = (list: readonly Words[]): Words =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const [last, ...others] = list.map((words) => words[locale] ?? '').toReversed()
      if (last === undefined) return []
      const before = others.toReversed().join(COMMAS[locale])
      return [[locale, others.length === 0 ? last : `${before}${LAST[locale]}${last}`]]
    }),
  )
