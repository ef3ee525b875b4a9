import type { Address, RenderedOutput, Snapshot } from '@pandok/module-engine'

/**
 * Lists the inputs without which an output isn't worth showing yet: those that it waits for, and required
 * ones that it has read and that are empty. The engine leaves out a part with an undecided condition, so
 * before the first answer the rest of a sentence would stand alone.
 */
export function missingInputs(
  { status, waitsFor, reasons }: Pick<RenderedOutput, 'status' | 'waitsFor' | 'reasons'>,
  { faults }: Pick<Snapshot, 'faults'>,
): readonly Address[] {
  if (status === 'waiting') return waitsFor
  if (status !== 'written') return []
  return reasons.flatMap((reason) => {
    if (reason.kind !== 'input' || reason.value !== undefined) return []
    const { id, row } = reason.address
    return faults.filter((fault) => fault.id === id && fault.row === row)
  })
}
