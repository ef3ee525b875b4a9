import type { Fill, InputKind } from '@pandok/module-engine'

export const NUMBERS: ReadonlySet<string> = new Set<InputKind>(['number', 'integer', 'measure'])

/** Whether a source of this kind can have a value for an input of that kind; a text takes anything. */
export function suitsKind(from: Fill['from'] | 'default', kind: InputKind): boolean {
  if (kind === 'text') return true
  if (from === 'today') return kind === 'date'
  if (from === 'measurement') return NUMBERS.has(kind)
  return from !== 'dicom' || kind !== 'multi'
}

/** The attribute of the image's header that suits an input of this kind. */
const ATTRIBUTE_OF: Readonly<Partial<Record<InputKind, string>>> = {
  date: 'StudyDate',
  side: 'Laterality',
  number: 'PatientAge',
  integer: 'PatientAge',
  measure: 'SliceThickness',
}

export const suitedAttribute = (kind: InputKind): string => ATTRIBUTE_OF[kind] ?? 'StudyDescription'
