import { LABEL_MAX_CHARACTERS, type LocalText } from '@pandok/module-engine'
import type { FormField, FormItem, FormSection } from '../form/Form.ts'
import { otherField } from '../form/otherField.ts'
import { codesOf } from './codesOf.ts'
import { extensionValue } from './extensions.ts'
import type { Target } from './fhirpath/Target.ts'
import { finishQuestion } from './finishQuestion.ts'
import { itemKey } from './itemKey.ts'
import { field, flagIn, listOf, textIn } from './json.ts'
import { ownInput } from './ownInput.ts'
import { OWN_KIND } from './ownTag.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'
import { type MadeInput, questionInput } from './questionInput.ts'
import { rowsOf } from './rowsOf.ts'
import { targetType } from './targetType.ts'
import { wordsOf } from './wordsOf.ts'

export function readQuestion(
  item: unknown,
  type: string,
  path: string,
  label: LocalText,
  scope: ItemScope,
  reading: QuestionnaireReading,
): FormItem | undefined {
  const key = itemKey(item, path, reading)
  const place = reading.placeAt(path)
  const isSentence = reading.isOwn && extensionValue(item, OWN_KIND) === 'output'
  if (Object.keys(label).length === 0 && !isSentence) {
    const near = codeLabel(item, reading) ?? nearLabel(scope)
    Object.assign(
      label,
      Object.keys(near).length > 0
        ? near
        : { [reading.locale]: key.replace(/^@/u, '').slice(0, LABEL_MAX_CHARACTERS) },
    )
    reading.losses.add('broken', place, Object.values(label)[0] ?? key, { what: 'text' })
  }
  const found = questionInput(item, type, path, reading)
  if (!found) return undefined
  const made = reading.isOwn ? ownInput(found, item) : found
  const question = fieldOf(item, key, label, made, path, reading)
  const { into, rows } = isList(item, type, made) ? listHome(item, question, scope, reading) : scope
  into.push(question)
  if (isSentence) reading.sentences.push({ key, id: key.replace(/^output_/u, '') })
  if (made.other) {
    const other = otherField(question, reading.locale)
    into.push(other)
    reading.later.push(() => {
      other.visible = question.visible
    })
  }
  const target: Target = {
    linkId: key,
    key,
    type: targetType(question.input),
    rows,
    ...(made.byCode && { byCode: made.byCode, byLabel: made.byLabel ?? new Map() }),
  }
  if (!key.startsWith('@')) reading.targets.set(key, target)
  reading.owners.set(key, into)
  reading.later.push(() => finishQuestion(question, item, path, into, { ...scope, rows }, reading))
  return question
}

function fieldOf(
  item: unknown,
  key: string,
  label: LocalText,
  made: MadeInput,
  path: string,
  reading: QuestionnaireReading,
): FormField {
  const id = reading.isOwn ? textIn(item, 'linkId') : undefined
  const help = helpOf(item, reading)
  const codes = codesOf(field(item, 'code'))
  return {
    kind: 'field',
    key,
    ...(id !== undefined && { id }),
    label,
    place: reading.placeAt(path),
    required: flagIn(item, 'required') || undefined,
    input: { ...made.input, ...(help && { help }), ...(codes.length > 0 && { codes }) },
  }
}

const isList = (item: unknown, type: string, { input }: MadeInput): boolean =>
  flagIn(item, 'repeats') &&
  !['choice', 'open-choice', 'coding', 'question'].includes(type) &&
  input.kind !== 'multi' &&
  input.kind !== 'size'

/**
 * A question with several answers gets rows of its own, unless its answers are lines of text or it is already
 * in rows.
 */
function listHome(
  item: unknown,
  question: FormField,
  scope: ItemScope,
  reading: QuestionnaireReading,
): Pick<ItemScope, 'into' | 'rows'> {
  const { key, label, place } = question
  const words = Object.values(label)[0] ?? key
  if (question.input.kind === 'text') {
    question.input.lines = Math.max(question.input.lines ?? 1, 3)
    reading.losses.add('ambiguous', place, words, { what: 'repeats', taken: 'text' })
    return scope
  }
  if (scope.rows !== undefined) {
    reading.losses.add('unsupported', place, words, { what: 'repeats' })
    return scope
  }
  const section: FormSection = {
    kind: 'section',
    key: `${key}#rows`,
    label,
    place,
    repeats: rowsOf(item),
    items: [],
  }
  scope.into.push(section)
  return { into: section.items, rows: section.key }
}

/** A question without words can be named by the display text of its code. */
function codeLabel(item: unknown, { locale }: QuestionnaireReading): LocalText | undefined {
  const label = wordsOf(listOf(field(item, 'code'))[0], 'display', locale, LABEL_MAX_CHARACTERS)
  return Object.keys(label).length > 0 ? label : undefined
}

/** A question without words gets the label of the one before it, or that of its section. */
function nearLabel({ into, heading }: ItemScope): LocalText {
  const before = into.findLast((item) => item.kind !== 'section' && Object.keys(item.label).length > 0)
  return before?.label ?? heading ?? {}
}

/** Placeholders and formats become help texts. */
function helpOf(item: unknown, reading: QuestionnaireReading): LocalText | undefined {
  const format = extensionValue(item, 'entryFormat')
  return typeof format === 'string' && format.trim() !== ''
    ? { [reading.locale]: format.slice(0, LABEL_MAX_CHARACTERS) }
    : undefined
}
