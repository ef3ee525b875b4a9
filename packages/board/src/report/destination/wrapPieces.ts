import type { WrittenPiece } from './substitute.ts'

interface Room {
  /** The width of a line in columns, including the indent. */
  columns: number
  /** The text before every line except the first. */
  indent: string
  columnsOf: (character: string) => number
}

/** A character with the piece that it is part of. */
interface Unit {
  text: string
  piece: WrittenPiece
}

/**
 * Wraps a line between words, and Chinese and Japanese between any two characters, but never before a closing
 * sign or after an opening one. A number stays with its unit. A word that is longer than a line is broken at
 * its end.
 */
export function wrapPieces(line: readonly WrittenPiece[], room: Room): readonly (readonly WrittenPiece[])[] {
  const words = wordsOf(line.flatMap(unitsOf))
  const lines: Unit[][] = [[]]
  let used = 0
  for (const { units, isAfterSpace } of words.flatMap((word) => broken(word, room))) {
    const width = widthOf(units, room)
    const current = lines.at(-1) ?? []
    const space = isAfterSpace && current.length > 0 ? 1 : 0
    if (current.length > 0 && used + space + width > room.columns) {
      lines.push([...units])
      used = room.indent.length + width
    } else {
      if (space > 0) current.push({ text: ' ', piece: { text: ' ' } })
      current.push(...units)
      used += space + width
    }
  }
  return lines.map((units, index) => {
    const pieces = joined(units)
    return index === 0 || room.indent === '' ? pieces : [{ text: room.indent }, ...pieces]
  })
}

interface Word {
  units: readonly Unit[]
  isAfterSpace: boolean
}

/** A substituted character is never broken in two. */
const unitsOf = (piece: WrittenPiece): Unit[] =>
  piece.from === undefined ? [...piece.text].map((text) => ({ text, piece })) : [{ text: piece.text, piece }]

function wordsOf(units: readonly Unit[]): Word[] {
  const words: { units: Unit[]; isAfterSpace: boolean }[] = []
  let isAfterSpace = false
  for (const [index, unit] of units.entries()) {
    const last = words.at(-1)
    const isSpace = unit.text === ' '
    const isIndent = isSpace && (!last || last.units.every(({ text }) => text === ' '))
    if (isSpace && !isIndent && !bindsNumber(units, index)) {
      isAfterSpace = true
      continue
    }
    const before = last?.units.at(-1)?.text
    const isNew = !last || isAfterSpace || (before !== undefined && mayBreak(before, unit.text))
    if (isNew) words.push({ units: [unit], isAfterSpace })
    else last.units.push(unit)
    isAfterSpace = false
  }
  return words
}

/** The space between a number and its unit, as in «12 mm», is not a place to wrap. */
function bindsNumber(units: readonly Unit[], at: number): boolean {
  if (!/\d/u.test(units[at - 1]?.text ?? '')) return false
  const after = units
    .slice(at + 1, at + 6)
    .map(({ text }) => text)
    .join('')
  return /^(?:[nmck]?m[23²³]?|[µμukm]?g|[mdµμu]?L|HU|%|deg|ms|s|Hz)(?![A-Za-z])/u.test(after)
}

const FREE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const CLOSING = /[、。，．：；！？）」』】〕》〉’”,.:;!?)\]}%‰°ー々]/u
const OPENING = /[（「『【〔《〈‘“([{]/u

const mayBreak = (before: string, after: string): boolean =>
  (FREE.test(before) || FREE.test(after) || /[、。，；！？」』）]/u.test(before)) &&
  !CLOSING.test(after) &&
  !OPENING.test(before)

function broken(word: Word, { columns, indent, columnsOf }: Room): Word[] {
  const most = Math.max(1, columns - indent.length)
  if (widthOf(word.units, { columnsOf }) <= most) return [word]
  const parts: Word[] = []
  let units: Unit[] = []
  let used = 0
  for (const unit of word.units) {
    const width = widthOf([unit], { columnsOf })
    if (units.length > 0 && used + width > most) {
      parts.push({ units, isAfterSpace: parts.length === 0 && word.isAfterSpace })
      units = []
      used = 0
    }
    units.push(unit)
    used += width
  }
  return [...parts, { units, isAfterSpace: parts.length === 0 && word.isAfterSpace }]
}

const widthOf = (units: readonly Unit[], { columnsOf }: Pick<Room, 'columnsOf'>): number =>
  units.reduce((sum, { text }) => sum + [...text].reduce((wide, one) => wide + columnsOf(one), 0), 0)

function joined(units: readonly Unit[]): WrittenPiece[] {
  const pieces: WrittenPiece[] = []
  for (const { text, piece } of units) {
    const last = pieces.at(-1)
    if (piece.from !== undefined) pieces.push(piece)
    else if (last && last.from === undefined) pieces[pieces.length - 1] = { text: last.text + text }
    else pieces.push({ text })
  }
  return pieces
}
