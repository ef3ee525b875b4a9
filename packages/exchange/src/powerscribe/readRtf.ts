import type { Encoding } from '../text/encodings.ts'

export interface Rtf {
  /**
   * The text as PowerScribe counts it: a paragraph, a line break and a tab are one character each, and
   * control words don't count.
   */
  text: string
  /** The end of the outermost group, after which PowerScribe writes its fields. */
  end: number
  hasPicture: boolean
}

const SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
/** These groups contain no text of the document. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict header footer headerl headerr headerf footerl footerr footerf annotation atnid atnauthor listtable listoverridetable generator themedata datastore object fldinst pntext'.split(
    ' ',
  ),
)
const CODE_PAGES: Readonly<Record<string, Encoding>> = { 949: 'euc-kr', 932: 'shift_jis', 936: 'gb18030' }
/** A font determines the encoding of its bytes; WordPad on a Western computer relies on that for Hangul. */
const CHARSETS: Readonly<Record<string, Encoding>> = { 129: 'euc-kr', 128: 'shift_jis', 134: 'gb18030' }
const FONTS_MAX = 1000
const DEPTH_MAX = 1000

interface Group {
  isSilent: boolean
  /** True for text that the program doesn't show, such as deletions from tracked changes. */
  isHidden?: boolean
  /**
   * True for a group with two alternatives: the second one has in Unicode what the first one approximates.
   */
  isTwice?: boolean
  /** The encoding that the font of the group sets for its bytes. */
  encoding?: Encoding | undefined
  /** The number of fallback characters that follow a Unicode character for older readers. */
  skip: number
}

/** Extracts the plain text of a document in Rich Text Format in one pass. */
export function readRtf(rtf: string): Rtf {
  const reader = new RtfReader()
  let at = 0
  while (at < rtf.length) {
    const sign = rtf.charAt(at)
    if (sign === '{') {
      if (!reader.open()) break
      at += 1
    } else if (sign === '}') {
      at += 1
      if (!reader.close()) break
    } else if (sign === '\\') at += reader.control(rtf.slice(at, at + 50))
    else at += reader.plain(rtf.slice(at, at + 2000))
  }
  return { text: reader.text(), end: at, hasPicture: reader.hasPicture }
}

const CONTROL = /^\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([0-9a-f]{2})|([\s\S]))/iu

/** Holds the state of reading. Methods that read a control word or symbol return its number of characters. */
class RtfReader {
  hasPicture = false
  readonly #pieces: string[] = []
  readonly #groups: Group[] = [{ isSilent: false, skip: 1 }]
  /** The fonts whose bytes have another encoding than the document. */
  readonly #fonts = new Map<string, Encoding>()
  #font = ''
  #encoding: Encoding = 'windows-1252'
  readonly #decoders = new Map<Encoding, TextDecoder>()
  #bytes: number[] = []
  #toSkip = 0

  text(): string {
    this.#flush()
    return this.#pieces.join('')
  }

  /** Returns false if the nesting is too deep. */
  open(): boolean {
    this.#flush()
    this.#toSkip = 0
    if (this.#groups.length > DEPTH_MAX) return false
    const { isSilent, isTwice = false, ...rest } = this.#group
    this.#groups.push({ ...rest, isSilent: isSilent || isTwice })
    return true
  }

  /** Returns false at the end of the outermost group. */
  close(): boolean {
    this.#flush()
    this.#toSkip = 0
    this.#groups.pop()
    return this.#groups.length > 1
  }

  control(source: string): number {
    const [whole = '\\', word, number, hex, symbol] = CONTROL.exec(source) ?? []
    if (hex !== undefined) this.#byte(Number.parseInt(hex, 16))
    else if (symbol !== undefined) this.#symbol(symbol)
    else if (word !== undefined) this.#word(word, number)
    // The bytes of a picture aren't control words of the document.
    return whole.length + (word === 'bin' ? Math.max(Number(number ?? 0), 0) : 0)
  }

  plain(source: string): number {
    const words = /^[^\\{}\n]{1,2000}/u.exec(source)?.[0] ?? ''
    if (words === '') return 1
    if (this.#toSkip > 0) {
      this.#toSkip -= 1
      return 1
    }
    this.#write(words)
    return words.length
  }

  get #group(): Group {
    return this.#groups.at(-1) ?? { isSilent: false, skip: 1 }
  }

  #flush(): void {
    if (this.#bytes.length > 0) {
      const encoding = this.#group.encoding ?? this.#encoding
      const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding)
      this.#decoders.set(encoding, decoder)
      this.#pieces.push(decoder.decode(Uint8Array.from(this.#bytes)))
    }
    this.#bytes = []
  }

  #write(text: string): void {
    if (this.#group.isSilent || this.#group.isHidden) return
    if (this.#toSkip > 0) {
      this.#toSkip -= 1
      return
    }
    this.#flush()
    this.#pieces.push(text)
  }

  #byte(code: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1
    else if (!this.#group.isSilent && !this.#group.isHidden) this.#bytes.push(code)
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#group.isSilent = true
    else if (symbol === '\n') this.#write('\n')
    else if (symbol === '~') this.#write(' ')
    else if (symbol === '_') this.#write('-')
    else if (/[\\{}]/u.test(symbol)) this.#write(symbol)
  }

  #word(word: string, number: string | undefined): void {
    if (word === 'u' && number !== undefined) {
      this.#write(characterOf(Number(number)))
      if (!this.#group.isSilent) this.#toSkip = this.#group.skip
    } else if (word === 'f') this.#selectFont(number ?? '')
    else if (word === 'fcharset') this.#describeFont(number ?? '')
    else if (word === 'plain') this.#selectFont('')
    else if (word === 'v' || word === 'deleted') {
      this.#flush()
      this.#group.isHidden = number !== '0'
    } else if (word === 'upr') this.#group.isTwice = true
    else if (word === 'ud') this.#group.isSilent = this.#groups.at(-2)?.isSilent ?? false
    else if (word === 'uc') this.#group.skip = Math.min(Math.max(Number(number ?? 1), 0), 10)
    else if (word === 'ansicpg') this.#encoding = CODE_PAGES[number ?? ''] ?? 'windows-1252'
    else if (SILENT.has(word)) {
      if (word === 'pict') this.hasPicture = true
      this.#group.isSilent = true
    } else if (Object.hasOwn(SIGNS, word)) {
      this.#toSkip = 0
      this.#write(SIGNS[word] ?? '')
    }
  }

  /** Inside the font table, which has no text, the control word begins the description of a font. */
  #selectFont(font: string): void {
    this.#flush()
    if (this.#group.isSilent) this.#font = font
    else this.#group.encoding = this.#fonts.get(font)
  }

  #describeFont(charset: string): void {
    const encoding = CHARSETS[charset]
    if (encoding && this.#fonts.size < FONTS_MAX) this.#fonts.set(this.#font, encoding)
  }
}

/** Codes above 32767 are written as negative numbers; surrogates are joined afterwards. */
function characterOf(code: number): string {
  return String.fromCharCode(code < 0 ? code + 65_536 : code)
}
