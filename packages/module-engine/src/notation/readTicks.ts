import type { Found } from './Field.ts'
import { sideField } from './sideField.ts'

const EMPTY = '□☐▢◻'
const TICKED = '■☑☒✅'
const ITEM = new RegExp(`([${EMPTY}${TICKED}])[ \\t]*([^${EMPTY}${TICKED}\\n,;()]{1,60})`, 'uy')

const BOX = new RegExp(`^[${EMPTY}${TICKED}]`, 'u')

/** «□ 있음 □ 없음» is one question; a single box is a boolean. */
export function readTicks(text: string): Found | undefined {
  if (!BOX.test(text)) return undefined
  const items: { text: string; isTicked: boolean; end: number }[] = []
  ITEM.lastIndex = 0
  for (let match = ITEM.exec(text); match; match = ITEM.exec(text)) {
    const [, box = '', written = ''] = match
    // Two spaces end an answer, and the sentence continues after them.
    const answer = written.split(/ {2,}|\t/u)[0]?.trim() ?? ''
    if (answer === '') break
    const end = match.index + match[0].indexOf(answer, 1) + answer.length
    items.push({ text: answer, isTicked: TICKED.includes(box), end })
    ITEM.lastIndex = end + (/^[ \t]*/u.exec(text.slice(end, end + 20))?.[0].length ?? 0)
  }
  const last = items.at(-1)
  if (!last) return undefined
  const options = items.map(({ text: option }) => option)
  const [only] = items
  if (items.length === 1 && only)
    return { length: only.end, parts: [{ kind: 'tick', text: only.text, isTicked: only.isTicked }] }
  // The same answer twice is no question; it stays as it was pasted.
  if (new Set(options).size !== options.length) return { length: last.end, parts: [text.slice(0, last.end)] }
  const ticked = items.flatMap(({ isTicked }, index) => (isTicked ? [index] : []))
  const several = { kind: 'multi', options, defaults: ticked } as const
  const field =
    ticked.length > 1 ? several : (sideField(options, ticked) ?? { ...several, kind: 'choice' as const })
  return { length: last.end, parts: [field] }
}

/** A bracket is a box if an answer follows it that is neither a unit nor a product sign. */
const BOXED = '(?<!\\p{L})\\[([ xXvV])\\](?= ?(?!(?:[xX×✕]|mm|cm|mL|ml|cc|HU)(?!\\p{L}))[\\p{L}\\p{N}])'
const BOXES = new RegExp(BOXED, 'gu')

/** «[ ] a [x] b» are boxes if a line has two of them. */
export const boxesOf = (text: string): string =>
  text.includes(']')
    ? text
        .split('\n')
        .map((line) =>
          (line.match(BOXES)?.length ?? 0) < 2
            ? line
            : line.replace(BOXES, (_, mark: string) => (mark === ' ' ? '□' : '■')),
        )
        .join('\n')
    : text
