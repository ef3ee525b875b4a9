import { type Blank, LOCALES } from '@pandok/domain'
import type { Input, Option } from '@pandok/module-engine'
import { clockOptions } from './clockOptions.ts'
import { vertebraOptions } from './vertebraOptions.ts'

/** Converts a blank of a phrase into an input of the module that its cell becomes. */
export function blankInput(blank: Blank): Input {
  const { id, label, visible, required, unit, min, max, decimals } = blank
  const base = {
    id,
    label: { ...label },
    ...(blank.isOptional ? required !== undefined && { required } : { required: true }),
    ...(visible !== undefined && { visible }),
  }
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const single = typeof blank.default === 'string' ? { default: blank.default } : {}
  switch (blank.kind) {
    case 'text':
      return { ...base, kind: 'text', ...single }
    case 'date':
      return { ...base, kind: 'date', ...single }
    case 'count':
      return { ...base, kind: 'integer', min: '0', ...bounds, ...single }
    case 'number':
      return {
        ...base,
        kind: 'number',
        ...bounds,
        ...single,
        ...(unit !== undefined && { unit }),
        ...(decimals !== undefined && { decimals }),
      }
    case 'measure':
      return { ...base, ...measureOf(blank), ...bounds, ...single }
    case 'size':
      return {
        ...base,
        kind: 'size',
        unit: unit ?? 'cm',
        altUnits: lengthsBeside(unit ?? 'cm'),
        above: '0',
        least: 1,
      }
    case 'multi':
      return {
        ...base,
        kind: 'multi',
        options: optionsOf(blank),
        ...(!blank.isListed && { order: 'chosen' }),
        ...(Array.isArray(blank.default) && { default: [...blank.default] }),
        ...(blank.nouns && { nouns: { en: { ...blank.nouns } } }),
      }
    case 'choice':
    case 'side':
    case 'level':
    case 'clock':
      return blank.kind === 'side' && !blank.options
        ? { ...base, kind: 'side' }
        : { ...base, kind: 'choice', options: optionsOf(blank), ...single }
  }
}

function measureOf({ unit = 'mm', decimals }: Blank) {
  const what = measuredBy(unit)
  return {
    kind: 'measure' as const,
    // Lengths, areas and volumes have no sign; densities and angles do.
    ...(what !== 'density' && what !== 'angle' && { min: '0' }),
    unit,
    what,
    altUnits: lengthsBeside(unit),
    ...(decimals !== undefined && { decimals }),
  }
}

export function optionsOf({ kind, options, range }: Blank): Option[] {
  if (options) return options.map(optionOf)
  if (kind === 'clock') return clockOptions()
  return kind === 'level' ? vertebraOptions(range) : []
}

const optionOf = ({
  id,
  label,
  text,
  forms,
  isExclusive,
  covers,
}: NonNullable<Blank['options']>[number]): Option => ({
  id,
  label: { ...label },
  ...(text && { text: { ...text } }),
  ...(forms && { forms: formsOf(forms) }),
  ...(isExclusive && { exclusive: true }),
  ...(covers && { covers: [...covers] }),
})

const formsOf = (forms: NonNullable<NonNullable<Blank['options']>[number]['forms']>): Option['forms'] =>
  Object.fromEntries(LOCALES.flatMap((locale) => (forms[locale] ? [[locale, { ...forms[locale] }]] : [])))

const LENGTHS: readonly string[] = ['mm', 'cm']

/** A length may also be typed in the other of the two units that reports use. */
const lengthsBeside = (unit: string): string[] =>
  LENGTHS.includes(unit) ? LENGTHS.filter((one) => one !== unit) : []

function measuredBy(unit: string): Extract<Input, { kind: 'measure' }>['what'] {
  if (/^(?:mL|ml|L|cm3|mm3)$/u.test(unit)) return 'volume'
  if (/^(?:cm2|mm2)$/u.test(unit)) return 'area'
  if (unit === '[HU]' || unit === 'HU') return 'density'
  return unit === 'deg' || unit === '°' ? 'angle' : 'length'
}
