/** What sources ask the catalogues for: whole keys, and what the ones put together while running begin and end with. */
export interface NamedKeys {
  readonly whole: ReadonlySet<string>
  readonly patterns: readonly KeyPattern[]
}

export interface KeyPattern {
  readonly before: string
  readonly after: string
}

export const isNamed = ({ whole, patterns }: NamedKeys, key: string): boolean =>
  whole.has(key) ||
  patterns.some(
    ({ before, after }) =>
      key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
  )

export const namedTogether = (parts: readonly NamedKeys[]): NamedKeys => ({
  whole: new Set(parts.flatMap(({ whole }) => [...whole])),
  patterns: parts.flatMap(({ patterns }) => patterns),
})
