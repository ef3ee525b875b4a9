import fc from 'fast-check'
import type { ModuleDefinition } from '../document/definition.ts'
import type { EdgeValue, ModuleSession, ValueSource } from '../run/session.ts'
import { HOSTILE_TEXTS } from './hostileTexts.ts'

/** One action of a person or a host in a session; `row` is the index of a row, counted from 0. */
export type Operation =
  | { do: 'set'; id: string; row: number; raw: EdgeValue | undefined; source?: ValueSource }
  | { do: 'confirm' | 'unset'; id: string; row: number }
  | { do: 'overrule'; id: string; row: number; value: EdgeValue | undefined }
  | { do: 'addRow' | 'sortRows'; group: string }
  | { do: 'removeRow' | 'sameAsAbove'; group: string; row: number }
  | { do: 'moveRow'; group: string; row: number; to: number }
  | { do: 'confirmAll' }

const raw: fc.Arbitrary<EdgeValue> = fc.oneof(
  fc.constantFrom<EdgeValue>('0', '1', '3.5', '3,5 cm', '12', '-4', '1,234', '４．０', 'abc', ''),
  fc.constantFrom<EdgeValue>('a', 'b', 'none', true, false, 'R', 'L', '2026-11-15', '20261231'),
  fc.constantFrom<EdgeValue>(['a'], ['a', 'b'], ['none', 'a'], [], ['zzz']),
  fc.constantFrom<EdgeValue>(...HOSTILE_TEXTS),
)

export function arbitraryOperations(definition: ModuleDefinition): fc.Arbitrary<Operation[]> {
  const id = fc.constantFrom(...definition.inputs.map((input) => input.id), 'nothing')
  const computed = fc.constantFrom(...definition.computed.map((one) => one.id), 'nothing')
  const group = fc.constantFrom(...definition.groups.map((one) => one.id), 'nothing')
  const row = fc.integer({ min: 0, max: 3 })
  const source = fc.constantFrom<ValueSource>(
    { from: 'dicom', attribute: 'X' },
    { from: 'measurement', what: 'length' },
    { from: 'clipboard' },
  )
  return fc.array(
    fc.oneof<fc.Arbitrary<Operation>[]>(
      fc.record({ do: fc.constant('set' as const), id, row, raw }),
      fc.record({ do: fc.constant('set' as const), id, row, raw }),
      fc.record({
        do: fc.constant('set' as const),
        id,
        row,
        raw: fc.option(raw, { nil: undefined }),
        source,
      }),
      fc.record({ do: fc.constantFrom('confirm' as const, 'unset' as const), id, row }),
      fc.record({
        do: fc.constant('overrule' as const),
        id: computed,
        row,
        value: fc.option(raw, { nil: undefined }),
      }),
      fc.record({ do: fc.constantFrom('addRow' as const, 'sortRows' as const), group }),
      fc.record({ do: fc.constantFrom('removeRow' as const, 'sameAsAbove' as const), group, row }),
      fc.record({ do: fc.constant('moveRow' as const), group, row, to: fc.integer({ min: -1, max: 5 }) }),
      fc.constant({ do: 'confirmAll' as const }),
    ),
    { maxLength: 14 },
  )
}

/** Performs the operation. It may name rows that don't exist, which the session must tolerate. */
export function perform(session: ModuleSession, definition: ModuleDefinition, operation: Operation): void {
  const { rows } = session.snapshot()
  const keyIn = (group: string, row: number) =>
    (Object.hasOwn(rows, group) ? rows[group]?.[row] : undefined) ?? 'none'
  const address = (id: string, row: number) => {
    const named = [...definition.inputs, ...definition.computed].find((one) => one.id === id)
    return named?.group === undefined ? { id } : { id, row: keyIn(named.group, row) }
  }
  switch (operation.do) {
    case 'set':
      session.set(address(operation.id, operation.row), operation.raw, operation.source)
      break
    case 'unset':
      session.set(address(operation.id, operation.row), undefined)
      break
    case 'confirm':
      session.confirm(address(operation.id, operation.row))
      break
    case 'overrule':
      session.overrule(address(operation.id, operation.row), operation.value)
      break
    case 'addRow':
      session.addRow(operation.group)
      break
    case 'sortRows':
      session.sortRows(operation.group)
      break
    case 'removeRow':
      session.removeRow(operation.group, keyIn(operation.group, operation.row))
      break
    case 'sameAsAbove':
      session.sameAsAbove(operation.group, keyIn(operation.group, operation.row))
      break
    case 'moveRow':
      session.moveRow(operation.group, keyIn(operation.group, operation.row), operation.to)
      break
    case 'confirmAll':
      session.confirmAll()
  }
}
