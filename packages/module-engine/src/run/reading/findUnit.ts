/** What people write for a unit: `㎝`, `cm³`, `CC`, `HU`. Compared without regard to such differences. */
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

/** Which of a module's units was written; the exact spelling goes first (`mg` isn't `Mg`). */
export function findUnit(written: string, units: readonly string[]): string | undefined {
  if (units.includes(written)) return written
  const name = bare(written)
  const found = units.filter((unit) => bare(unit) === name)
  // A cubic centimetre is a millilitre, and people type whichever comes first.
  const equal = name === 'cm3' ? 'ml' : name === 'ml' ? 'cm3' : undefined
  const alike = found.length > 0 || equal === undefined ? found : units.filter((unit) => bare(unit) === equal)
  return alike.length === 1 ? alike[0] : undefined
}
