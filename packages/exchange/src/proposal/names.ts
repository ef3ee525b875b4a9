import {
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  dashesToSpaces,
  MODULE_NAME_MAX_CHARACTERS,
  PLATE_NAME_MAX_CHARACTERS,
  tidyName,
} from '@pandok/domain'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/**
 * Shortens a text to one line. It counts the characters that a person sees and cuts at a word boundary if one
 * is near.
 */
function shortened(text: string, max: number): string {
  const line = tidyName(text.slice(0, 20 * max).replace(INVISIBLE, ' '))
  // Every visible character has at least one code unit.
  if (line.length <= max) return line
  const letters = Array.from(segmenter.segment(line), ({ segment }) => segment)
  if (letters.length <= max) return line
  const cut = letters.slice(0, max).join('')
  if (letters[max] === ' ') return cut.trim()
  const space = cut.lastIndexOf(' ')
  return (space > max / 2 ? cut.slice(0, space) : cut).trim()
}

export const cellName = (text: string): string => shortened(text, CELL_NAME_MAX_CHARACTERS)
export const cellTitle = (text: string): string => shortened(text, CELL_TITLE_MAX_CHARACTERS)
export const plateNameOf = (text: string): string => shortened(text, PLATE_NAME_MAX_CHARACTERS)

/** Names of modules contain no dash, because formulas would read it as a minus sign. */
export const moduleNameOf = (text: string): string =>
  shortened(dashesToSpaces(text), MODULE_NAME_MAX_CHARACTERS)
