import type { Field } from './Field.ts'
import { sideField } from './sides.ts'
import { unitIn } from './units.ts'

export interface Bracket {
  parts: readonly (Field | string)[]
  /** Text after `#` that can't be a unit and was kept. */
  strayUnit?: string
}

/** What stands between square brackets, by the plain-text convention of report templates. */
export function readBracket(inside: string): Bracket {
  const content = inside.replace(/\s+/gu, ' ').trim()
  const number = /^#+(?:[.,](#+))?\s*(.*)$/u.exec(content)
  if (number) return numberField(number[1]?.length, number[2] ?? '')
  if (/^<\s*date\s*>$/iu.test(content)) return { parts: [{ kind: 'date' }] }
  const field =
    choiceField(content, '|', 'choice') ?? choiceField(content, ';', 'multi') ?? slashField(content)
  if (field) return { parts: [field] }
  return { parts: [{ kind: 'text', ...(content !== '' && { default: inside.trim() }) }] }
}

function numberField(decimals: number | undefined, rest: string): Bracket {
  const unit = unitIn(rest)
  const field: Field = { kind: 'number', ...(unit && { unit }), ...(decimals && { decimals }) }
  if (unit !== undefined || rest === '') return { parts: [field] }
  const isCounter = /^\p{Lo}{1,3}$/u.test(rest)
  return { parts: [field, isCounter ? rest : ` ${rest}`], ...(!isCounter && { strayUnit: rest }) }
}

/** «normal* | dilated»: the star marks what is chosen at first. */
function choiceField(content: string, separator: string, kind: 'choice' | 'multi'): Field | undefined {
  const written = content.split(separator).map((option) => option.trim())
  const options = written.map((option) => option.replace(/^\*|\*$/gu, '').trim()).filter(Boolean)
  if (options.length < 2 || new Set(options).size !== options.length || options.length > 60) return undefined
  const starred = written.filter((option) => option.replace(/\*/gu, '').trim() !== '')
  const defaults = starred.flatMap((option, index) => (/^\*|\*$/u.test(option) ? [index] : []))
  const chosen = kind === 'choice' ? defaults.slice(0, 1) : defaults
  return sideField(options, chosen) ?? { kind, options, defaults: chosen }
}

const SLASHED_MAX = 80

/** «있음/없음»; fractions, dates and units have slashes too and are left alone. */
export function slashField(content: string): Field | undefined {
  if (content.length > SLASHED_MAX || /\d\s*\/\s*\d|:\/\//u.test(content)) return undefined
  if (unitIn(content) && /^[a-zµ%]{1,3}[lL]?\/[a-z]{1,3}[lLg]?$/u.test(content)) return undefined
  return choiceField(content, '/', 'choice')
}
