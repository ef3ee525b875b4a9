import type { Address } from '@pandok/module-engine'
import type { Filling } from '../Run.ts'

/** A blank of the exam that the sentences of a filling can't be written without. */
export interface Awaited {
  filling: string
  at: Address
}

/** Lists the blanks of the exam that sentences wait for, in the order in which the exam names them. */
export const awaitedBlanks = (fillings: readonly Filling[]): readonly Awaited[] =>
  fillings.flatMap(({ id: filling, session, shared }) => {
    if (shared.size === 0) return []
    const open = session
      .snapshot()
      .inputs.filter(({ address, value }) => shared.has(address.id) && value === undefined)
    if (open.length === 0) return []
    const needed = new Set(session.outputs('ko').flatMap(({ waitsFor }) => waitsFor.map(({ id }) => id)))
    return open.filter(({ address }) => needed.has(address.id)).map(({ address: at }) => ({ filling, at }))
  })
