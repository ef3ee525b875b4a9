import type { WrittenPiece } from './substitute.ts'

/** Characters with a meaning anywhere, and those with a meaning at the beginning of a line. */
const ANYWHERE = /[\\`*_[\]<>|~&]/gu
const AT_START = /^(\s*)(?:([#+\-=:])|(\d+)([.)]))/u

/** Escapes a line so that Markdown shows exactly its text. */
export function escapeMarkdown(line: readonly WrittenPiece[]): WrittenPiece[] {
  return line.map((piece, index) => {
    const safe = piece.text.replace(ANYWHERE, '\\$&')
    const text =
      index > 0
        ? safe
        : safe.replace(AT_START, (_, space: string, sign?: string, number?: string, stop?: string) =>
            sign === undefined ? `${space}${number}\\${stop}` : `${space}\\${sign}`,
          )
    return { ...piece, text }
  })
}
