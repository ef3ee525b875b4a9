const UNIT = /^[\p{L}\p{N}[\]{}%°µ'"./*^·²³-]{1,24}$/u

/** These spellings of units differ from UCUM. */
const UCUM: Readonly<Record<string, string>> = {
  ml: 'mL',
  cc: 'mL',
  l: 'L',
  dl: 'dL',
  hu: '[HU]',
  he: '[HU]',
  '°': 'deg',
  grad: 'deg',
}

/** Returns a unit in the engine's spelling, or undefined if the words aren't a unit. */
export function unitOf(words: string): string | undefined {
  const bare = words.replace(/[\s\u00A0]+/gu, ' ').trim()
  if (!UNIT.test(bare)) return undefined
  return bare.replaceAll('²', '2').replaceAll('³', '3').split('/').map(spelled).join('/')
}

function spelled(factor: string): string {
  const key = factor.toLowerCase()
  return (Object.hasOwn(UCUM, key) ? UCUM[key] : undefined) ?? factor
}
