import type { Input, Option } from '../../document/input.ts'
import { TEXT_MAX_CHARACTERS } from '../../document/limits.ts'
import type { EdgeValue } from '../session.ts'
import { currentOptionId } from './currentOptionId.ts'
import { halfWidth } from './halfWidth.ts'
import { type Reading, right, wrong } from './Reading.ts'
import { readDate } from './readDate.ts'
import { readMulti } from './readMulti.ts'
import { readNumber } from './readNumber.ts'
import { readSize } from './readSize.ts'

export interface ReadingContext {
  today: string
  /** The answers of a multi before this entry, which show which one was chosen last. */
  before: readonly string[]
}

/** Reads what was typed or supplied for an input; undefined is empty. */
export function readInput(input: Input, raw: EdgeValue, context: ReadingContext): Reading | undefined {
  if (input.kind === 'multi') return readMulti(input, raw, context.before)
  if (input.kind === 'bool') return readBool(raw)
  if (input.kind === 'size') return readSize(input, raw)
  if (typeof raw !== 'string') return wrong(raw, KIND_FAULTS[input.kind])
  if (raw.trim() === '') return undefined
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return readNumber(input, raw)
    case 'text':
      return readText(input.max ?? TEXT_MAX_CHARACTERS, raw)
    case 'choice':
      return readChoice(input.options, raw)
    case 'side': {
      const side = halfWidth(raw).toUpperCase()
      const sides: readonly string[] = input.sides ?? ['R', 'L', 'B']
      return sides.includes(side) ? right(raw, side, side) : wrong(raw, 'notAnOption')
    }
    case 'date': {
      const day = readDate(raw)
      if (day === undefined) return wrong(raw, 'notADate')
      const max = input.max === 'today' ? context.today : input.max
      const isInside = (input.min === undefined || day >= input.min) && (max === undefined || day <= max)
      return isInside ? right(raw, day, day) : wrong(raw, 'outOfRange')
    }
  }
}

const KIND_FAULTS = {
  number: 'notANumber',
  integer: 'notANumber',
  measure: 'notANumber',
  text: 'notAnOption',
  choice: 'notAnOption',
  side: 'notAnOption',
  date: 'notADate',
} as const

function readChoice(options: readonly Option[], raw: string): Reading {
  const id = currentOptionId(options, raw)
  return options.some((option) => option.id === id) ? right(id, id, id) : wrong(raw, 'notAnOption')
}

function readBool(raw: EdgeValue): Reading | undefined {
  if (typeof raw === 'boolean') return right(raw, raw, raw)
  if (typeof raw !== 'string') return wrong(raw, 'notAnOption')
  const word = halfWidth(raw).toLowerCase()
  if (word === '') return undefined
  if (['true', 'yes', 'y', '1'].includes(word)) return right(true, true, true)
  if (['false', 'no', 'n', '0'].includes(word)) return right(false, false, false)
  return wrong(raw, 'notAnOption')
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/u
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F]/gu
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: they are what is taken out

function readText(max: number, raw: string): Reading | undefined {
  // Characters are counted as people count them, and control characters are removed because of what they
  // would do in a report.
  if (raw.length > max && [...raw].length > max) return wrong(raw, 'tooLong')
  const text = CONTROL.test(raw) ? raw.replace(/\r\n?/gu, '\n').replace(CONTROLS, '') : raw
  return text.trim() === '' ? undefined : right(raw, text, text)
}
