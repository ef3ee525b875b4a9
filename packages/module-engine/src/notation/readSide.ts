import type { Field, Found } from './Field.ts'
import { sideField } from './sides.ts'

const WORD = '[\\p{L}]{1,9}\\.?'
const SLASHED = new RegExp(`^(\\()?(${WORD}(?:\\s?/\\s?${WORD}){1,2})(\\))?`, 'u')

/** «(우/좌)», «(right/left)», «R/L». */
export function readSide(text: string, before: string): Found | undefined {
  const [whole = '', open, inside = '', close] = SLASHED.exec(text) ?? []
  if ((open === undefined) !== (close === undefined)) return undefined
  const isWord =
    open !== undefined || (!/[\p{L}\p{N}/]$/u.test(before) && !/^[/\d]/u.test(text.slice(whole.length)))
  const options = inside.split('/').map((option) => option.trim())
  const field = isWord ? sideField(options, []) : undefined
  if (!field) return undefined
  const after = text.slice(whole.length)
  if (after.startsWith('측')) return { length: whole.length + 1, parts: [field] }
  // «(우/좌)엽»: our word for the side would not fit before the syllable, so the pasted words are kept.
  const isPrefix = /^[가-힣]/u.test(after) && options.every((option) => /^[우좌양]$/u.test(option))
  const words: Field = { kind: 'choice', options, defaults: [], isSide: true }
  return { length: whole.length, parts: [isPrefix ? words : field] }
}
