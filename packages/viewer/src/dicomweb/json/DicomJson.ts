/**
 * A data set of the DICOM JSON model (PS3.18 F.2), by tags of eight hexadecimal digits. Only its outer shape
 * is validated.
 */
export type DicomJson = Readonly<Record<string, DicomJsonElement>>

export interface DicomJsonElement {
  vr?: string
  Value?: readonly unknown[]
  InlineBinary?: string
  BulkDataURI?: string
}

export function isDicomJson(value: unknown): value is DicomJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const first = (dataset: DicomJson, tag: string): unknown => {
  const element = dataset[tag]
  return typeof element === 'object' && Array.isArray(element?.Value) ? element.Value[0] : undefined
}

export function textOf(dataset: DicomJson, tag: string): string {
  const value = first(dataset, tag)
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? `${value}` : ''
}

/** Servers write integer strings as numbers or as strings. */
export function numberOf(dataset: DicomJson, tag: string): number | undefined {
  const value = first(dataset, tag)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export function textsOf(dataset: DicomJson, tag: string): string[] {
  const values = dataset[tag]?.Value
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string' && value !== '') : []
}

/** The component groups of a person name, trimmed. */
export function nameOf(dataset: DicomJson, tag: string) {
  const value = first(dataset, tag)
  const groups = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const group = (key: string) => (typeof groups[key] === 'string' ? groups[key].trim() : '')
  const alphabetic = typeof value === 'string' ? value.trim() : group('Alphabetic')
  return { alphabetic, ideographic: group('Ideographic'), phonetic: group('Phonetic') }
}
