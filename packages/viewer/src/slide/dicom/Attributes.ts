/** Attributes of a data set by keyword, whether they come from a file or from a server's answer. */
export interface Attributes {
  /** Trimmed; none where absent or empty. */
  strings: (keyword: string) => readonly string[]
  /** NaN for values that are none. */
  numbers: (keyword: string) => readonly number[]
  items: (keyword: string) => Iterable<Attributes>
  /** Undefined where absent, or not sent along. */
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
