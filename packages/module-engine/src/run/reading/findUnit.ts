/** Spellings of units by people: `㎝`, `cm³`, `CC`, `HU`. They are compared without regard to such differences. */
const SAME: Readonly<Record<string, string>> = {
  hu: '[hu]',
  cc: 'ml',
  '°': 'deg',
  도: 'deg',
  degree: 'deg',
  degrees: 'deg',
  µm: 'um',
}

const bare = (unit: string): string => {
  const plain = unit.normalize('NFKC').replace(/\s+/gu, '').replaceAll('^', '').replaceAll('μ', 'u')
  const lower = plain.toLowerCase()
  return SAME[lower] ?? lower
}

/** Finds the unit of the module that was written; the exact spelling has priority (`mg` isn't `Mg`). */
export function findUnit(written: string, units: readonly string[]): string | undefined {
  if (units.includes(written)) return written
  const name = bare(written)
  const found = units.filter((unit) => bare(unit) === name)
  // A cubic centimeter is a millilitre, and people type either.
  const equal = name === 'cm3' ? 'ml' : name === 'ml' ? 'cm3' : undefined
  const alike = found.length > 0 || equal === undefined ? found : units.filter((unit) => bare(unit) === equal)
  return alike.length === 1 ? alike[0] : undefined
}
