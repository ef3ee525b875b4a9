import type { Encoding } from '../text/encodings.ts'

export interface Rtf {
  /** As PowerScribe counts it: a paragraph, a line break and a tab are one character each, control words none. */
  text: string
  /** Where the outermost group ends: PowerScribe writes its fields behind it. */
  end: number
  hasPicture: boolean
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{
    par: '\n',
    line: '\n',
    sect: '\n',
    page: '\n',
    row: '\n',
    tab: '\t',
    cell: '\t',
    emdash: '—',
    endash: '–',
  },
  ...{ bullet: '•', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', emspace: ' ', enspace: ' ' },
}
/** Groups that hold no text of the document. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict header footer headerl headerr footerl footerr listtable listoverridetable generator themedata datastore object fldinst pntext'.split(
    ' ',
  ),
)
const CODE_PAGES: Readonly<Record<string, Encoding>> = { 949: 'euc-kr', 932: 'shift_jis', 936: 'gb18030' }
const DEPTH_MAX = 1000

interface Group {
  isSilent: boolean
  /** How many characters stand behind a Unicode one for readers that don't know it. */
  skip: number
}

/** The plain text of a document in Rich Text Format, in one pass. */
export function readRtf(rtf: string): Rtf {
  const pieces: string[] = []
  const groups: Group[] = [{ isSilent: false, skip: 1 }]
  let decoder = new TextDecoder('windows-1252')
  let bytes: number[] = []
  let toSkip = 0
  let hasPicture = false
  const group = () => groups.at(-1) ?? { isSilent: false, skip: 1 }
  const flush = () => {
    if (bytes.length > 0) pieces.push(decoder.decode(Uint8Array.from(bytes)))
    bytes = []
  }
  const write = (text: string) => {
    if (group().isSilent) return
    if (toSkip > 0) {
      toSkip -= 1
      return
    }
    flush()
    pieces.push(text)
  }
  let at = 0
  while (at < rtf.length) {
    const sign = rtf.charAt(at)
    if (sign === '{') {
      flush()
      toSkip = 0
      if (groups.length > DEPTH_MAX) break
      groups.push({ ...group() })
      at += 1
    } else if (sign === '}') {
      flush()
      toSkip = 0
      groups.pop()
      at += 1
      if (groups.length <= 1) break
    } else if (sign === '\\') {
      const control = /^\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([0-9a-f]{2})|([\s\S]))/iu.exec(
        rtf.slice(at, at + 50),
      )
      const [whole = sign, word, number, hex, symbol] = control ?? []
      at += whole.length
      if (hex !== undefined) {
        if (toSkip > 0) toSkip -= 1
        else if (!group().isSilent) bytes.push(Number.parseInt(hex, 16))
      } else if (symbol !== undefined) {
        if (symbol === '*') group().isSilent = true
        else if (symbol === '\n') write('\n')
        else if (symbol === '~') write(' ')
        else if (symbol === '_') write('-')
        else if (/[\\{}]/u.test(symbol)) write(symbol)
      } else if (word === 'u' && number !== undefined) {
        write(characterOf(Number(number)))
        if (!group().isSilent) toSkip = group().skip
      } else if (word === 'uc') group().skip = Math.min(Math.max(Number(number ?? 1), 0), 10)
      else if (word === 'ansicpg') decoder = new TextDecoder(CODE_PAGES[number ?? ''] ?? 'windows-1252')
      else if (word !== undefined && SILENT.has(word)) {
        if (word === 'pict') hasPicture = true
        group().isSilent = true
      } else if (word !== undefined && Object.hasOwn(SIGNS, word)) {
        toSkip = 0
        write(SIGNS[word] ?? '')
      }
    } else {
      const plain = /^[^\\{}\n]{1,2000}/u.exec(rtf.slice(at, at + 2000))?.[0] ?? ''
      if (plain === '') at += 1
      else if (toSkip > 0) {
        toSkip -= 1
        at += 1
      } else {
        write(plain)
        at += plain.length
      }
    }
  }
  flush()
  return { text: pieces.join(''), end: at, hasPicture }
}

/** Codes beyond 32767 are written as negative numbers; halves of a character meet when they are joined. */
function characterOf(code: number): string {
  return String.fromCharCode(code < 0 ? code + 65_536 : code)
}
