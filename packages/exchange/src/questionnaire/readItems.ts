import {
  GROUP_ROWS_MAX,
  type Input,
  LABEL_MAX_CHARACTERS,
  type LocalText,
  type Option,
  TEXT_MAX_CHARACTERS,
} from '@pandok/module-engine'
import type { FormField, FormItem, FormSection, Formula, FormValue } from '../form/Form.ts'
import { DEPTH_MAX, ITEMS_MAX } from '../form/limits.ts'
import { optionsOf } from '../form/optionsOf.ts'
import { reportSectionOf } from '../form/reportSectionOf.ts'
import { answerOptions } from './answerOptions.ts'
import { codesOf } from './codesOf.ts'
import { compileExpression } from './compileExpression.ts'
import { enableWhen } from './enableWhen.ts'
import { EXPRESSIONS, expressionOf, extensionsOf, extensionValue } from './extensions.ts'
import type { Target } from './fhirpath/Target.ts'
import { dayOf, initialOf } from './initialOf.ts'
import { choiceIn, field, flagIn, listOf, objectOf, textIn } from './json.ts'
import { numberLimits, unitsOf } from './numberLimits.ts'
import { ownInput } from './ownInput.ts'
import { OWN_KIND } from './ownTag.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'
import { variablesOf } from './variablesOf.ts'
import { wordsOf } from './wordsOf.ts'

/** Goes through items and puts what they are into the form's part that the scope names. */
export function readItems(
  items: unknown,
  path: string,
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  for (const [index, item] of listOf(items).entries()) {
    const at = `${path}[${index}]`
    const place = reading.placeAt(at)
    if (!objectOf(item)) {
      reading.losses.add('broken', place, String(item), { what: 'item' })
      continue
    }
    if (scope.depth > DEPTH_MAX) {
      reading.losses.add('limit', place, textIn(item, 'text') ?? '', { what: 'depth', max: DEPTH_MAX })
      continue
    }
    reading.items += 1
    if (reading.items > ITEMS_MAX) {
      if (reading.items === ITEMS_MAX + 1)
        reading.losses.add('limit', place, textIn(item, 'text') ?? '', { what: 'items', max: ITEMS_MAX })
      return
    }
    readItem(item, at, scope, reading)
  }
}

function readItem(item: unknown, path: string, scope: ItemScope, reading: QuestionnaireReading): void {
  const type = textIn(item, 'type') ?? (field(item, 'item') === undefined ? '' : 'group')
  const place = reading.placeAt(path)
  const label = wordsOf(item, 'text', reading.locale, LABEL_READ_MAX)
  const own = variablesOf(item, path, reading)
  const inner: ItemScope = {
    ...scope,
    depth: scope.depth + 1,
    variables: own.found.size > 0 ? [...scope.variables, own] : scope.variables,
  }
  if (textIn(item, 'prefix') !== undefined)
    reading.losses.add('formatting', reading.placeAt('item'), 'prefix', { what: 'prefix' })
  tellExpressions(item, path, reading)
  if (type === 'display') {
    addHelp(item, label, scope, reading)
    return
  }
  const conditions = hasCondition(item) ? [...scope.conditions, { item, path }] : scope.conditions
  if (type === 'group') {
    readGroup(item, path, label, { ...inner, conditions }, reading)
    return
  }
  const field_ = readQuestion(item, type, path, label, { ...inner, conditions }, reading)
  if (field_ === undefined)
    reading.losses.add('unsupported', place, Object.values(label)[0] ?? path, {
      what: type === '' ? 'type' : type.slice(0, 40),
    })
  readItems(field(item, 'item'), `${path}.item`, { ...inner, conditions }, reading)
}

const LABEL_READ_MAX = 2000
const hasCondition = (item: unknown): boolean =>
  field(item, 'enableWhen') !== undefined || extensionsOf(item, ...EXPRESSIONS.enableWhen).length > 0

