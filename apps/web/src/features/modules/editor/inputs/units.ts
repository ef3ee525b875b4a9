import type { ComboboxOption } from '@pandok/ui'

/** The most common UCUM codes with their display names; others can be typed. */
const SHOWN: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  mm2: 'mm²',
  cm2: 'cm²',
  mL: 'mL',
  cm3: 'cm³',
  '[HU]': 'HU',
  '%': '%',
  deg: '°',
  g: 'g',
  'ng/mL': 'ng/mL',
  'mg/dL': 'mg/dL',
  'mm/s': 'mm/s',
  'cm/s': 'cm/s',
  min: 'min',
  s: 's',
  a: 'a',
  mo: 'mo',
  '/mm2': '/mm²',
}

export const UNITS: readonly ComboboxOption[] = Object.entries(SHOWN).map(([value, label]) => ({
  value,
  label,
}))
