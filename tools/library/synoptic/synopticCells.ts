import {
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  type CellColor,
  type Words,
} from '@pandok/domain'
import type { ConvertedReport } from '@pandok/library'
import { type FileQuestion, fileWords } from './FileWords.ts'
import { inEachLocale } from './inEachLocale.ts'
import type { CellSpec, InFive } from './SynopticHead.ts'
import { SHORT_NAMES } from './shortNames.ts'
import { COMMENT, REPORT_NAME } from './synopticWords.ts'

export interface SynopticCell {
  id: string
  position: number
  key: string
  color: CellColor
  name: InFive
  title: InFive
  outputs: readonly object[]
}

/** This cell opens the whole form; it has the same id on every plate. */
export const REPORT_CELL = 'report'

const PALETTE: readonly CellColor[] = ['blue', 'teal', 'violet', 'orange', 'pink', 'yellow']

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** Rows below those of the keyboard have the keys of the first ones with Shift. */
const keyAt = (position: number): string => {
  const key = ROWS[Math.floor(position / 10) % ROWS.length]?.[position % 10] ?? ''
  return position < 40 ? key : `Shift+${key}`
}

interface Parts {
  file: Readonly<Record<string, unknown>>
  report: ConvertedReport
  module: string
}

/** Returns the cells of a plate, row by row as on the board. */
export function synopticCells(rows: readonly (readonly CellSpec[])[], parts: Parts): SynopticCell[] {
  const words = fileWords(parts.file)
  return rows.flatMap((row, line) =>
    row.flatMap((spec, column): SynopticCell[] => {
      if (spec === '') return []
      const position = line * 10 + column
      const made = cellOf(spec, words, parts)
      return [{ ...made, position, key: keyAt(position), color: made.color ?? PALETTE[line] ?? 'slate' }]
    }),
  )
}

type Made = Pick<SynopticCell, 'id' | 'name' | 'title' | 'outputs'> & { color?: CellColor }

function cellOf(spec: CellSpec, words: ReturnType<typeof fileWords>, parts: Parts): Made {
  if (spec === '*')
    return {
      id: REPORT_CELL,
      name: REPORT_NAME,
      title: inFive(REPORT_NAME, CELL_TITLE_MAX_CHARACTERS),
      outputs: [outputOf(parts, {}, 'lastRow')],
      color: 'slate',
    }
  if (typeof spec === 'object') {
    const { name, set, isNormal } = spec
    const joins = set.startsWith('>') ? 'newRow' : 'lastRow'
    const rows = set.replace(/^>/u, '').split('|')
    const pressed = rows.map((row) =>
      merged(
        row
          .trim()
          .split(' ')
          .map((one) => pressedBy(one, words)),
      ),
    )
    return {
      id: spec.id,
      name: inFive(name, CELL_NAME_MAX_CHARACTERS),
      title: inFive(name, CELL_TITLE_MAX_CHARACTERS),
      outputs: [outputOf(parts, appended(pressed), joins)],
      ...(isNormal && { color: 'green' as const }),
    }
  }
  if (spec.startsWith('#')) {
    const comment = words.comment(spec.slice(1))
    return {
      id: `comment-${idOf(spec.slice(1))}`,
      name: inFive(
        inEachLocale((locale) => {
          const whole = `${COMMENT[locale]}${COLONS[locale]}${comment[locale] ?? ''}`
          return [...whole].length <= CELL_NAME_MAX_CHARACTERS ? whole : (comment[locale] ?? '')
        }),
        CELL_NAME_MAX_CHARACTERS,
      ),
      title: inFive(
        inEachLocale((locale) => `${COMMENT[locale]}${COLONS[locale]}${comment[locale] ?? ''}`),
        CELL_TITLE_MAX_CHARACTERS,
      ),
      outputs: [outputOf(parts, { comments: [spec.slice(1)] }, 'lastRow')],
      color: 'slate',
    }
  }
  const joins = spec.startsWith('>') ? 'newRow' : 'lastRow'
  const { name, answer, sign } = readSpec(spec)
  const question = words.question(name)
  return {
    id: idOf(`${name}-${answer}`),
    name: inFive(nameOf(question, answer, sign), CELL_NAME_MAX_CHARACTERS),
    title: inFive(titleOf(question, answer), CELL_TITLE_MAX_CHARACTERS),
    outputs: [outputOf(parts, question.pressed(answer), joins)],
    ...(sign === '-' && { color: 'green' as const }),
    ...(sign === '+' && { color: 'orange' as const }),
  }
}