/** Expressions that fetch or propose answers are listed: they need a server or a record. */
function tellExpressions(item: unknown, path: string, reading: QuestionnaireReading): void {
  for (const extension of extensionsOf(item, ...EXPRESSIONS.answer, ...EXPRESSIONS.initial)) {
    const expression = expressionOf(extension)
    if (expression)
      reading.losses.add('code', reading.placeAt(path), expression.source, { what: 'expression' })
  }
}

/** Words that stand for themselves help with the question before them. */
function addHelp(item: unknown, label: LocalText, scope: ItemScope, reading: QuestionnaireReading): void {
  const previous = scope.into.findLast((one) => one.kind === 'field')
  const control = controlOf(item)
  if (
    control === 'unit' &&
    previous &&
    (previous.input.kind === 'number' || previous.input.kind === 'integer')
  ) {
    const unit = unitsOf(undefined, Object.values(label)[0])
    if (unit.unit !== undefined && previous.input.unit === undefined) previous.input.unit = unit.unit
    return
  }
  if (previous && previous.input.help === undefined && Object.keys(label).length > 0) {
    previous.input.help = label
    return
  }
  const words = Object.values(label)[0]
  if (words !== undefined)
    reading.losses.add('unsupported', scope.into.at(-1)?.place ?? reading.placeAt('item'), words, {
      what: 'display',
    })
}

const controlOf = (item: unknown): string | undefined => {
  const concept = extensionValue(item, 'questionnaire-itemControl')
  return textIn(listOf(field(concept, 'coding'))[0], 'code')
}

function readGroup(
  item: unknown,
  path: string,
  label: LocalText,
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  const key = keyOf(item, path, reading)
  const report = reportSectionOf(
    Object.values(label),
    listOf(field(item, 'code')).map((coding) => textIn(coding, 'code') ?? ''),
  )
  const repeats = flagIn(item, 'repeats') ? rowsOf(item) : undefined
  const id = reading.isOwn ? textIn(item, 'linkId') : undefined
  const section: FormSection = {
    kind: 'section',
    key,
    ...(id !== undefined && { id }),
    label,
    place: reading.placeAt(path),
    report,
    repeats,
    items: [],
  }
  scope.into.push(section)
  const own = scope.variables.at(-1)
  if (own && own.into === undefined) own.into = section.items
  const rows = repeats && scope.rows === undefined ? key : scope.rows
  readItems(
    field(item, 'item'),
    `${path}.item`,
    { ...scope, into: section.items, rows, heading: label },
    reading,
  )
}

function rowsOf(item: unknown): { min?: number; max?: number } {
  const [min, max] = [
    extensionValue(item, 'questionnaire-minOccurs'),
    extensionValue(item, 'questionnaire-maxOccurs'),
  ]
  const whole = (value: unknown, least: number): number | undefined =>
    typeof value === 'number' && Number.isInteger(value) && value >= least
      ? Math.min(value, GROUP_ROWS_MAX)
      : undefined
  const [from, to] = [whole(min, 0) ?? (flagIn(item, 'required') ? 1 : undefined), whole(max, 1)]
  return {
    ...(from !== undefined && { min: from }),
    ...(to !== undefined && to >= (from ?? 0) && { max: to }),
  }
}

/** The linkId, or the place where there is none or it was there before. */
function keyOf(item: unknown, path: string, reading: QuestionnaireReading): string {
  const linkId = textIn(item, 'linkId')
  if (linkId === undefined || linkId.trim() === '') {
    reading.losses.add('broken', reading.placeAt(path), textIn(item, 'text') ?? '', { what: 'linkId' })
    return `@${path}`
  }
  if (reading.keys.has(linkId)) {
    reading.losses.add('duplicate', reading.placeAt(path), linkId, { of: linkId })
    return `@${path}`
  }
  reading.keys.add(linkId)
  return linkId
}

type FieldInput = FormField['input']

