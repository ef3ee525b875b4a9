import type { Address, RenderedOutput, Snapshot } from '@pandok/module-engine'

/**
 * The inputs without which an output isn't worth showing yet: what it waits for, and what it has read that has to be
 * filled and isn't. The engine leaves out a part whose condition is undecided, so that before the first answer the rest
 * of a sentence would stand there alone.
 */
export function awaitedBy(
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
