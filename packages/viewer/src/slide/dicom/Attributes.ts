/** Attributes of a data set by keyword, from a file or from a server's response. */
export interface Attributes {
  /** Trimmed; empty if absent. */
  strings: (keyword: string) => readonly string[]
  /** NaN for invalid values. */
  numbers: (keyword: string) => readonly number[]
  items: (keyword: string) => Iterable<Attributes>
  /** Undefined if absent or not included. */
  bytes: (keyword: string) => Uint8Array | undefined
}

export const textOf = (attributes: Attributes, keyword: string): string =>
  attributes.strings(keyword)[0] ?? ''

export const numberOf = (attributes: Attributes | undefined, keyword: string): number | undefined => {
  const value = attributes?.numbers(keyword)[0]
  return value === undefined || Number.isNaN(value) ? undefined : value
}

export const firstOf = (attributes: Attributes | undefined, keyword: string): Attributes | undefined => {
  for (const item of attributes?.items(keyword) ?? []) return item
  return undefined
}