function readQuestion(
  item: unknown,
  type: string,
  path: string,
  label: LocalText,
  scope: ItemScope,
  reading: QuestionnaireReading,
): FormItem | undefined {
  const key = keyOf(item, path, reading)
  const place = reading.placeAt(path)
  const isSentence = reading.isOwn && extensionValue(item, OWN_KIND) === 'output'
  if (Object.keys(label).length === 0 && !isSentence) {
    const near = nearLabel(scope)
    Object.assign(
      label,
      Object.keys(near).length > 0
        ? near
        : { [reading.locale]: key.replace(/^@/u, '').slice(0, LABEL_MAX_CHARACTERS) },
    )
    reading.losses.add('broken', place, Object.values(label)[0] ?? key, { what: 'text' })
  }
  const found = inputOf(item, type, path, reading)
  if (!found) return undefined
  const made = reading.isOwn ? ownInput(found, item) : found
  const id = reading.isOwn ? textIn(item, 'linkId') : undefined
  const isList =
    flagIn(item, 'repeats') &&
    !['choice', 'open-choice', 'coding', 'question'].includes(type) &&
    made.input.kind !== 'multi' &&
    made.input.kind !== 'size'
  const help = helpOf(item, reading)
  const codes = codesOf(field(item, 'code'))
  const question: FormField = {
    kind: 'field',
    key,
    ...(id !== undefined && { id }),
    label,
    place,
    required: flagIn(item, 'required') || undefined,
    input: { ...made.input, ...(help && { help }), ...(codes.length > 0 && { codes }) } as FieldInput,
  }
  let { into, rows } = scope
  if (isList) {
    if (question.input.kind === 'text') {
      // Several lines hold what would have been several answers.
      question.input.lines = Math.max(question.input.lines ?? 1, 3)
      reading.losses.add('ambiguous', place, Object.values(label)[0] ?? key, {
        what: 'repeats',
        taken: 'text',
      })
    } else if (scope.rows === undefined) {
      const section: FormSection = {
        kind: 'section',
        key: `${key}#rows`,
        label,
        place,
        repeats: rowsOf(item),
        items: [],
      }
      into.push(section)
      into = section.items
      rows = section.key
    } else reading.losses.add('unsupported', place, Object.values(label)[0] ?? key, { what: 'repeats' })
  }
  into.push(question)
  if (made.other) into.push(otherField(question, reading))
  const target: Target = {
    linkId: key,
    key,
    type: typeOf(question.input),
    rows,
    ...(made.byCode && { byCode: made.byCode, byLabel: made.byLabel ?? new Map() }),
  }
  if (!key.startsWith('@')) reading.targets.set(key, target)
  reading.owners.set(key, into)
  const home = into
  reading.later.push(() => finish(question, item, path, home, { ...scope, rows }, reading))
  return question
}

/** A question without words belongs to the one before it, or else to its section. */
function nearLabel({ into, heading }: ItemScope): LocalText {
  const before = into.findLast((item) => item.kind !== 'section' && Object.keys(item.label).length > 0)
  return before?.label ?? heading ?? {}
}

/** What may be typed instead of choosing. */
function otherField(question: FormField, reading: QuestionnaireReading): FormField {
  const other: LocalText = { ko: '기타', en: 'other', zh: '其他', ja: 'その他', de: 'sonstiges' }
  const label = Object.fromEntries(
    Object.entries(question.label).map(([locale, words]) => [
      locale,
      `${words.replace(/[\s:：]+$/u, '')} (${other[locale as keyof LocalText] ?? 'other'})`,
    ]),
  )
  const key = `${question.key}#other`
  const field_: FormField = {
    kind: 'field',
    key,
    label: Object.keys(label).length > 0 ? label : { [reading.locale]: other[reading.locale] ?? 'other' },
    place: question.place,
    input: { kind: 'text' },
  }
  reading.later.push(() => {
    field_.visible = question.visible
  })
  return field_
}

