import { itemAt } from '@pandok/domain'
import type { Vector } from '../../model/Geometry.ts'

/** The patient axes of DICOM: x to the left, y to the back, z to the head. */
const AXES = [
  ['L', 'R'],
  ['P', 'A'],
  ['H', 'F'],
] as const

/** An axis that contributes less than 10° gets no letter. */
const LEAST = Math.sin((10 * Math.PI) / 180)

/** One to three letters, strongest first; equal ones in the order of the axes. */
export function lettersOfVector(vector: Vector): string {
  const length = Math.hypot(...vector)
  if (!(length > 0)) return ''
  return AXES.map(([plus, minus], axis) => {
    const part = itemAt(vector, axis) / length
    return { letter: part > 0 ? plus : minus, strength: Math.abs(part) }
  })
    .filter(({ strength }) => strength >= LEAST)
    .sort((one, other) =>
      Math.abs(other.strength - one.strength) < 1e-4 ? 0 : other.strength - one.strength,
    )
    .map(({ letter }) => letter)
    .join('')
}

const OPPOSITES: Readonly<Record<string, string>> = {
  L: 'R',
  R: 'L',
  A: 'P',
  P: 'A',
  H: 'F',
  F: 'H',
}
/** For animals (PS3.3 C.7.6.1.1.1). Palmar, plantar and rostral have no opposite in that table. */
const ANIMAL_OPPOSITES: Readonly<Record<string, string>> = {
  LE: 'RT',
  RT: 'LE',
  D: 'V',
  V: 'D',
  CR: 'CD',
  CD: 'CR',
  PR: 'DI',
  DI: 'PR',
  M: 'L',
  L: 'M',
}

/** The letters of the opposite side; empty if there are none. */
export function oppositeLetters(letters: string): string {
  const plain = letters.toUpperCase()
  // No human direction is posterior and anterior at once, so PA means palmar.
  const isHuman =
    /^[LRAPHF]+$/.test(plain) &&
    AXES.every(([plus, minus]) => !plain.includes(plus) || !plain.includes(minus))
  const parts = isHuman ? [...plain] : (plain.match(/LE|RT|CR|CD|PR|DI|PA|PL|D|V|M|L|R/g) ?? [])
  const opposites = parts.map((part) => (isHuman ? OPPOSITES : ANIMAL_OPPOSITES)[part] ?? '')
  return opposites.includes('') ? '' : opposites.join('')
}
