import { LABEL_MAX_CHARACTERS } from '@pandok/module-engine'
import { type FoundOption, isPlaceholder } from '../form/optionsOf.ts'
import { codesOf } from './codesOf.ts'
import { extensionValue } from './extensions.ts'
import { choiceIn, decimalOf, field, listOf, objectOf, textIn } from './json.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'
import { wordsOf } from './wordsOf.ts'

export interface FoundAnswers {
  found: FoundOption[]
  /** The codes or words of the default answers. */
  selected: string[]
  /** True if the answers are in a list outside of the file. */
  isElsewhere: boolean
}

const LABEL_READ_MAX = 2000

/** Returns the answers of a choice: listed, in a value set in the file, or elsewhere. */
export function answerOptions(item: unknown, path: string, reading: QuestionnaireReading): FoundAnswers {
  const written = field(item, 'answerOption') !== undefined ? 'answerOption' : 'option'
  const answers: FoundAnswers = { found: [], selected: [], isElsewhere: false }
  for (const [index, answer] of listOf(field(item, written)).entries()) {
    const place = reading.placeAt(`${path}.${written}[${index}]`)
    const option = optionOf(answer, place, reading)
    if (!option) {
      reading.losses.add('broken', place, JSON.stringify(answer) ?? '', { what: 'answerOption' })
      continue
    }
    const label = Object.values(option.label)[0] ?? ''
    if (isPlaceholder(label) && option.code === undefined) continue
    answers.found.push(option)
    if (field(answer, 'initialSelected') === true) answers.selected.push(option.code ?? label)
  }
  const [valueSet, key] = valueSetOf(item)
  if (valueSet !== undefined && answers.found.length === 0) {
    const contained = valueSet.startsWith('#') ? reading.contained.get(valueSet.slice(1)) : undefined
    if (contained) answers.found.push(...conceptsOf(contained, `${path}.${key}`, reading))
    answers.isElsewhere = answers.found.length === 0
  }
  return answers
}

function valueSetOf(item: unknown): [string | undefined, string] {
  const set = field(item, 'answerValueSet')
  if (typeof set === 'string') return [set, 'answerValueSet']
  const options = field(item, 'options')
  return [typeof options === 'string' ? options : textIn(options, 'reference'), 'options']
}

function optionOf(
  answer: unknown,
  place: FoundOption['place'],
  reading: QuestionnaireReading,
): FoundOption | undefined {
  const value = choiceIn(answer, 'value')
  if (!value) return undefined
  const points = pointsOf(answer) ?? pointsOf(value.value)
  const coding = objectOf(value.value)
  if (!coding) {
    const words =
      typeof value.value === 'string' || typeof value.value === 'number' ? String(value.value) : undefined
    if (words === undefined) return undefined
    const label = wordsOf(
      { text: words, _text: field(answer, `_value${value.type}`) },
      'text',
      reading.locale,
      LABEL_READ_MAX,
    )
    const own = pointsOf(field(answer, `_value${value.type}`)) ?? points
    return { label, code: words, points: own, place }
  }
  const code = textIn(coding, 'code') ?? textIn(coding, 'id')
  const label = wordsOf(coding, 'display', reading.locale, LABEL_READ_MAX)
  if (Object.keys(label).length === 0 && code !== undefined)
    label[reading.locale] = code.slice(0, LABEL_MAX_CHARACTERS)
  if (Object.keys(label).length === 0) return undefined
  const isExclusive = extensionValue(answer, 'questionnaire-optionExclusive') === true
  return { label, code, points, codes: codesOf(coding), place, ...(isExclusive && { exclusive: true }) }
}

const pointsOf = (element: unknown): string | undefined =>
  decimalOf(
    extensionValue(element, 'ordinalValue', 'itemWeight', 'questionnaire-ordinalValue', 'iso21090-CO-value'),
  )

const CONCEPTS_MAX = 1000

/** Concepts of an expansion may contain others; a concept that only groups others isn't an answer. */
function withinConcepts(concepts: readonly unknown[]): unknown[] {
  const found: unknown[] = []
  const open = [...concepts].reverse()
  while (open.length > 0 && found.length < CONCEPTS_MAX) {
    const concept = open.pop()
    if (field(concept, 'abstract') !== true) found.push(concept)
    open.push(...listOf(field(concept, 'contains')).toReversed())
  }
  return found
}

/** Returns the concepts of a contained value set, either expanded or composed of a list. */
function conceptsOf(valueSet: unknown, path: string, reading: QuestionnaireReading): FoundOption[] {
  const expanded = withinConcepts(listOf(field(field(valueSet, 'expansion'), 'contains')))
  const composed = listOf(field(field(valueSet, 'compose'), 'include')).flatMap((include) =>
    listOf(field(include, 'concept')).map((concept) => ({
      system: textIn(include, 'system'),
      ...objectOf(concept),
    })),
  )
  const concepts = expanded.length > 0 ? expanded : composed
  return concepts.slice(0, CONCEPTS_MAX).flatMap((concept) => {
    const option = optionOf({ valueCoding: concept }, reading.placeAt(path), reading)
    return option ? [{ ...option, points: option.points ?? pointsOf(concept) }] : []
  })
}
