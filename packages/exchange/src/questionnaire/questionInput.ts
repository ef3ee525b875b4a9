import { type Option, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import type { FormField } from '../form/Form.ts'
import { optionsOf } from '../form/optionsOf.ts'
import { answerOptions } from './answerOptions.ts'
import { extensionValue } from './extensions.ts'
import { dayOf, initialOf } from './initialOf.ts'
import { choiceIn, field, flagIn, listOf, textIn } from './json.ts'
import { numberLimits, unitsOf } from './numberLimits.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'

export type FieldInput = FormField['input']

export interface MadeInput {
  input: FieldInput
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  other?: boolean
}

export function questionInput(
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
      return { input: { kind: 'bool', ...initialOf(item, 'bool', path, reading) } }
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
        input: { kind: 'date', ...datesOf(item), ...initialOf(item, 'date', path, reading) },
      }
    case 'time':
    case 'url':
      reading.losses.add('ambiguous', place, textIn(item, 'text') ?? '', { what: type, taken: 'text' })
      return { input: { kind: 'text', ...initialOf(item, 'text', path, reading) } }
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
        },
      }
    }
    case 'attachment':
    case 'reference':
      return undefined
    default:
      reading.losses.add('broken', place, type, { what: 'type' })
      return { input: { kind: 'text' } }
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
  }
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
    return { input: { kind: 'text', ...initialOf(item, 'text', path, reading) } }
  }
  const { options, byCode, byLabel } = optionsOf(found, reading.losses)
  const isSeveral = flagIn(item, 'repeats') || extensionValue(item, 'questionnaire-answerRepeats') === true
  const chosen = [...selected, ...initialCodes(item)].flatMap(
    (word) => byCode.get(word) ?? byLabel.get(word) ?? [],
  )
  const defaults = [...new Set(chosen)]
  const input: FieldInput = isSeveral
    ? {
        kind: 'multi',
        options,
        ...occursOf(item, options),
        ...(defaults.length > 0 && { default: defaults }),
      }
    : { kind: 'choice', options, ...(defaults[0] !== undefined && { default: defaults[0] }) }
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
