import type { BoardRows } from './foldBoard.ts'

/**
 * Returns where a key moves the focus in the visible layout, or undefined if the board doesn't use the key.
 * The focus stops at the edges; from a place that isn't visible it goes to the first one.
 */
export function nextPlace(lines: BoardRows, from: number, key: string, isCtrl: boolean): number | undefined {
  const at = lines.findIndex((line) => line.includes(from))
  const line = lines[at] ?? lines[0] ?? []
  const column = line.indexOf(from)
  const beside = (step: number) => line[column + step] ?? from
  // The last line may be shorter than the others.
  const below = (step: number) => {
    const next = lines[at + step]
    return next?.[Math.min(column, next.length - 1)] ?? from
  }
  const target = targetOf()
  return target === undefined || at >= 0 ? target : lines[0]?.[0]

  function targetOf(): number | undefined {
    if (isCtrl) return key === 'Home' ? lines[0]?.[0] : key === 'End' ? lines.at(-1)?.at(-1) : undefined
    switch (key) {
      case 'ArrowLeft':
        return beside(-1)
      case 'ArrowRight':
        return beside(1)
      case 'ArrowUp':
        return below(-1)
      case 'ArrowDown':
        return below(1)
      case 'Home':
        return line[0]
      case 'End':
        return line.at(-1)
      default:
        return undefined
    }
  }
}
