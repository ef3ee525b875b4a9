import type { ModuleSession } from '@pandok/module-engine'
import { focusField } from '../keyboard/fieldElements.ts'

/** Changes of rows that also move the focus, so that a keyboard user never loses it. */
export interface RowActions {
  add(group: string): void
  remove(group: string, row: string): void
  move(group: string, row: string, by: 1 | -1): void
}

export function createRowActions(session: ModuleSession, root: () => HTMLElement | null): RowActions {
  // The rows are drawn after the key event, so the focus is set one task later.
  const later = (act: (root: HTMLElement) => void) =>
    setTimeout(() => {
      const element = root()
      if (element) act(element)
    })
  const rowsOf = (group: string) => session.snapshot().rows[group] ?? []

  return {
    add(group) {
      const row = session.addRow(group)
      if (row !== undefined) later((element) => focusField(rowElement(element, row)))
    },
    remove(group, row) {
      const at = rowsOf(group).indexOf(row)
      session.removeRow(group, row)
      const rows = rowsOf(group)
      const heir = rows[at] ?? rows.at(-1)
      later((element) => {
        if (heir !== undefined && focusField(rowElement(element, heir))) return
        element.querySelector<HTMLElement>(`[data-add="${CSS.escape(group)}"]`)?.focus()
      })
    },
    move(group, row, by) {
      const to = rowsOf(group).indexOf(row) + by
      if (to < 0 || to >= rowsOf(group).length) return
      const focused = document.activeElement
      session.moveRow(group, row, to)
      // Moving an element in the document removes its focus.
      later(() => {
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
      })
    },
  }
}

const rowElement = (root: HTMLElement, row: string) => root.querySelector(`[data-row="${CSS.escape(row)}"]`)
