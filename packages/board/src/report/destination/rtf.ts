import type { WrittenPiece } from './substitute.ts'

/** Makes one paragraph for each line of the text. */
export function rtfText(pieces: readonly WrittenPiece[], isBold: boolean): (readonly WrittenPiece[])[] {
  const lines: WrittenPiece[][] = [[]]
  for (const piece of pieces) {
    const [first = '', ...rest] = piece.text.split('\n')
    lines.at(-1)?.push({ ...piece, text: escapeRtf(first) })
    for (const line of rest) lines.push([{ text: escapeRtf(line) }])
  }
  return lines.map((line) => [
    ...(isBold ? [{ text: '{\\b ' }] : []),
    ...line,
    { text: isBold ? '}\\par' : '\\par' },
  ])
}

/** `\uc1` announces one fallback character after each `\u` for readers that don't know it. */
export const rtfDocument = (
  paragraphs: readonly (readonly WrittenPiece[])[],
  end: WrittenPiece,
): readonly WrittenPiece[] =>
  paragraphs.length === 0
    ? []
    : [
        { text: '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fnil Arial;}}\\f0\\fs20' },
        end,
        ...paragraphs.flatMap((paragraph) => [...paragraph, end]),
        { text: '}' },
      ]

/** RTF writes signed 16-bit units. */
const escapeRtf = (text: string): string =>
  text
    .replace(/[\\{}]/gu, '\\$&')
    .replaceAll('\t', '\\tab ')
    .replace(/[^\t -~]/gu, (character) =>
      character
        .split('')
        .map((unit) => {
          const code = unit.charCodeAt(0)
          return `\\u${code > 0x7fff ? code - 0x10000 : code}?`
        })
        .join(''),
    )
