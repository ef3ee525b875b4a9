import { isAnswerWord, isDenial, topicOf } from './answerWords.ts'
import type { Field } from './Field.ts'
import { readNumber } from './readNumber.ts'
import { excludeEachOther, isSequence } from './readSlashed.ts'
import { isSideOf, sideField } from './sideField.ts'
import { splitDetails } from './splitDetails.ts'
import { unitIn } from './units.ts'

export interface Bracket {
  parts: readonly (Field | string)[]
  /** Text after `#` that can't be a unit and was kept. */
  strayUnit?: string
}

/** Reads the content of square brackets by the plain-text convention of report templates. */
export function readBracket(inside: string): Bracket {
  const [, name, rest] = /^\s*([^:=|[\]]{1,60}?)\s*:=\s*([\s\S]*)$/u.exec(inside) ?? []
  if (name === undefined || rest === undefined) return labelledBracket(inside) ?? plainBracket(inside)
  const read = plainBracket(rest)
  return { ...read, parts: read.parts.map((part) => (typeof part === 'object' ? { ...part, name } : part)) }
}

/** In «[위치: 상/중/하]» the words before the colon stay in the text and name the question. */
function labelledBracket(inside: string): Bracket | undefined {
  const [, label = '', rest = ''] = /^\s*(\p{L}[\p{L}\p{N} ]{0,30})[:：]\s*([^:]{1,400})$/u.exec(inside) ?? []
  const field = label === '' ? undefined : answersIn(rest.replace(/\s+/gu, ' ').trim())
  return field && { parts: [`${label}: `, { ...field, name: label }] }
}

/** «[2024.03.02]»: the day of the report that the text was taken from. */
const DAY =
  /^(?:(?:19|20)\d\d\s?([-./])\s?\d{1,2}\s?\1\s?\d{1,2}\.?|(?:19|20)\d\d[년年]\s?\d{1,2}[월月]\s?\d{1,2}[일日]|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d)$/u

function plainBracket(inside: string): Bracket {
  const content = inside.replace(/\s+/gu, ' ').trim()
  const number = /^#+(?:[.,](#+))?\s*(.*)$/u.exec(content)
  if (number) return numberField(number[1]?.length, number[2] ?? '')
  if (/^(?:<\s*date\s*>|date|날짜|일자|검사일|日期|日付|Datum)$/iu.test(content))
    return { parts: [{ kind: 'date' }] }
  if (DAY.test(content)) return { parts: [{ kind: 'date', help: content }] }
  const field = answersIn(content)
  if (field) return { parts: [field] }
  const measured = readNumber(content, '')
  if (measured?.length === content.length) return { parts: measured.parts }
  if (PROMPT.test(content)) return { parts: [{ kind: 'text', name: content }] }
  return { parts: [{ kind: 'text', ...(content !== '' && { default: inside.trim() }) }] }
}

/** «[site]», «[procedure]», «[부위]»: a word for what belongs there, where «[normal]» is what is written unless somebody changes it. */
const PROMPT =
  /^(?:(?:anatomic(?:al)? |biopsy |specimen |tumou?r |lesion |final )?(?:site|organ|procedure|diagnosis|tissue|location|specimen|level|laterality|segment|lobe|vessel|type|grade|stage|size|measurement|description|indication|history|technique|comparison|contrast|dose|name|number|findings?|impression|recommendation|comment)|(?:생검 |종양 |병변 )?(?:부위|장기|진단|진단명|검체|술식|위치|크기|내용|소견|병력|적응증|분절)|(?:部位|臓器|器官|診断|诊断|検体|标本|術式|位置|所見|内容|大小)|(?:Lokalisation|Organ|Diagnose|Material|Eingriff|Größe|Befund|Entnahmeort))$/iu

const answersIn = (content: string): Field | undefined =>
  choiceField(content, '|', 'choice') ??
  choiceField(content, ';', 'multi') ??
  slashField(content) ??
  commaField(content)

/** «[정상, 비정상]», «[없음 · 소량 · 다량]» */
function commaField(content: string): Field | undefined {
  const options = content.split(/\s?[,，、・·]\s?/u)
  if (excludeEachOther(options.map((option) => option.replace(/\*$/u, ''))))
    return barField(options.join('|'))
  if (!areListed(options)) return undefined
  return choiceField(options.join('|'), '|', topicOf(options) === 'location' ? 'choice' : 'multi')
}