function typeOf(input: FieldInput): Target['type'] {
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return 'decimal'
    case 'choice':
    case 'side':
      return 'choice'
    case 'multi':
      return 'multi'
    case 'bool':
      return 'bool'
    case 'size':
      return 'size'
    default:
      return 'text'
  }
}

interface MadeInput {
  input: FieldInput
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  other?: boolean
}

function inputOf(
  item: unknown,
  type: string,
  path: string,
  reading: QuestionnaireReading,
): MadeInput | undefined {
  const place = reading.placeAt(path)
  const hasOptions = ['answerOption', 'option', 'answerValueSet', 'options'].some(
    (key) => field(item, key) !== undefined,
  )
  if (['choice', 'open-choice', 'coding', 'question'].includes(type) || (hasOptions && type !== 'boolean'))
    return choiceOf(item, type, path, reading)
  switch (type) {
    case 'boolean':
      return { input: { kind: 'bool', ...initialOf(item, 'bool', path, reading) } as FieldInput }
    case 'decimal':
    case 'quantity':
    case 'integer':
      return { input: numberOf(item, type, path, reading) }
    case 'date':
    case 'dateTime':
      if (type === 'dateTime')
        reading.losses.add('ambiguous', place, textIn(item, 'text') ?? '', {
          what: 'dateTime',
          taken: 'date',
        })
      return {
        input: { kind: 'date', ...datesOf(item), ...initialOf(item, 'date', path, reading) } as FieldInput,
      }
    case 'time':
    case 'url':
      reading.losses.add('ambiguous', place, textIn(item, 'text') ?? '', { what: type, taken: 'text' })
      return { input: { kind: 'text', ...initialOf(item, 'text', path, reading) } as FieldInput }
    case 'string':
    case 'text':
    case '': {
      if (type === '') reading.losses.add('broken', place, textIn(item, 'text') ?? '', { what: 'type' })
      const max = field(item, 'maxLength')
      const isLong = type === 'text'
      return {
        input: {
          kind: 'text',
          ...(isLong && { lines: 3 }),
          ...(typeof max === 'number' &&
            Number.isInteger(max) &&
            max >= 1 &&
            max <= TEXT_MAX_CHARACTERS && { max }),
          ...initialOf(item, 'text', path, reading),
        } as FieldInput,
      }
    }
    case 'attachment':
    case 'reference':
      return undefined
    default:
      reading.losses.add('broken', place, type, { what: 'type' })
      return { input: { kind: 'text' } as FieldInput }
  }
}

function numberOf(item: unknown, type: string, path: string, reading: QuestionnaireReading): FieldInput {
  const { unit, altUnits } = unitsOf(item, undefined)
  const kind = type === 'integer' ? 'integer' : 'number'
  const decimals = extensionValue(item, 'maxDecimalPlaces')
  return {
    kind,
    ...(unit !== undefined && { unit }),
    ...(kind === 'number' && altUnits.length > 0 && { altUnits }),
    ...numberLimits(item),
    ...(kind === 'number' &&
      typeof decimals === 'number' &&
      Number.isInteger(decimals) &&
      decimals >= 0 &&
      decimals <= 10 && { decimals }),
    ...initialOf(item, 'decimal', path, reading),
  } as FieldInput
}

