import { type LocalText, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import type { FormField } from '../form/Form.ts'
import { type FoundOption, isPlaceholder, optionsOf } from '../form/optionsOf.ts'
import { otherField } from '../form/otherField.ts'
import { plainLines, plainText } from '../form/plainText.ts'
import { unitOf } from '../form/unitOf.ts'
import { dayOf } from '../questionnaire/initialOf.ts'
import { decimalOf } from '../questionnaire/json.ts'
import {
  attribute,
  boxesIn,
  type Element,
  elementsIn,
  firstAttribute,
  isBoxes,
  textsBehind,
  wordsIn,
} from './dom.ts'
import type { Code, MrrtReading } from './MrrtReading.ts'

type FieldInput = FormField['input']

export interface NamedField {
  element: Element
  label: LocalText
  unit: string | undefined
}

/** Makes a question from a field of a template. */
export function fieldOf({ element, label, unit }: NamedField, reading: MrrtReading): FormField {
  const key = keyOf(element, reading)
  const place = reading.placeOf(element)
  const input = inputOf(element, unit, reading)
  const codes = codesOf(element, reading)
  const help = helpOf(element, reading)
  const action = firstAttribute(element, 'data-field-completion-action')?.toUpperCase()
  if (action === 'ALERT')
    reading.checks.push({ level: 'warn', when: ['!known(', { key }, ')'], message: label, at: key, place })
  else if (action !== undefined && action !== 'NONE' && action !== 'PROHIBIT')
    reading.losses.add('unsupported', place, action, { what: 'data-field-completion-action' })
  for (const name of ['data-show-if', 'data-field-verbal-trigger'])
    if (firstAttribute(element, name) !== undefined)
      reading.losses.add('unsupported', place, `${name}="${firstAttribute(element, name)}"`, { what: name })
  const isRequired =
    action === 'PROHIBIT' ||
    attribute(element, 'required') !== undefined ||
    firstAttribute(element, 'data-section-required')?.toLowerCase() === 'true'
  return {
    kind: 'field',
    key,
    label,
    place,
    required: isRequired || undefined,
    input: { ...input, ...(help && { help }), ...(codes.length > 0 && { codes }) },
  }
}

/**
 * Returns the id or name of a field. A duplicate is reported, because scripts and labels can't distinguish
 * the two.
 */
function keyOf(element: Element, reading: MrrtReading): string {
  const own = firstAttribute(element, 'id', 'name')
  if (own !== undefined && !reading.keys.has(own)) {
    reading.keys.add(own)
    return own
  }
  if (own !== undefined) reading.losses.add('duplicate', reading.placeOf(element), own, { of: own })
  reading.fields += 1
  const made = `@${reading.fields}`
  reading.keys.add(made)
  return made
}

function codesOf(element: Element, reading: MrrtReading): Code[] {
  const own: Code[] = []
  const radlex = firstAttribute(element, 'data-radlex', 'data-rid')
  if (radlex !== undefined && /^RID\d{1,12}$/u.test(radlex)) own.push({ system: 'RADLEX', code: radlex })
  const loinc = firstAttribute(element, 'data-loinc')
  if (loinc !== undefined && /^\d{1,10}-\d$/u.test(loinc)) own.push({ system: 'LOINC', code: loinc })
  // Templates give the name of a data element as a value where the element belongs.
  const named = attribute(element, 'value') ?? ''
  if (RADELEMENT.test(named)) own.push({ system: 'RADELEMENT', code: named })
  const id = firstAttribute(element, 'id', 'name')
  return [...own, ...(id === undefined ? [] : (reading.codes.get(id.toLowerCase()) ?? []))].slice(0, 10)
}

function helpOf(element: Element, { locale }: MrrtReading): LocalText | undefined {
  const words = firstAttribute(element, 'title', 'placeholder')
  return words === undefined ? undefined : { [locale]: plainText(words, TEXT_MAX_CHARACTERS) }
}

const RADELEMENT = /^RDE\d{1,6}$/u
const TYPES: Readonly<Record<string, 'number' | 'date' | 'bool' | 'text'>> = {
  number: 'number',
  range: 'number',
  date: 'date',
  'datetime-local': 'date',
  checkbox: 'bool',
}

/** The tag determines the kind of a field; `data-field-type` decides if the tag only says «text». */
function inputOf(element: Element, unit: string | undefined, reading: MrrtReading): FieldInput {
  const value = attribute(element, 'value')
  if (element.tagName === 'select') return selectOf(element, reading)
  if (isBoxes(element)) return boxesOf(element, reading)
  const suggested = suggestionsOf(element, reading)
  if (suggested) return answersOf(suggested, value === undefined ? [] : [value], false, reading)
  if (element.tagName === 'textarea') {
    const words = plainLines(rawText(element), TEXT_MAX_CHARACTERS)
    return { kind: 'text', lines: 3, ...(words !== '' && { default: words }) }
  }
  const declared = (firstAttribute(element, 'data-field-type') ?? '').toLowerCase()
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase()
  const kind = TYPES[type] ?? (type === '' || type === 'text' ? TYPES[declared] : undefined) ?? 'text'
  if (kind === 'bool')
    return {
      kind: 'bool',
      ...(attribute(element, 'checked') !== undefined && { default: true }),
    }
  if (kind === 'number') return numberOf(element, unit, value)
  if (kind === 'date') {
    const day = dayOf(value)
    return { kind: 'date', ...(day !== undefined && { default: day }) }
  }
  const words = RADELEMENT.test(value ?? '') ? '' : plainText(value ?? '', TEXT_MAX_CHARACTERS)
  const max = Number(attribute(element, 'maxlength'))
  return {
    kind: 'text',
    ...(Number.isInteger(max) && max >= 1 && max <= TEXT_MAX_CHARACTERS && { max }),
    ...(words !== '' &&
      words.length <= (Number.isInteger(max) && max >= 1 ? max : TEXT_MAX_CHARACTERS) && { default: words }),
  }
}

const rawText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function numberOf(element: Element, near: string | undefined, value: string | undefined): FieldInput {
  const said = (name: string) => decimalOf(attribute(element, name)?.replace(',', '.'))
  const [min, max, step] = [said('min'), said('max'), said('step')]
  const unit = unitOf(firstAttribute(element, 'data-field-units') ?? '') ?? near
  const isOrdered = min === undefined || max === undefined || Number(min) <= Number(max)
  const places = step?.split('.')[1]?.length
  const preset = decimalOf(value?.replace(',', '.'))
  return {
    kind: 'number',
    ...(unit !== undefined && { unit }),
    ...(isOrdered && min !== undefined && { min }),
    ...(isOrdered && max !== undefined && { max }),
    ...(step !== undefined && Number(step) > 0 && { step }),
    ...(places !== undefined && places <= 10 && { decimals: places }),
    ...(preset !== undefined && { default: preset }),
  }
}

function selectOf(element: Element, reading: MrrtReading): FieldInput {
  const elements = optionsIn(element)
  const selected = elements.filter((option) => attribute(option, 'selected') !== undefined).map(wordsOfOption)
  const isSeveral = attribute(element, 'multiple') !== undefined
  const input = answersOf(elements, selected, isSeveral, reading)
  if (input.kind === 'text')
    reading.losses.add('broken', reading.placeOf(element), firstAttribute(element, 'id', 'name') ?? '', {
      what: 'option',
    })
  return input
}

const optionsIn = (element: Element): Element[] =>
  elementsIn(element).filter(({ tagName }) => tagName === 'option')

/** Returns the suggestions of a list for a text field, or undefined if it has no list. */
function suggestionsOf(element: Element, reading: MrrtReading): Element[] | undefined {
  // For a number or a day, a list only shows marks.
  const isText = /^(?:text|search|)$/iu.test((attribute(element, 'type') ?? '').trim())
  const id = isText ? attribute(element, 'list') : undefined
  const list = id === undefined ? undefined : reading.lists.get(id)
  if (id !== undefined && !list)
    reading.losses.add('reference', reading.placeOf(element), id, { what: 'datalist' })
  const options = (list ? optionsIn(list) : []).filter((option) => !isPlaceholder(wordsOfOption(option)))
  return options.length > 0 ? options : undefined
}

/**
 * Makes the field for an answer that isn't among the suggestions, with the value of the element if that is
 * none of them.
 */
export function typedInstead(
  element: Element,
  field: FormField,
  reading: MrrtReading,
): FormField | undefined {
  const suggested = suggestionsOf(element, reading)
  if (!suggested) return undefined
  const value = plainText(attribute(element, 'value') ?? '', TEXT_MAX_CHARACTERS)
  const isOther = value !== '' && !suggested.some((option) => wordsOfOption(option) === value)
  const other = otherField(field, reading.locale)
  return isOther ? { ...other, input: { kind: 'text', default: value } } : other
}

const wordsOfOption = (option: Element): string =>
  plainText(
    wordsIn({ ...option, tagName: 'span' }) || (firstAttribute(option, 'label', 'value') ?? ''),
    TEXT_MAX_CHARACTERS,
  )

/** Reads the boxes of one question; a box without words takes its value as its name. */
function boxesOf(element: Element, reading: MrrtReading): FieldInput {
  const boxes = boxesIn(element)
  const found = boxes.map((box) => {
    const { words, nodes } = textsBehind(box)
    for (const node of nodes) reading.used.add(node)
    return { box, words: plainText(words || (attribute(box, 'value') ?? ''), TEXT_MAX_CHARACTERS) }
  })
  const named = found.filter(({ words }) => !isPlaceholder(words))
  const { options, byLabel } = optionsOf(
    named.map(({ box, words }) => foundOption(box, words, reading)),
    reading.losses,
  )
  const chosen = named.flatMap(({ box, words }) =>
    attribute(box, 'checked') === undefined ? [] : (byLabel.get(words) ?? []),
  )
  if (options.length === 0) return { kind: 'text' }
  return { kind: 'multi', options, ...(chosen.length > 0 && { default: [...new Set(chosen)] }) }
}

/** Makes a choice of the options, or a text if they have no words. */
function answersOf(
  elements: readonly Element[],
  selected: readonly string[],
  isSeveral: boolean,
  reading: MrrtReading,
): FieldInput {
  const found = elements.flatMap((option): FoundOption[] => {
    const words = wordsOfOption(option)
    return isPlaceholder(words) ? [] : [foundOption(option, words, reading)]
  })
  if (found.length === 0) return { kind: 'text' }
  const { options, byLabel } = optionsOf(found, reading.losses)
  const chosen = [...new Set(selected.flatMap((words) => byLabel.get(words.trim()) ?? []))]
  if (isSeveral) return { kind: 'multi', options, ...(chosen.length > 0 && { default: chosen }) }
  return { kind: 'choice', options, ...(chosen[0] !== undefined && { default: chosen[0] }) }
}

/** Makes an answer. Its submitted value becomes a sentence of the report if it looks like one. */
function foundOption(element: Element, words: string, reading: MrrtReading): FoundOption {
  const { locale } = reading
  const value = plainText(attribute(element, 'value') ?? '', TEXT_MAX_CHARACTERS)
  const english = firstAttribute(element, 'data-en', 'data-english')
  const label: LocalText = {
    [locale]: words,
    ...(english !== undefined && locale !== 'en' && { en: plainText(english, TEXT_MAX_CHARACTERS) }),
  }
  const isSentence = value !== words && /\p{L}/u.test(value) && /\s/u.test(value)
  if (!isSentence && value !== '' && value !== words && reading.words.has(value))
    reading.losses.add('ambiguous', reading.placeOf(element), words, {
      what: value.slice(0, 80),
      taken: words.slice(0, 80),
    })
  const codes = codesOf(element, reading)
  return {
    label,
    place: reading.placeOf(element),
    ...(isSentence && { text: { [locale]: value } }),
    ...(codes.length > 0 && { codes }),
  }
}

/** Makes one question from radio buttons, whatever their names. */
export function radioField(
  elements: readonly { element: Element; words: string }[],
  label: LocalText,
  reading: MrrtReading,
): FormField | undefined {
  const [first] = elements
  if (!first) return undefined
  const found = elements.flatMap(({ element, words }) =>
    isPlaceholder(words) && elements.length > 1 ? [] : [foundOption(element, words, reading)],
  )
  const { options, byLabel } = optionsOf(found, reading.losses)
  if (options.length === 0) return undefined
  const checked = elements.find(({ element }) => attribute(element, 'checked') !== undefined)
  const preset = checked === undefined ? undefined : byLabel.get(checked.words)
  const named = { ...first.element, attrs: first.element.attrs.filter(({ name }) => name !== 'id') }
  const key = keyOf(named, reading)
  const isRequired = elements.some(
    ({ element }) =>
      attribute(element, 'required') !== undefined ||
      firstAttribute(element, 'data-field-completion-action')?.toUpperCase() === 'PROHIBIT',
  )
  return {
    kind: 'field',
    key,
    label,
    place: reading.placeOf(first.element),
    required: isRequired || undefined,
    input: { kind: 'choice', options, ...(preset !== undefined && { default: preset }) },
  }
}
