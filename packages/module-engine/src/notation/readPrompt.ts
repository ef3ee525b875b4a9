import { isAnswerWord, topicOf } from './answerWords.ts'
import type { Field, Found } from './Field.ts'
import { isCounted, readBlank } from './readBlank.ts'
import { barField, slashField } from './readBracket.ts'
import { isSequence } from './readSlashed.ts'
import { sideField } from './sideField.ts'

interface Around {
  before: string
  after: string
  /** Whether a colon or a heading stands before it. */
  isAsked: boolean
}

/** «{있음/없음}», «{side}», «{크기} cm», «Additional: {free text}»; undefined if the brace is a remark. */
export function readBrace(whole: string, { before, after, isAsked }: Around): Found | undefined {
  const inside = whole.slice(1, -1).trim()
  if (/^_+$/u.test(inside)) {
    const found = readBlank(`____${after}`, before)
    return found && { ...found, length: whole.length + found.length - 4 }
  }
  const field = barField(inside) ?? slashField(inside) ?? promptField(inside, before)
  if (field) return { length: whole.length, parts: [field] }
  const blank = readBlank(`____${after}`, before)
  const [only] = blank?.parts ?? []
  if (!blank || typeof only !== 'object') return undefined
  const isOpen = isAsked && /^\s*(?:\n|$)/u.test(after)
  const isCount = only.kind !== 'text' && !/^\s\p{Lo}/u.test(after)
  if (!isOpen && !isCount) return undefined
  const asked = isOpen ? { ...only, help: inside } : named(only, inside)
  return { length: whole.length + blank.length - 4, parts: [asked] }
}

/** «<upper/mid/lower>», «<side>», «<#>», «<size> mm»: what dictation systems put into angles. Headings and limits have them too. */
export function readAngles(ahead: string, before: string): Found | undefined {
  const [whole = '', inside = ''] = /^<([^<>\n]{1,120})>/u.exec(ahead) ?? []
  if (whole === '') return undefined
  const field = promptField(inside, before) ?? barField(inside) ?? slashField(inside)
  if (field) return { length: whole.length, parts: [field] }
  return promptBlank(whole, inside, before, ahead.slice(whole.length))
}

/** «@위치@», «$size$ mm» */
export function readVariable(ahead: string, before: string): Found | undefined {
  const [whole = '', , inside = ''] = /^([@$%])(\p{L}[\p{L}_]{0,20})\1/u.exec(ahead) ?? []
  if (whole === '') return undefined
  const field = promptField(inside, before)
  if (field) return { length: whole.length, parts: [field] }
  const name = inside.replaceAll('_', ' ')
  return (
    promptBlank(whole, name, before, ahead.slice(whole.length)) ?? {
      length: whole.length,
      parts: [{ kind: 'text', name }],
    }
  )
}

const MARKUP = /^(?:br|hr|li|td|tr|th|ul|ol|em|sub|sup|font|span|div|strong)$/iu

/** A word in place of a blank: before a unit a number, inside of a line words. */
function promptBlank(whole: string, inside: string, before: string, after: string): Found | undefined {
  const isPrompt = /^\p{L}[\p{L} ]{1,24}$/u.test(inside) && !MARKUP.test(inside) && !/^:/u.test(after)
  const blank = isPrompt ? readBlank(`____${after.slice(0, 20)}`, before) : undefined
  const [only] = blank?.parts ?? []
  const isInLine = /[^\s\n][ \t]*$/u.test(before)
  if (!blank || typeof only !== 'object' || (only.kind === 'text' && !isInLine)) return undefined
  return { length: whole.length + blank.length - 4, parts: [named(only, inside)] }
}

/** «{Zahl} Monate», «{number}» says what to type, not what it is called. */
const named = (field: Field, name: string): Field =>
  /^(?:number|value|n|num|zahl|wert|숫자|값|数|数字|数値|text|\d+\s?[-–~]\s?\d+)$/iu.test(name)
    ? { ...field, help: name }
    : { ...field, name }

/** «{side}», «<#>», «{0,1,2,3}», «{none; femoral neck}»: what is asked for, in a word or as a list. */
function promptField(inside: string, before: string): Field | undefined {
  const prompt = inside.trim().toLowerCase()
  if (/^(?:side|laterality|좌우|seite|左右|侧别)$/u.test(prompt))
    return { kind: 'side', sides: ['R', 'L', 'B'] }
  if (/^#+$/u.test(prompt)) return { kind: isCounted(before) ? 'integer' : 'number' }
  const options = inside.split(inside.includes(';') ? ';' : ',').map((option) => option.trim())
  // A remark may have a semicolon too: a list stands behind a colon, or has words that reports choose between.
  const isAsked = /[:：]\s*$/u.test(before) || options.some(isAnswerWord)
  const isList = inside.includes(';') ? options.length > 1 && isAsked : isSequence(options)
  const isDistinct = new Set(options).size === options.length && !options.includes('')
  if (!isList || !isDistinct || options.length > 20) return undefined
  const topic = topicOf(options)
  return sideField(options, []) ?? { kind: 'choice', options, defaults: [], ...(topic && { topic }) }
}
