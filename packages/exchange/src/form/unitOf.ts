const UNIT = /^[\p{L}\p{N}[\]{}%°µ'"./*^·²³-]{1,24}$/u

/** Spellings of units that differ from UCUM. */
const UCUM: Readonly<Record<string, string>> = {
  ml: 'mL',
  cc: 'mL',
  'ml/m2': 'mL/m2',
  'ml/s': 'mL/s',
  l: 'L',
  'l/min': 'L/min',
  'l/min/m2': 'L/min/m2',
  'cm³': 'cm3',
  'mm²': 'mm2',
  'cm²': 'cm2',
  'm²': 'm2',
  hu: '[HU]',
  he: '[HU]',
  '°': 'deg',
  grad: 'deg',
}

/** A UCUM code is used as it is. */
export const isUnit = (code: string): boolean => UNIT.test(code)

/** Returns a unit in the engine's spelling; undefined if the words are no unit. */
export function unitOf(words: string): string | undefined {
  const bare = words.replace(/[\s\u00A0]+/gu, ' ').trim()
  const known = UCUM[bare.toLowerCase()]
  if (known !== undefined && Object.hasOwn(UCUM, bare.toLowerCase())) return known
  return UNIT.test(bare) ? bare : undefined
}
