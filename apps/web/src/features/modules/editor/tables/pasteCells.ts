import { LOCALES } from '@pandok/domain'
import type { Cell, DecisionTable, Option, ResultKind, ResultValue } from '@pandok/module-engine'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import { isDecimal } from '../values/decimals.ts'
import { saysAny } from './rangeWords.ts'
import { readRangeText } from './readRangeText.ts'
import { insertRow, setCell, setResult } from './tableEdits.ts'

const YES = new Set(['true', 'yes', 'y', '1', '예', '네', '是', 'はい', 'ja'])
const NO = new Set(['false', 'no', 'n', '0', '아니요', '아니오', '否', 'いいえ', 'nein'])
const ANY = new Set(['-', '–', '—', '*', ''])

/** The condition that a pasted or typed text means for a field; undefined if it is invalid. */
export function readCellText(typed: string, field: NamedField | undefined): Cell | undefined {
  const text = typed.trim()
  if (ANY.has(text) || (saysAny(text) && optionId(text, field?.options ?? []) === undefined)) return '-'
  if (field && isNumeric(field)) return readRangeText(text, field.unit)
  if (field?.kind === 'bool')
    return readBool(text) === undefined ? undefined : { in: [readBool(text) as boolean] }
  const negated = /^(?:!=?|≠|not\s+)\s*(.+)$/iu.exec(text)
  const words = negated?.[1] ?? text
  const values = optionId(words, field?.options ?? []) === undefined ? severalIn(words) : [words]
  const ids = values.map((value) =>
    field && field.options.length > 0 ? optionId(value, field.options) : value,
  )
  if (ids.length === 0 || ids.some((id) => id === undefined)) return undefined
  return negated ? { not: ids as string[] } : { in: ids as string[] }
}

function readResultText(
  typed: string,
  kind: ResultKind,
  options: readonly Option[],
): ResultValue | undefined {
  const text = typed.trim()
  if (text === '' || text === '?') return null
  if (kind === 'bool') return readBool(text)
  if (kind === 'number' || kind === 'integer') {
    const number = text.replace(',', '.')
    return isDecimal(number) ? number : undefined
  }
  return kind === 'choice' && options.length > 0 ? optionId(text, options) : text
}

/** The answers that a cell names, separated as in «TR3, TR4», «3 or 4» or «T1/T2». */
export const severalIn = (words: string): string[] =>
  words.split(/\s*[,;|/、]\s*|\s+(?:or|oder|또는|혹은)\s+|\s*(?:または|或)\s*/u).filter((part) => part !== '')

export const isYesOrNo = (text: string): boolean => readBool(text.trim()) !== undefined

function readBool(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

function optionId(text: string, options: readonly Option[]): string | undefined {
  const word = text.trim().toLowerCase()
  return options.find(
    ({ id, label }) =>
      id.toLowerCase() === word || LOCALES.some((locale) => label[locale]?.toLowerCase() === word),
  )?.id
}

export interface PasteTarget {
  fields: readonly NamedField[]
  /** The possible answers of each result column. */
  options: readonly (readonly Option[])[]
}

/**
 * Inserts a block copied from a spreadsheet at a cell; rows are added as needed. The cells that could not be
 * read are counted.
 */
export function pasteCells(
  table: DecisionTable,
  from: { row: number; column: number },
  pasted: string,
  { fields, options }: PasteTarget,
): { table: DecisionTable; unread: number } {
  let next = table
  let unread = 0
  const lines = pasted.replaceAll('\r\n', '\n').replace(/\n$/u, '').split('\n')
  for (const [down, line] of lines.entries()) {
    const row = from.row + down
    while (row >= next.rows.length) next = insertRow(next, next.rows.length)
    for (const [across, typed] of line.split('\t').entries()) {
      const column = from.column + across
      const col = next.cols[column]
      const out = next.outs[column - next.cols.length]
      const cell = col
        ? readCellText(
            typed,
            fields.find(({ id }) => id === col.ref),
          )
        : undefined
      const at = column - next.cols.length
      const result = out && !col ? readResultText(typed, out.kind, options[at] ?? []) : undefined
      if (cell !== undefined) next = setCell(next, row, column, cell)
      else if (result !== undefined) next = setResult(next, row, at, result)
      else unread += 1
    }
  }
  return { table: next, unread }
}
