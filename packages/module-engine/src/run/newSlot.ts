import type { Row } from './Row.ts'
import type { Slot } from './Slot.ts'
import type { Address } from './session.ts'
import type { Template } from './Template.ts'

/** A slot before its first evaluation. */
export function newSlot(template: Template, row: Row): Slot {
  const address: Address = row.key === undefined ? { id: template.id } : { id: template.id, row: row.key }
  // The two common kinds are written out: V8 makes a whole literal several times faster than a spread with additions.
  const base = { address, row, core: undefined, reads: [], waits: [], readMark: 0, explained: undefined }
  switch (template.kind) {
    case 'input':
      return {
        address,
        row,
        core: undefined,
        reads: [],
        waits: [],
        readMark: 0,
        explained: undefined,
        kind: 'input',
        template,
        typed: undefined,
        supplied: [],
        confirmed: undefined,
        raw: undefined,
        value: undefined,
        state: 'empty',
        source: undefined,
        fault: undefined,
        visible: true,
        view: undefined,
      }
    case 'computed':
      return {
        address,
        row,
        core: undefined,
        reads: [],
        waits: [],
        readMark: 0,
        explained: undefined,
        kind: 'computed',
        template,
        overruled: undefined,
        isOverruled: false,
        failure: undefined,
        parts: undefined,
        view: undefined,
      }
    case 'table':
      return { ...base, kind: 'table', template, fired: undefined, results: [], failures: [] }
    case 'check':
      return { ...base, kind: 'check', template, view: undefined }
    case 'required':
      return { ...base, kind: 'required', template }
    case 'group':
      return { ...base, kind: 'group', template }
    case 'rowNumber':
      return { ...base, kind: 'rowNumber', template }
  }
}
