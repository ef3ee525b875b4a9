import type { Source, Syntax } from './ParsedDataset.ts'
import { type Head, isKnownVr, readHead, UNDEFINED_LENGTH } from './readHead.ts'

/** How the data set at `at` is really written; the declared way where the bytes don't tell. */
export function sniffSyntax({ bytes, view }: Source, at: number, declared: Syntax): Syntax {
  if (at + 8 > bytes.length) return declared
  const little = view.getUint16(at, true)
  const big = view.getUint16(at, false)
  // Data sets begin with a low group: read the wrong way round it is a high one.
  const isLittle = little === big ? declared.isLittle : little < big
  const hasVr = isKnownVr(bytes[at + 4] ?? 0, bytes[at + 5] ?? 0)
  const hasLetters = isLetter(bytes[at + 4]) && isLetter(bytes[at + 5])
  return { isExplicit: hasVr || (hasLetters && declared.isExplicit), isLittle }
}

const isLetter = (byte = 0) => byte >= 0x41 && byte <= 0x5a

/** Whether bytes without any mark begin like a data set: heads that follow each other in a low group. */
export function isLikelyDataset(source: Source, at: number): boolean {
  const syntax = sniffSyntax(source, at, { isExplicit: false, isLittle: true })
  const head: Head = { tag: 0, vr: '', start: 0, length: 0 }
  const { length } = source.bytes
  let last = -1
  let position = at
  let count = 0
  while (count < 4 && readHead(source, position, length, syntax, head)) {
    const group = Math.floor(head.tag / 0x1_0000)
    if (head.tag <= last || group < 2 || group > 0x28) return false
    if (count === 0 && group > 8) return false
    count++
    if (head.length === UNDEFINED_LENGTH) break
    last = head.tag
    position = head.start + head.length
    if (position > length) return false
  }
  return count >= 3
}