function datesOf(item: unknown): { min?: string; max?: string } {
  const [min, max] = [dayOf(extensionValue(item, 'minValue')), dayOf(extensionValue(item, 'maxValue'))]
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function choiceOf(
  item: unknown,
  type: string,
  path: string,
  reading: QuestionnaireReading,
): MadeInput | undefined {
  const place = reading.placeAt(path)
  const { found, selected, isElsewhere } = answerOptions(item, path, reading)
  const label = textIn(item, 'text') ?? ''
  const constraint = textIn(item, 'answerConstraint')
  const isOpen = type === 'open-choice' || (constraint !== undefined && constraint !== 'optionsOnly')
  if (found.length === 0) {
    if (isElsewhere)
      reading.losses.add('reference', place, textIn(item, 'answerValueSet') ?? label, {
        what: 'answerValueSet',
      })
    else reading.losses.add('broken', place, label, { what: 'answerOption' })
    return { input: { kind: 'text', ...initialOf(item, 'text', path, reading) } as FieldInput }
  }
  const { options, byCode, byLabel } = optionsOf(found, reading.losses)
  const isSeveral = flagIn(item, 'repeats') || extensionValue(item, 'questionnaire-answerRepeats') === true
  const chosen = [...selected, ...initialCodes(item)].flatMap(
    (word) => byCode.get(word) ?? byLabel.get(word) ?? [],
  )
  const defaults = [...new Set(chosen)]
  const input: FieldInput = isSeveral
    ? ({
        kind: 'multi',
        options,
        ...occursOf(item, options),
        ...(defaults.length > 0 && { default: defaults }),
      } as FieldInput)
    : ({ kind: 'choice', options, ...(defaults[0] !== undefined && { default: defaults[0] }) } as FieldInput)
  return { input, byCode, byLabel, other: isOpen }
}

function occursOf(item: unknown, options: readonly Option[]): { min?: number; max?: number } {
  const [min, max] = [
    extensionValue(item, 'questionnaire-minOccurs'),
    extensionValue(item, 'questionnaire-maxOccurs'),
  ]
  const isWhole = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1
  return {
    ...(isWhole(min) && min <= options.length && { min }),
    ...(isWhole(max) && max <= options.length && max >= (isWhole(min) ? min : 1) && { max }),
  }
}

function initialCodes(item: unknown): string[] {
  const initial = listOf(field(item, 'initial')).map((one) => choiceIn(one, 'value')?.value)
  const old = choiceIn(item, 'initial')?.value
  return [...initial, old].flatMap((value) => {
    if (typeof value === 'string' || typeof value === 'number') return [String(value)]
    return [textIn(value, 'code'), textIn(value, 'display')].filter((text) => text !== undefined)
  })
}

/** What is typed in how: placeholders and formats help the person. */
function helpOf(item: unknown, reading: QuestionnaireReading): LocalText | undefined {
  const format = extensionValue(item, 'entryFormat')
  return typeof format === 'string' && format.trim() !== ''
    ? { [reading.locale]: format.slice(0, LABEL_MAX_CHARACTERS) }
    : undefined
}

/** Conditions and formulas, when every question is known. */
function finish(
  question: FormField,
  item: unknown,
  path: string,
  home: FormItem[],
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  const visible = conditionOf(scope, reading)
  if (visible) question.visible = visible
  readConstraints(item, path, question, scope, reading)
  const isHidden = extensionValue(item, 'questionnaire-hidden') === true
  const [calculated] = extensionsOf(item, ...EXPRESSIONS.calculated)
  const expression = calculated === undefined ? undefined : expressionOf(calculated)
  if (expression) {
    const value = compileExpression(expression, path, scope, reading)
    const made =
      value && computedFrom(question, value.type, value.formula, !flagIn(item, 'readOnly') && !isHidden)
    if (made) home[home.indexOf(question)] = made
    else if (value)
      reading.losses.add('unsupported', question.place, expression.source, { what: 'calculatedExpression' })
  }
  if (isHidden && home.includes(question)) {
    // Nobody could answer it; what it always says is still read by formulas.
    const fixed = fixedOf(question)
    if (fixed) home[home.indexOf(question)] = fixed
    else {
      home.splice(home.indexOf(question), 1)
      reading.losses.add('unsupported', question.place, Object.values(question.label)[0] ?? question.key, {
        what: 'hidden',
      })
    }
  }
}

function conditionOf(scope: ItemScope, reading: QuestionnaireReading): Formula | undefined {
  const parts = scope.conditions.flatMap((one): Formula[] => {
    const { item, path } = one
    const found: Formula[] = []
    const when = enableWhen(item, path, reading)
    if (when) found.push(when)
    for (const extension of extensionsOf(item, ...EXPRESSIONS.enableWhen)) {
      const expression = expressionOf(extension)
      const value = expression && compileExpression(expression, path, scope, reading)
      if (value?.type === 'bool') found.push(value.formula)
    }
    return found
  })
  if (parts.length <= 1) return parts[0]
  return parts.flatMap((part, at): Formula => [...(at === 0 ? [] : [' && ']), '(', ...part, ')'])
}

const RESULTS: Readonly<Partial<Record<FieldInput['kind'], FormValue['result']>>> = {
  number: 'number',
  integer: 'integer',
  text: 'text',
  bool: 'bool',
  choice: 'choice',
  date: 'text',
}

/** A question that is worked out is a value, where what is worked out is what the question asks for. */
function computedFrom(
  question: FormField,
  type: 'decimal' | 'text' | 'bool',
  formula: Formula,
  isFree: boolean,
): FormValue | undefined {
  const { input } = question
  const result = RESULTS[input.kind]
  const wanted = typeOf(input)
  const fits = wanted === type || (type === 'text' && (wanted === 'choice' || wanted === 'text'))
  if (result === undefined || !fits) return undefined
  const { kind: _, input: __, required: ___, visible, ...base } = question
  return {
    ...base,
    kind: 'value',
    result,
    ...('unit' in input && input.unit !== undefined && { unit: input.unit }),
    ...('decimals' in input && input.decimals !== undefined && { decimals: input.decimals }),
    ...('options' in input && { options: input.options }),
    ...(input.codes && { codes: input.codes }),
    ...(isFree && { override: true }),
    made: { by: 'formula', formula: visible ? ['onlyIf(', ...visible, ', ', ...formula, ')'] : formula },
  } as FormValue
}

function fixedOf(question: FormField): FormValue | undefined {
  const input = question.input as Input
  const value = input.default
  if (value === undefined || Array.isArray(value)) return undefined
  const type = typeOf(question.input)
  const formula = type === 'text' || type === 'choice' ? JSON.stringify(value) : String(value)
  const made =
    type === 'multi' || type === 'size'
      ? undefined
      : computedFrom(question, type === 'choice' ? 'text' : type, [formula], false)
  return made && { ...made, isInner: true }
}

/** Constraints say what must hold; a check fires where it doesn't. */
export function readConstraints(
  item: unknown,
  path: string,
  question: FormField | undefined,
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  for (const extension of extensionsOf(item, 'targetConstraint', 'questionnaire-constraint')) {
    const part = (name: string) =>
      listOf(field(extension, 'extension')).find((one) => textIn(one, 'url') === name)
    const source =
      textIn(choiceIn(part('expression'), 'value')?.value, 'expression') ??
      textIn(part('expression'), 'valueString')
    const human = choiceIn(part('human') ?? part('requirements'), 'value')?.value
    const place = reading.placeAt(path)
    if (source === undefined) {
      reading.losses.add('broken', place, JSON.stringify(extension) ?? '', { what: 'constraint' })
      continue
    }
    const value = compileExpression({ name: undefined, source, language: undefined }, path, scope, reading)
    if (value?.type !== 'bool') continue
    const severity = choiceIn(part('severity'), 'value')?.value
    reading.checks.push({
      level: severity === 'warning' ? 'warn' : 'block',
      when: ['!(', ...value.formula, ')'],
      message: {
        [reading.locale]:
          typeof human === 'string' && human.trim() !== ''
            ? human.slice(0, TEXT_MAX_CHARACTERS)
            : source.slice(0, TEXT_MAX_CHARACTERS),
      },
      at: question?.key,
      place,
    })
  }
}
