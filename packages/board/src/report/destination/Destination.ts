/** How a report is written for one system that it is pasted into. */
export interface Destination {
  id: string
  name: string
  format: 'text' | 'markdown' | 'rtf'
  lineEnd: 'lf' | 'crlf'
  /** How many empty lines separate sections. */
  spacing: 'none' | 'one'
  /** `inline`: on the line of the section's first sentence. */
  headings: 'none' | 'plain' | 'brackets' | 'colon' | 'capitals' | 'inline'
  /** Before each sentence of a section that isn't numbered. `paragraph`: sentences follow one another. */
  items: 'lines' | 'dashes' | 'paragraph'
  /** How a conclusion of two or more is counted. */
  numbers: 'dot' | 'bracket' | 'none'
  /** Columns, of which a Korean, Chinese or Japanese letter takes two; null: lines are as long as they are. */
  lineColumns: number | null
  /** The characters that the system can keep. */
  characters: 'unicode' | 'cp949' | 'ascii'
  /** «…있음.» or «…있습니다.» */
  koreanEndings: 'noun' | 'polite'
}

/** The settings that are chosen from a list. */
export type DestinationOption = Exclude<keyof Destination, 'id' | 'name' | 'lineColumns'>

/** What may be chosen for each; the first holds where nothing else is known. */
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

/** Without a name of its own: what everybody has until they choose. */
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

/** What everybody can choose; changing one makes it the member's own. */
export const DESTINATION_PRESETS: readonly Destination[] = [
  PLAIN_DESTINATION,
  { ...PLAIN_DESTINATION, id: 'cp949', lineEnd: 'crlf', characters: 'cp949' },
  { ...PLAIN_DESTINATION, id: 'ascii', lineEnd: 'crlf', characters: 'ascii', headings: 'capitals' },
  { ...PLAIN_DESTINATION, id: 'markdown', format: 'markdown' },
  { ...PLAIN_DESTINATION, id: 'rtf', format: 'rtf', lineEnd: 'crlf' },
]
