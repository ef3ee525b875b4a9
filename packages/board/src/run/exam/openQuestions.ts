import type { Run } from '../Run.ts'
import { awaitedBlanks } from './awaitedBlanks.ts'

type Asked = Pick<Run, 'cell' | 'isWritten' | 'fillings'>

/**
 * Lists the blanks of the exam that written sentences wait for and that the open form still has to answer;
 * undefined if the form was not opened for such blanks, or does more than ask for them.
 */
export function openQuestions({
  open,
  runs,
}: {
  open: Asked | undefined
  runs: readonly Asked[]
}): readonly string[] | undefined {
  if (!open || open.isWritten) return undefined
  const { asks = [], outputs, normal } = open.cell
  if (asks.length === 0 || outputs.length > 0 || normal !== undefined) return undefined
  const awaited = new Set(
    runs.flatMap(({ isWritten, fillings }) =>
      isWritten ? awaitedBlanks(fillings).map(({ at }) => at.id) : [],
    ),
  )
  const asked = asks.filter((id) => awaited.has(id))
  if (asked.length === 0) return undefined
  const views = open.fillings.flatMap(({ session }) => session.snapshot().inputs)
  const isAnswered = (id: string) =>
    views.some(({ address, value, fault }) => address.id === id && value !== undefined && fault === undefined)
  return asked.filter((id) => !isAnswered(id))
}
