import { CELLS_MAX, type Cell, type PlateContent } from '@pandok/domain'

const COLORS = ['blue', 'green', 'teal', 'violet', 'orange', 'pink'] as const
const SECTIONS = ['technique', 'findings', 'findings', 'findings', 'impression'] as const

/** Codes of letters and digits come first, as in the automatic mapping; the same codes with Shift follow. */
const CODES = [
  ...'1234567890'.split('').map((digit) => `Digit${digit}`),
  ...'QWERTYUIOPASDFGHJKLZXCVBNM'.split('').map((letter) => `Key${letter}`),
]
const KEYS = [...CODES, ...CODES.map((code) => `Shift+${code}`)].slice(0, CELLS_MAX)

/** Ten of the sixty cells contain a module, the others two sentences each. */
const isModule = (position: number) => position % 6 === 5

const cellAt = (position: number, moduleId: string): Cell => ({
  id: `cell${position}`,
  position,
  name: `칸 ${position + 1}`,
  title: `제목 ${position + 1}`,
  color: COLORS[position % COLORS.length],
  outputs: isModule(position)
    ? [{ id: 'm', kind: 'module', section: 'auto', moduleId, preset: { size: String(5 + position) } }]
    : [
        {
          id: 'a',
          kind: 'phrase',
          section: SECTIONS[position % SECTIONS.length] ?? 'findings',
          text: {
            ko: `${position + 1}번째 칸의 소견은 정상 범위에 있습니다.`,
            en: `The finding of cell ${position + 1} is within normal limits.`,
          },
        },
        {
          id: 'b',
          kind: 'phrase',
          section: 'findings',
          text: { ko: `${position + 1}번 추가 소견 없음.`, en: `Nothing else at ${position + 1}.` },
        },
      ],
})

/** Returns a plate of sixty full cells, each with a key. */
export function fullPlate(name: string, moduleId: string): PlateContent {
  const cells = Array.from({ length: CELLS_MAX }, (_, position) => cellAt(position, moduleId))
  return {
    name,
    cells,
    keyMap: Object.fromEntries(KEYS.map((key, at) => [key, `cell${at}`])),
    autoFill: [],
  }
}

/** The keys of cells that write without a form, and the first text of each. */
export const phraseKeys: readonly { key: string; text: string }[] = KEYS.flatMap((key, position) =>
  isModule(position) ? [] : [{ key, text: `${position + 1}번째 칸의 소견은 정상 범위에 있습니다.` }],
)
