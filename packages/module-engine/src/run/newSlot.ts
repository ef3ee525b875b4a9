import type { InputSlot, Row, Slot } from './Slot.ts'
import type { Address } from './session.ts'
import type { Template } from './Template.ts'

const NO_READS: readonly Slot[] = []
const NO_WAITS: readonly InputSlot[] = []
const NO_SUPPLIED: InputSlot['supplied'] = []
const NO_RESULTS: readonly undefined[] = []

/** Makes a slot before its first evaluation. */
export function newSlot(template: Template, row: Row): Slot {
  const address: Address = row.key === undefined ? { id: template.id } : { id: template.id, row: row.key }
  // Each kind is written out: V8 makes a whole literal many times faster than a spread with additions, and a
  // module may have thousands of slots.
  switch (template.kind) {
    case 'input':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'input',
        template,
        typed: undefined,
        supplied: NO_SUPPLIED,
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
        reads: NO_READS,
        waits: NO_WAITS,
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
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'table',
        template,
        fired: undefined,
        results: NO_RESULTS,
        failures: NO_RESULTS,
      }
    case 'check':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'check',
        template,
        view: undefined,
      }
    case 'required':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'required',
        template,
      }
    case 'group':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'group',
        template,
      }
    case 'prior':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'prior',
        template,
        value: undefined,
        date: undefined,
      }
    case 'rowNumber':
      return {
        address,
        row,
        core: undefined,
        reads: NO_READS,
        waits: NO_WAITS,
        readMark: 0,
        explained: undefined,
        kind: 'rowNumber',
        template,
      }
  }
}
