/** The format of a report for one system that it is pasted into. */
export interface Destination {
  id: string
  name: string
  format: 'text' | 'markdown' | 'rtf'
  lineEnd: 'lf' | 'crlf'
  /** The empty lines between sections. */
  spacing: 'none' | 'one'
  /** `inline` puts the heading on the line of the section's first sentence. */
  headings: 'none' | 'plain' | 'brackets' | 'colon' | 'capitals' | 'inline'
  /**
   * The mark before each sentence of a section that isn't numbered. With `paragraph`, sentences follow one
   * another.
   */
  items: 'lines' | 'dashes' | 'paragraph'
  /** The numbering of a conclusion with two or more items. */
  numbers: 'dot' | 'bracket' | 'none'
  /**
   * The width in columns, of which a Korean, Chinese or Japanese letter takes two. With null, lines are not
   * wrapped.
   */
  lineColumns: number | null
  /** The characters that the system can store. */
  characters: 'unicode' | 'cp949' | 'ascii'
  /** The sentence endings: «…있음.» or «…있습니다.» */
  koreanEndings: 'noun' | 'polite'
}

/** The settings that are chosen from a list. */
export type DestinationOption = Exclude<keyof Destination, 'id' | 'name' | 'lineColumns'>

/** The choices for each setting; the first is the default. */
export const DESTINATION_CHOICES: {
  readonly [Name in DestinationOption]: readonly Destination[Name][]
} = {
  format: ['text', 'markdown', 'rtf'],
  lineEnd: ['lf', 'crlf'],
  spacing: ['one', 'none'],
  headings: ['plain', 'brackets', 'colon', 'capitals', 'inline', 'none'],
  items: ['lines', 'dashes', 'paragraph'],
  numbers: ['dot', 'bracket', 'none'],
  characters: ['unicode', 'cp949', 'ascii'],
  koreanEndings: ['noun', 'polite'],
}

export const LINE_COLUMNS_MIN = 20
export const LINE_COLUMNS_MAX = 400
export const DESTINATIONS_MAX = 20
export const DESTINATION_NAME_MAX_CHARACTERS = 40

/** The default of every member; it has no name of its own. */
export const PLAIN_DESTINATION: Destination = {
  id: 'text',
  name: '',
  format: 'text',
  lineEnd: 'lf',
  spacing: 'one',
  headings: 'plain',
  items: 'lines',
  numbers: 'dot',
  lineColumns: null,
  characters: 'unicode',
  koreanEndings: 'noun',
}

/** The presets for everybody. Changing one makes it the member's own. */
export const DESTINATION_PRESETS: readonly Destination[] = [
  PLAIN_DESTINATION,
  { ...PLAIN_DESTINATION, id: 'cp949', lineEnd: 'crlf', characters: 'cp949' },
  { ...PLAIN_DESTINATION, id: 'ascii', lineEnd: 'crlf', characters: 'ascii', headings: 'capitals' },
  { ...PLAIN_DESTINATION, id: 'markdown', format: 'markdown' },
  { ...PLAIN_DESTINATION, id: 'rtf', format: 'rtf', lineEnd: 'crlf' },
]
