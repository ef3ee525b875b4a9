import { REPORT_SECTIONS } from '@pandok/domain'
import type { LocalText } from '@pandok/module-engine'
import type { FormSection } from '../form/Form.ts'
import { DEPTH_MAX, ITEMS_MAX } from '../form/limits.ts'
import { reportSectionOf } from '../form/reportSectionOf.ts'
import { EXPRESSIONS, expressionOf, extensionsOf, extensionValue } from './extensions.ts'
import { itemKey } from './itemKey.ts'
import { field, flagIn, listOf, objectOf, textIn } from './json.ts'
import { unitsOf } from './numberLimits.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'
import { readQuestion } from './readQuestion.ts'
import { rowsOf } from './rowsOf.ts'
import { variablesOf } from './variablesOf.ts'
import { wordsOf } from './wordsOf.ts'

/** Reads items into the part of the form that the scope names. */
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
  reportExpressions(item, path, reading)
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

/** Expressions that fetch or propose answers are listed as lost, because they need a server or a record. */
function reportExpressions(item: unknown, path: string, reading: QuestionnaireReading): void {
  for (const extension of extensionsOf(item, ...EXPRESSIONS.answer, ...EXPRESSIONS.initial)) {
    const expression = expressionOf(extension)
    if (expression)
      reading.losses.add('code', reading.placeAt(path), expression.source, { what: 'expression' })
  }
}

/** A display item is help for the question before it. */
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
  const key = itemKey(item, path, reading)
  const repeats = flagIn(item, 'repeats') ? rowsOf(item) : undefined
  const id = reading.isOwn ? textIn(item, 'linkId') : undefined
  const report =
    REPORT_SECTIONS.find((one) => id === `section_${one}`) ??
    reportSectionOf(
      Object.values(label),
      listOf(field(item, 'code')).map((coding) => textIn(coding, 'code') ?? ''),
    )
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
