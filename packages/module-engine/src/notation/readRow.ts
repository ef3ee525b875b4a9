import { isAnswerWord, topicOf } from './answerWords.ts'
import type { Field, Found } from './Field.ts'
import { isSequence } from './readSlashed.ts'
import { isSideWord, sideField } from './sideField.ts'

/** «[N/A]» is one answer, although it has a slash. */
const BRACKETED = '\\[(?:[^[\\]{}|/;#:=_\\n]{1,30}|[Nn]/[Aa])\\]\\*?'
const SIGNED = '[(（][+±＋－-]{1,3}[)）]\\*?'
/** «[Rt] [Lt] [both]», «(+) (-)», «(-)・(+)» */
const ROW = new RegExp(
  `^(?:${BRACKETED}(?: {0,2}${BRACKETED}){1,7}|${SIGNED}(?: ?[・/／]? ?${SIGNED}){1,3})`,
  'u',
)
const ANSWER = /[[(（]([^[\]()（）]+)[\])）](\*?)/gu

/** Brackets side by side that hold an answer each are one question. */
export function readRow(text: string, isAsked: boolean): Found | undefined {
  const row = ROW.exec(text.slice(0, 300))?.[0]
  if (row === undefined) return undefined
  const answers = [...row.matchAll(ANSWER)].map(([, answer = '', star]) => ({
    answer: answer.trim().replace(/\*$/u, ''),
    star: answer.trim().endsWith('*') ? '*' : star,
  }))
  const options = answers.map(({ answer }) => answer)
  // A sentence in brackets is a text to be kept or changed, and so is a measurement.
  const areAnswers = options.every((option) => option !== '' && !/[.!?。]$|^\d(?![A-Z]?$)/u.test(option))
  if (!areAnswers || new Set(options).size !== options.length || areFields(options, isAsked)) return undefined
  const defaults = answers.flatMap(({ star }, index) => (star === '*' ? [index] : [])).slice(0, 1)
  const topic = options.every((option) => /^[+±＋－-]+$/u.test(option)) ? 'presence' : topicOf(options)
  const field: Field = { kind: 'choice', options, defaults, ...(topic && { topic }) }
  // A sign keeps its brackets: «EMVI (+)».
  if (!row.startsWith('['))
    return { length: row.length, parts: [row.charAt(0), field, row.replace(/\*$/u, '').slice(-1)] }
  return { length: row.length, parts: [sideField(options, defaults) ?? field] }
}

/** «[small] [right] effusion»: words about different things are the defaults of a field each. */
function areFields(options: readonly string[], isAsked: boolean): boolean {
  const sides = options.filter(isSideWord).length
  if (sides > 0 && sides < options.length) return true
  if (isAsked || topicOf(options) !== undefined) return false
  const topics = options.flatMap((option) => topicOf([option]) ?? [])
  // «[none] [small] [moderate] [large]»: two scales that are one.
  return topics.length > 1 && new Set(topics).size === topics.length
}

/** The words are of digits and letters: a circled digit counts as a number (`\p{N}`), and the row could be read in millions of ways. */
const CIRCLED = /^(?:[①-⑨] ?[\p{L}\p{Nd}+-]{1,12}(?: [\p{L}\p{Nd}+-]{1,12})?[ \t,]*){2,9}(?=[.;\n)]|$)/u

/** «①없음 ②소량 ③다량» in a line; in lines of their own such figures count sentences. */
export function readCircled(ahead: string): Found | undefined {
  const row = CIRCLED.exec(ahead)?.[0] ?? ''
  const options = row
    .split(/[①-⑨]/u)
    .map((option) => option.replace(/[,\s]+$/u, '').trim())
    .filter(Boolean)
  if (options.length < 2 || new Set(options).size !== options.length) return undefined
  const topic = topicOf(options)
  const side = sideField(options, [])
  // «① S状結腸 ② 直腸» counts specimens.
  if (!topic && !side && options.filter(isAnswerWord).length * 2 <= options.length) return undefined
  const field: Field = { kind: 'choice', options, defaults: [], ...(topic && { topic }) }
  return { length: row.replace(/[,\s]+$/u, '').length, parts: [side ?? field] }
}

const ITEM_MAX_CHARACTERS = 40
const ITEM_MAX_WORDS = 4

/**
 * «Approach: 1) right radial 2) left radial»: behind a label, numbered answers in one line are a choice. Below a
 * heading they count findings, unless they are codes.
 */
