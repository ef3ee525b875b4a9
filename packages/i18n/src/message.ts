/**
 * A sentence with `{name}` placeholders, or one for each plural category of its `{count}`. If it counts
 * several things, or counts by another name, a placeholder has its own words: `{cells|cell|cells}` is «1
 * cell» or «2 cells».
 */
export type Message = string | PluralMessage

export interface PluralMessage {
  one?: string
  other: string
}

/** The type of a complete translation: it has the same keys as Korean. */
export type Translated<Korean> = Record<keyof Korean, Message>

export type Values = Readonly<Record<string, string | number>>