/** «[cecum, ascending, transverse]», «[joint space narrowing, osteophytes]»: things, and no sentence that is already written. */
const areListed = (options: readonly string[]): boolean =>
  options.length > 2 &&
  options.every(
    (option) =>
      /^\p{L}[\p{L}\d -]{1,28}\*?$/u.test(option) &&
      option.split(' ').length < 4 &&
      !isDenial(option) &&
      !SENTENCE_WORD.test(option),
  )
const SENTENCE_WORD =
  /^(?:no|not|without|kein|keine|ohne|und|and|or)\b|\b(?:and|are|is|was|were|with|unremarkable|normal|intact|clear|und|ist|sind)\b|(?:없음|정상|음|됨|함|임)$|なし$|(?:认|見|见|未)/iu

function numberField(decimals: number | undefined, rest: string): Bracket {
  const unit = unitIn(rest)
  const field: Field = { kind: 'number', ...(unit && { unit }), ...(decimals && { decimals }) }
  if (unit !== undefined || rest === '') return { parts: [field] }
  const isCounter = /^\p{Lo}{1,3}$/u.test(rest)
  return { parts: [field, isCounter ? rest : ` ${rest}`], ...(!isCounter && { strayUnit: rest }) }
}

/** In «normal* | dilated» the star marks the default. «normal => Both kidneys …» gives the wording in the report. */
function choiceField(content: string, separator: string, kind: 'choice' | 'multi'): Field | undefined {
  const given = content.split(separator).map((option) => option.trim())
  const { options: written, details } =
    kind === 'choice' ? splitDetails(given) : { options: given, details: [] }
  const answers = written.map((option) => {
    const [, label = option, text] = /^(.{1,200}?)\s*=>\s*(.+)$/u.exec(option) ?? []
    return { label, text }
  })
  const filled = answers.filter(({ label }) => label.replace(/\*/gu, '').trim() !== '')
  const options = filled.map(({ label }) => label.replace(/^\*|\*$/gu, '').trim())
  if (options.length < 2 || new Set(options).size !== options.length || options.length > 60) return undefined
  const defaults = filled.flatMap(({ label }, index) => (/^\*|\*$/u.test(label) ? [index] : []))
  const chosen = kind === 'choice' ? defaults.slice(0, 1) : defaults
  const texts = filled.map(({ text }) => text)
  const topic = topicOf(options)
  const field: Field = {
    kind,
    options,
    defaults: chosen,
    ...(topic && { topic }),
    ...(texts.some((text) => text !== undefined) && { texts }),
    ...(isSideOf(options) && { isSide: true }),
    ...(details.length > 0 && written.length === options.length && { details }),
  }
  return (details.length === 0 && sideField(options, chosen)) || field
}

/** «{0|1}», «{5|8}»: a bar stands between answers only, whatever they are. */
export const barField = (content: string): Field | undefined => choiceField(content, '|', 'choice')

const SLASHED_MAX = 160

/** Reads «있음/없음». Fractions, dates and units have slashes as well and are left alone. */
export function slashField(content: string): Field | undefined {
  const each = content.split('/').map((option) => option.trim())
  // «{3+3=6/3+4=7}» has figures on both sides of a slash, and no number alone.
  const isFraction =
    /\d\s*\/\s*\d/u.test(content) &&
    !isSequence(each) &&
    // «{2R/4R/7/4L/10}»: stations, of which some have a letter.
    !(
      each.length > 2 &&
      each.every((option) => /^\d{1,2}[A-Za-z]?$/u.test(option)) &&
      each.some((option) => /[A-Za-z]$/u.test(option))
    ) &&
    !each.every((option) => /^\d\+\d=\d{1,2}$/u.test(option))
  if (content.length > SLASHED_MAX || isFraction || content.includes('://')) return undefined
  const areWords = each.every(isAnswerWord)
  if (!areWords && unitIn(content) && /^[a-zµ%]{1,3}[lL]?\/[a-z]{1,3}[lLg]?$/u.test(content)) return undefined
  return choiceField(content, '/', 'choice')
}
