/** These are the names of `TextDecoder`; its `euc-kr` is CP949 with all syllables. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'euc-kr',
  'shift_jis',
  'gb18030',
  'windows-1252',
] as const
export type Encoding = (typeof ENCODINGS)[number]
