import {
  DESTINATION_CHOICES,
  DESTINATION_NAME_MAX_CHARACTERS,
  DESTINATIONS_MAX,
  type Destination,
  type DestinationOption,
  LINE_COLUMNS_MAX,
  LINE_COLUMNS_MIN,
  PLAIN_DESTINATION,
} from './Destination.ts'

/**
 * Reads the stored destinations. Values that can't be read are replaced by those of plain text. It never
 * throws.
 */
export function readDestinations(kept: string | null): readonly Destination[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(list)) return []
    const read = list.slice(0, DESTINATIONS_MAX).flatMap((one: unknown) => readDestination(one) ?? [])
    return read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index)
  } catch {
    return []
  }
}

function readDestination(one: unknown): Destination | undefined {
  if (typeof one !== 'object' || one === null) return undefined
  const fields: Readonly<Record<string, unknown>> = { ...one }
  const { id, name, lineColumns } = fields
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return undefined
  const chosen = <Name extends DestinationOption>(option: Name): Destination[Name] => {
    const choices: readonly Destination[Name][] = DESTINATION_CHOICES[option]
    return choices.find((choice) => choice === fields[option]) ?? PLAIN_DESTINATION[option]
  }
  return {
    id,
    name: name.slice(0, DESTINATION_NAME_MAX_CHARACTERS),
    format: chosen('format'),
    lineEnd: chosen('lineEnd'),
    spacing: chosen('spacing'),
    headings: chosen('headings'),
    items: chosen('items'),
    numbers: chosen('numbers'),
    lineColumns: isColumns(lineColumns) ? lineColumns : null,
    characters: chosen('characters'),
    koreanEndings: chosen('koreanEndings'),
  }
}

const isColumns = (columns: unknown): columns is number =>
  typeof columns === 'number' &&
  Number.isInteger(columns) &&
  columns >= LINE_COLUMNS_MIN &&
  columns <= LINE_COLUMNS_MAX
