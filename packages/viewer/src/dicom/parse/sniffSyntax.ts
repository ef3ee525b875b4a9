import type { Source, Syntax } from './ParsedDataset.ts'
import { type Head, isKnownVr, readHead, UNDEFINED_LENGTH } from './readHead.ts'

/** Groups with which data sets start; in the wrong byte order they would be high numbers. */
const FIRST_GROUPS = new Set([0x0002, 0x0004, 0x0008, 0x0010, 0x0018, 0x0020, 0x0028])

/** The actual syntax of the data set at `at`; the declared one if the bytes are inconclusive. */
export function sniffSyntax({ bytes, view }: Source, at: number, declared: Syntax): Syntax {
  if (at + 8 > bytes.length) return declared
  const group = view.getUint16(at, declared.isLittle)
  const turned = view.getUint16(at, !declared.isLittle)
  const isTurned = !FIRST_GROUPS.has(group) && FIRST_GROUPS.has(turned)
  const isLittle = isTurned ? !declared.isLittle : declared.isLittle
  const hasVr = isKnownVr(bytes[at + 4] ?? 0, bytes[at + 5] ?? 0)
  const hasLetters = isLetter(bytes[at + 4]) && isLetter(bytes[at + 5])
  return { isExplicit: hasVr || (hasLetters && declared.isExplicit), isLittle }
}

const isLetter = (byte = 0) => byte >= 0x41 && byte <= 0x5a

/** Whether unmarked bytes start like a data set: consecutive headers in a low group. */
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
