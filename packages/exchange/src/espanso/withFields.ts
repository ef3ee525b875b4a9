import type { LossCode } from '../model/Loss.ts'
import { REFERENCES_DEPTH_MAX } from '../model/limits.ts'
import { blankAt } from '../text/blankAt.ts'
import { blankField, choiceField, dateField } from '../text/fieldNotation.ts'
import { replaceWithin } from '../text/replaceWithin.ts'
import { type Fields, isFields, listOf, textOf } from './fields.ts'

export interface FoundLoss {
  code: LossCode
  excerpt: string
  what: string
}

interface Scope {
  variables: ReadonlyMap<string, Fields>
  /** Names of groups in a regular expression, which stand for the typed text. */
  groups: ReadonlySet<string>
  /** Returns the text of another match by its trigger. */
  replacementOf(trigger: string): string | undefined
  /** The number of other matches that may still be expanded, because matches may contain each other. */
  references: number
  reportLoss(loss: FoundLoss): void
}

const REFERENCE = /\{\{\s*([\p{L}\p{N}_-]{1,60})(?:\.([\p{L}\p{N}_ -]{1,60}))?\s*\}\}/gu
const FORM_FIELD = /\[\[\s*([\p{L}\p{N}_ -]{1,60})\s*\]\]/gu
/** Variables of these kinds run a program or read private data of the computer. */
const REFUSED: Readonly<Record<string, LossCode>> = {
  shell: 'command',
  script: 'command',
  clipboard: 'unsupported',
}

/** Converts the variables of a replacement into fields; the cursor becomes a blank. */
export function withFields(text: string, scope: Scope, depth = 0): string {
  const filled = replaceWithin(text, REFERENCE, ([whole, name = '', field]) =>
    variableText(whole, name, field, scope, depth),
  )
  const cursor = filled.indexOf('$|$')
  return cursor < 0 ? filled : blankAt(filled.replaceAll('$|$', ''), cursor)
}

/** Converts `[[size]]` in the text of a form into fields. */
export const formText = (layout: string, fields: Fields, scope: Scope): string =>
  withFields(
    replaceWithin(layout, FORM_FIELD, ([, name = '']) => formField(name.trim(), fields, scope)),
    scope,
  )

function variableText(
  whole: string,
  name: string,
  field: string | undefined,
  scope: Scope,
  depth: number,
): string {
  const variable = scope.variables.get(name)
  const params = isFields(variable?.['params']) ? variable['params'] : {}
  const kind = textOf(variable?.['type'])
  if (!variable) {
    if (!scope.groups.has(name)) scope.reportLoss({ code: 'reference', excerpt: whole, what: name })
    return blankField(field ?? name)
  }
  if (kind === 'form')
    return formField(field ?? name, isFields(params['fields']) ? params['fields'] : {}, scope)
  if (kind === 'date') return dateValue(name, params, scope)
  if (kind === 'choice') return choiceField(name, listOf(params['values']), undefined)
  if (kind === 'echo') return echoed(whole, textOf(params['echo']), scope, depth)
  if (kind === 'random') {
    scope.reportLoss({ code: 'unsupported', excerpt: whole, what: 'random' })
    return choiceField(name, listOf(params['choices']), undefined)
  }
  if (kind === 'match') return matchValue(whole, textOf(params['trigger']), scope, depth)
  const refused = REFUSED[kind]
  const command = textOf(params['cmd']) || listOf(params['args']).join(' ')
  scope.reportLoss({
    code: refused ?? 'unsupported',
    excerpt: `${whole} ${kind} ${command}`.trim(),
    what: kind,
  })
  return blankField(name)
}

/** An echo may refer to other variables, which may refer to it in turn. */
function echoed(whole: string, text: string, scope: Scope, depth: number): string {
  if (!text.includes('{{')) return text
  scope.references -= 1
  if (depth < REFERENCES_DEPTH_MAX && scope.references >= 0) return withFields(text, scope, depth + 1)
  scope.reportLoss({ code: 'reference', excerpt: whole, what: text })
  return ''
}

function dateValue(name: string, params: Fields, scope: Scope): string {
  const offset = textOf(params['offset'])
  const format = textOf(params['format'])
  if (offset !== '' && offset !== '0')
    scope.reportLoss({ code: 'unsupported', excerpt: offset, what: 'date offset' })
  if (format !== '' && !/%[-_]?[YmdyDFxebBjGVuUWAa]/u.test(format)) {
    scope.reportLoss({ code: 'unsupported', excerpt: format, what: 'time' })
    return blankField(name)
  }
  return dateField(name)
}

function formField(name: string, fields: Fields, scope: Scope): string {
  const field = fields[name]
  if (!isFields(field)) return blankField(name)
  const preset = textOf(field['default'])
  const chosen = preset === '' ? undefined : preset
  const kind = textOf(field['type'])
  if (kind !== 'choice' && kind !== 'list') return blankField(name, preset)
  const options = listOf(field['values'])
  if (options.some((option) => option.includes('{{')))
    scope.reportLoss({ code: 'reference', excerpt: options.join(' | '), what: name })
  return choiceField(name, options, chosen)
}

function matchValue(whole: string, trigger: string, scope: Scope, depth: number): string {
  scope.references -= 1
  const isWithin = depth < REFERENCES_DEPTH_MAX && scope.references >= 0
  const text = isWithin ? scope.replacementOf(trigger) : undefined
  if (text === undefined) {
    scope.reportLoss({ code: 'reference', excerpt: `${whole} ${trigger}`, what: trigger })
    return blankField(trigger)
  }
  return withFields(text, scope, depth + 1)
}
