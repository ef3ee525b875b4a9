import { DICTIONARY_ENTRIES } from './dictionaryEntries.ts'

export interface DictionaryEntry {
  /** `group << 16 | element`, unsigned. */
  tag: number
  /** `xs` means US, or SS where the pixels are signed. */
  vr: string
  keyword: string
}

const byKeyword = new Map<string, DictionaryEntry>()
const byTag = new Map<number, DictionaryEntry>()

for (const line of DICTIONARY_ENTRIES.trim().split(/,?\s*\n|, /u)) {
  const [keyword = '', tag = '', vr = ''] = line.split(' ')
  const entry = { tag: Number.parseInt(tag, 16), vr, keyword }
  byKeyword.set(keyword, entry)
  byTag.set(entry.tag, entry)
}

export const entryOf = (keyword: string): DictionaryEntry | undefined => byKeyword.get(keyword)

/** Overlays repeat in the groups 6000, 6002 … 60FE. */
export function entryOfTag(tag: number): DictionaryEntry | undefined {
  const isOverlay = tag >>> 24 === 0x60
  return byTag.get(isOverlay ? (tag & 0xff00_ffff) >>> 0 : tag)
}

/** The tag of a keyword; one that isn't in the table is a programming error. */
export function tagOf(keyword: string): number {
  const entry = byKeyword.get(keyword)
  if (!entry) throw new Error(`not in the dictionary: ${keyword}`)
  return entry.tag
}
