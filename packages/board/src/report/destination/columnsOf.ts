import type { Destination } from './Destination.ts'

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Returns how many columns a character takes. Systems with code page 949 count its bytes. */
export const columnsOf = (character: string, characters: Destination['characters']): number => {
  if (/\p{M}|[\u200b-\u200d]/u.test(character)) return 0
  if (characters === 'cp949') return (character.codePointAt(0) ?? 0) < 0x80 ? 1 : 2
  return WIDE.test(character) ? 2 : 1
}
