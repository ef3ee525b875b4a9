import { type Blank, type Cell, type Exam, type Locale, wordsIn } from '@pandok/domain'

const ONE_ANSWER: ReadonlySet<Blank['kind']> = new Set(['choice', 'level', 'side', 'clock'])

/**
 * Blanks whose answer can name a line, such as the level of a disc. Cells with the same question use the same
 * name.
 */
export function rowBlanks(
  cells: readonly Cell[],
  exam: Exam | undefined,
  locale: Locale,
): { id: string; name: string }[] {
  const blanks = [...cells.flatMap((cell) => cell.blanks ?? []), ...(exam?.blanks ?? [])]
  const names = new Map<string, string>()
  for (const { id, kind, label, options } of blanks) {
    // The engine doesn't treat a side without answers of its own as a choice.
    const isAnswered = ONE_ANSWER.has(kind) && (kind !== 'side' || options !== undefined)
    if (isAnswered && !names.has(id)) names.set(id, wordsIn(label, locale) || id)
  }
  return [...names].map(([id, name]) => ({ id, name }))
}
