/**
 * The keys that sources use: complete ones, and the beginnings and ends of those that are composed at run
 * time.
 */
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
