import type { WrittenPiece } from './substitute.ts'

/** Signs that mean something anywhere, and those that do at the beginning of a line. */
const ANYWHERE = /[\\`*_[\]<>|~&]/gu
const AT_START = /^(\s*)(?:([#+\-=:])|(\d+)([.)]))/u

/** A line of text as Markdown that shows just that text. */
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