export function readNumbered(ahead: string, isHeaded: boolean, isAsked: boolean): Found | undefined {
  const row = /^1[)）][^\n]{1,300}/u.exec(ahead)?.[0] ?? ''
  const items = row.split(/(?<!\S)([1-9])[)）]\s?/u).slice(1)
  const numbers = items.filter((_, index) => index % 2 === 0)
  const last = items.at(-1)?.split(/[,，;；。]|(?<=\p{L}{3})\.\s|\s{2,}/u)[0] ?? ''
  const options = [...items.filter((_, index) => index % 2 === 1).slice(0, -1), last].map((each) =>
    each.trim(),
  )
  const isCounted = numbers.every((number, index) => Number(number) === index + 1)
  if (!isCounted || options.length < (isAsked ? 2 : 3) || new Set(options).size < options.length)
    return undefined
  const isAnswer = (option: string) =>
    isHeaded
      ? /^[A-Z][A-Z0-9+-]{1,7}$/u.test(option)
      : /^\p{L}[^\d_()[\]{}/]*$/u.test(option) &&
        option.length <= ITEM_MAX_CHARACTERS &&
        option.split(/\s+/u).length <= ITEM_MAX_WORDS
  if (!options.every(isAnswer)) return undefined
  const end = row.length - (items.at(-1) ?? '').length + last.trimEnd().length
  const topic = topicOf(options)
  const field: Field = { kind: 'choice', options, defaults: [], ...(topic && { topic }) }
  return { length: end, parts: [sideField(options, []) ?? field] }
}

/** «osteophytes 0-1-2-3» */
export function readDashed(ahead: string): Found | undefined {
  const row = /^(?:\d(?:-\d){2,5}|0-I(?:-[IV]{1,3}){1,4})(?![\dIV-])/u.exec(ahead)?.[0] ?? ''
  const options = row.split('-')
  return isSequence(options) && new Set(options).size === options.length
    ? { length: row.length, parts: [{ kind: 'choice', options, defaults: [] }] }
    : undefined
}

/** «LVI +/-» */
export function readSigns(ahead: string): Found | undefined {
  const [whole = '', one = '', other = ''] =
    /^([+−-]) ?\/ ?([+−-])(?=[ \t]*(?:[,;|，；。\n]|\.(?:\s|$)|$))/u.exec(ahead) ?? []
  return one === other
    ? undefined
    : {
        length: whole.length,
        parts: [{ kind: 'choice', options: [one, other], defaults: [], topic: 'presence' }],
      }
}

/** «Deauville score: 1 2 3 4 5», «Density: a b c d», «mRECIST: CR PR SD PD» */
export function readSpaced(ahead: string): Found | undefined {
  const row = SPACED.exec(ahead)?.[0] ?? ''
  const options = row.split(/ +/u)
  if (row === '' || new Set(options).size !== options.length) return undefined
  const isGrade = /^[\dI]/u.test(row)
  if (isGrade && !isSequence(options)) return undefined
  return {
    length: row.length,
    parts: [{ kind: 'choice', options, defaults: [], ...(isGrade && { topic: 'grade' as const }) }],
  }
}

const SPACED =
  /^(?:\d(?: +\d){2,8}|I +II +III(?: +[IV]{1,3})*|a +b +c(?: +d)?|(?:CR|PR|SD|PD|NE)(?: +(?:CR|PR|SD|PD|NE)){2,4})(?=\.?[ \t]*(?:\n|$)|\. )/u

/** «Rt <50% / 50-69% / ≥70%»: bands of a measure that follow each other. */
export function readBands(ahead: string): Found | undefined {
  const row = BANDS.exec(ahead)?.[0] ?? ''
  const options = row.split(/\s?[/／]\s?/u)
  return row !== '' && new Set(options).size === options.length
    ? { length: row.length, parts: [{ kind: 'choice', options, defaults: [] }] }
    : undefined
}

const BANDS =
  /^[<≤＜]\s?\d{1,3}\s?%?(?:\s?[/／]\s?\d{1,3}\s?[-–~]\s?\d{1,3}\s?%?){0,4}\s?[/／]\s?[>≥＞]\s?\d{1,3}\s?%?(?:\s?[/／]\s?(?:(?:total |near-)?occlu(?:ded|sion)|폐색|閉塞|闭塞|Verschluss))?(?![\d/])/u