/** A sign belongs to the word before it only at the end of the text. */
function readSpec(spec: string): { name: string; answer: string; sign: string } {
  const [, name = '', answer = '', sign = ''] = /^>?([\w.]+)=(.+?)([-+:]?)$/u.exec(spec) ?? []
  return { name, answer, sign }
}

const pressedBy = (spec: string, words: ReturnType<typeof fileWords>) => {
  const [name = '', answer = ''] = spec.split('=')
  return words.question(name).pressed(answer)
}

type Pressed = Readonly<Record<string, unknown>>

/** Answers of the same row are merged. */
const merged = (all: readonly Pressed[]): Pressed =>
  all.reduce<Record<string, unknown>>((sum, one) => {
    for (const [name, given] of Object.entries(one)) {
      const there = sum[name]
      sum[name] =
        Array.isArray(there) && Array.isArray(given) && isRow(there[0]) && isRow(given[0])
          ? [{ ...there[0], ...given[0] }]
          : given
    }
    return sum
  }, {})

const appended = (rows: readonly Pressed[]): Pressed =>
  rows.reduce<Record<string, unknown>>((sum, one) => {
    for (const [name, given] of Object.entries(one)) {
      const there = sum[name]
      sum[name] = Array.isArray(there) && Array.isArray(given) ? [...there, ...given] : given
    }
    return sum
  }, {})

const isRow = (value: unknown): value is Pressed => typeof value === 'object' && value !== null

function outputOf({ report, module }: Parts, pressed: Pressed, joins: 'lastRow' | 'newRow'): object {
  const isForm = Object.keys(pressed).length === 0
  const preset = isForm ? undefined : report.answersFor(pressed)
  return { id: 'report', module, section: 'auto', ...(preset && { preset }), joins }
}

/** The signs as reports write them: (−) and (+). */
const SIGNS: Readonly<Record<string, string>> = { '-': '(−)', '+': '(+)' }

function nameOf({ label, answer }: FileQuestion, id: string, sign: string): Words {
  const words = answer(id)
  if (sign === '') return words
  return inEachLocale((locale) => {
    const asked = SHORT_NAMES[label[locale] ?? ''] ?? label[locale] ?? ''
    const end = SIGNS[sign] ?? SHORT_NAMES[words[locale] ?? ''] ?? words[locale] ?? ''
    return `${asked} ${end}`.trim()
  })
}

const COLONS: InFive = { ko: ': ', en: ': ', zh: '：', ja: '：', de: ': ' }

const titleOf = ({ label, answer }: FileQuestion, id: string): Words =>
  inEachLocale((locale) =>
    label[locale] === undefined
      ? (answer(id)[locale] ?? '')
      : `${label[locale]}${COLONS[locale]}${answer(id)[locale] ?? ''}`,
  )

/** Ids of cells consist of lowercase letters, digits, periods and dashes. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\+/gu, 'plus')
    .replace(/[^a-z0-9.]+/gu, '-')
    .replace(/^[^a-z]+/u, 'x-')
    .replace(/-+$/u, '')

/** A name that is too long gets its short form, or loses its last words. */
export const inFive = (words: Words, max: number): InFive =>
  inEachLocale((locale) => shortened((words[locale] ?? '').trim(), max))

function shortened(text: string, max: number): string {
  const plain = capital(text)
  if ([...plain].length <= max) return plain
  const short = SHORT_NAMES[text] ?? SHORT_NAMES[plain]
  if (short !== undefined && [...short].length <= max) return short
  if (max === CELL_NAME_MAX_CHARACTERS)
    throw new Error(`«${text}» doesn’t fit on a cell: give it a short form.`)
  const cut = [...plain].slice(0, max).join('')
  const space = cut.lastIndexOf(' ')
  return (space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:(·、，。（]+$/u, '')
}

/** Names on the board begin with a capital; «pT2» and similar ones are left. */
const capital = (text: string): string =>
  /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
