import type { Encoding } from '../text/encodings.ts'

export interface Rtf {
  /**
   * The text as PowerScribe counts it: a paragraph, a line break and a tab are one character each, and
   * control words none.
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
/** Groups without text of the document. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict header footer headerl headerr footerl footerr listtable listoverridetable generator themedata datastore object fldinst pntext'.split(
    ' ',
  ),
)
const CODE_PAGES: Readonly<Record<string, Encoding>> = { 949: 'euc-kr', 932: 'shift_jis', 936: 'gb18030' }
const DEPTH_MAX = 1000

interface Group {
  isSilent: boolean
  /** The number of fallback characters after a Unicode character for older readers. */
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

/** The state of reading. Methods that read a sign return its number of characters. */
class RtfReader {
  hasPicture = false
  readonly #pieces: string[] = []
  readonly #groups: Group[] = [{ isSilent: false, skip: 1 }]
  #decoder = new TextDecoder('windows-1252')
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
    this.#groups.push({ ...this.#group })
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
    return whole.length
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
    if (this.#bytes.length > 0) this.#pieces.push(this.#decoder.decode(Uint8Array.from(this.#bytes)))
    this.#bytes = []
  }

  #write(text: string): void {
    if (this.#group.isSilent) return
    if (this.#toSkip > 0) {
      this.#toSkip -= 1
      return
    }
    this.#flush()
    this.#pieces.push(text)
  }

  #byte(code: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1
    else if (!this.#group.isSilent) this.#bytes.push(code)
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
    } else if (word === 'uc') this.#group.skip = Math.min(Math.max(Number(number ?? 1), 0), 10)
    else if (word === 'ansicpg') this.#decoder = new TextDecoder(CODE_PAGES[number ?? ''] ?? 'windows-1252')
    else if (SILENT.has(word)) {
      if (word === 'pict') this.hasPicture = true
      this.#group.isSilent = true
    } else if (Object.hasOwn(SIGNS, word)) {
      this.#toSkip = 0
      this.#write(SIGNS[word] ?? '')
    }
  }
}

/** Codes above 32767 are written as negative numbers; surrogates are joined afterwards. */
function characterOf(code: number): string {
  return String.fromCharCode(code < 0 ? code + 65_536 : code)
}
