import type { Sheet } from './Sheet.ts'
import type { ComputedSlot, GroupSlot, InputSlot, Row, Slot } from './Slot.ts'
import type { Address, EnteredAddress } from './session.ts'

/** Lists the slots of all inputs: those of the module, then those of the rows. */
export function inputsOf(sheet: Sheet): InputSlot[] {
  const rows = [sheet.module, ...sheet.rows.flat()]
  return rows.flatMap((row) => row.slots.filter((slot) => slot.kind === 'input'))
}

export function inputAt(sheet: Sheet, address: Address): InputSlot | undefined {
  const slot = slotAt(sheet, address)
  return slot?.kind === 'input' ? slot : undefined
}

export function computedAt(sheet: Sheet, address: Address): ComputedSlot | undefined {
  const slot = slotAt(sheet, address)
  return slot?.kind === 'computed' ? slot : undefined
}

export function groupAt(sheet: Sheet, id: string): GroupSlot | undefined {
  const slot = slotIn(sheet, sheet.module, id)
  return slot?.kind === 'group' ? slot : undefined
}

/** Finds a slot by the index of its row, as saved entries refer to it. */
export function slotAtPlace(sheet: Sheet, { id, row: place }: EnteredAddress): Slot | undefined {
  if (place === undefined) return slotIn(sheet, sheet.module, id)
  for (const rows of sheet.rows) {
    const row = rows[place]
    const slot = row && slotIn(sheet, row, id)
    if (slot) return slot
  }
  return undefined
}

function slotAt(sheet: Sheet, { id, row: key }: Address): Slot | undefined {
  if (key === undefined) return slotIn(sheet, sheet.module, id)
  const row = sheet.rows.flat().find((one) => one.key === key)
  return row && slotIn(sheet, row, id)
}

function slotIn(sheet: Sheet, row: Row, id: string): Slot | undefined {
  const template = sheet.compiled.scopes[row.scope + 1]?.names.get(id)
  return template?.scope === row.scope ? row.slots[template.local] : undefined
}
