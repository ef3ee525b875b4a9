import type { PersonName } from '../../model/Identity.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { bytesOf } from '../parse/values.ts'
import { decodeText } from './decodeText.ts'

const MAX_TEXT = 1 << 20

const trimmed = (text: string) => text.replaceAll('\0', ' ').trim()

/** Values of SH, LO, UC, separated by backslashes. */
export function textsOf(dataset: ParsedDataset, tag: number): string[] {
  const bytes = bytesOf(dataset, tag).subarray(0, MAX_TEXT)
  return bytes.length === 0 ? [] : decodeText(bytes, dataset.charsets, false).split('\\').map(trimmed)
}

export const textOf = (dataset: ParsedDataset, tag: number): string => textsOf(dataset, tag)[0] ?? ''

/** A value of ST, LT or UT: one text, in which a backslash is an ordinary character. */
export const longTextOf = (dataset: ParsedDataset, tag: number): string =>
  trimmed(decodeText(bytesOf(dataset, tag).subarray(0, MAX_TEXT), dataset.charsets, false))

/** The first person of a PN. */
export function personOf(dataset: ParsedDataset, tag: number): PersonName {
  const bytes = bytesOf(dataset, tag).subarray(0, MAX_TEXT)
  const [first = ''] = bytes.length === 0 ? [] : decodeText(bytes, dataset.charsets, true).split('\\')
  const [alphabetic = '', ideographic = '', phonetic = ''] = first.split('=').map(tidyGroup)
  return { alphabetic, ideographic, phonetic }
}

/** Trims components and drops empty ones at the end. */
const tidyGroup = (group: string) => group.split('^').map(trimmed).join('^').replace(/\^+$/u, '')
