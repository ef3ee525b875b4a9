import { unitOf } from '../form/unitOf.ts'
import { extensionsOf, extensionValue } from './extensions.ts'
import { choiceIn, decimalOf, field, listOf, textIn } from './json.ts'
import { OWN_KIND } from './ownTag.ts'

/** Reads `minValue`, `maxValue` and similar limits; for a quantity, its number counts. */
export function numberLimits(item: unknown): {
  min?: string
  max?: string
  above?: string
  below?: string
  step?: string
} {
  const limit = (...names: readonly string[]): string | undefined => {
    const value = extensionValue(item, ...names)
    return decimalOf(value) ?? decimalOf(field(value, 'value'))
  }
  const found = {
    min: limit('minValue', 'sdc-questionnaire-minQuantity'),
    max: limit('maxValue', 'sdc-questionnaire-maxQuantity'),
    above: limit(`${OWN_KIND}:above`),
    below: limit(`${OWN_KIND}:below`),
    step: limit('questionnaire-sliderStepValue'),
  }
  if (found.min !== undefined && found.max !== undefined && Number(found.min) > Number(found.max)) return {}
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const UNITS_MAX = 6

/** Returns the unit of a number and the alternative units, in UCUM if available. */
export function unitsOf(item: unknown, words: string | undefined): { unit?: string; altUnits: string[] } {
  const initial = field(choiceIn(listOf(field(item, 'initial'))[0], 'value')?.value, 'code')
  const codings = [
    ...extensionsOf(item, 'questionnaire-unit', 'questionnaire-unitOption', `${OWN_KIND}:unit`).map(
      (one) => choiceIn(one, 'value')?.value,
    ),
    ...(typeof initial === 'string' ? [{ code: initial }] : []),
  ]
  const units = codings.flatMap((coding) => {
    const [code, display] = [textIn(coding, 'code'), textIn(coding, 'display')]
    return unitOf(code ?? '') ?? unitOf(display ?? '') ?? []
  })
  const near = words === undefined ? undefined : unitOf(words)
  if (near !== undefined) units.push(near)
  const [unit, ...others] = [...new Set(units)]
  return { ...(unit !== undefined && { unit }), altUnits: others.slice(0, UNITS_MAX) }
}
