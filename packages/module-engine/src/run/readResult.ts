import { TEXT_MAX_CHARACTERS } from '../document/limits.ts'
import type { Computed } from '../document/logic.ts'
import { Exact } from '../expression/Exact.ts'
import type { CoreValue } from '../expression/rowOf.ts'
import { findUnit } from './reading/findUnit.ts'
import { readDecimal } from './reading/readDecimal.ts'
import type { EdgeValue } from './session.ts'

/** Reads the value with which a person overrules a computed one; undefined if it is not possible. */
export function readResult(computed: Computed, raw: EdgeValue): CoreValue | undefined {
  if (computed.kind === 'bool')
    return raw === true || raw === 'true' ? true : raw === false || raw === 'false' ? false : undefined
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  switch (computed.kind) {
    case 'number':
    case 'integer': {
      const read = readDecimal(raw, computed.kind === 'integer')
      if ('fault' in read) return undefined
      if (
        read.unit !== '' &&
        findUnit(read.unit, computed.unit === undefined ? [] : [computed.unit]) === undefined
      )
        return undefined
      const number = new Exact(read.number)
      return computed.kind === 'number' || number.isInteger() ? number : undefined
    }
    case 'choice': {
      const { options } = computed
      return !options || options.length === 0 || options.some(({ id }) => id === raw) ? raw : undefined
    }
    case 'text':
      return [...raw].length <= TEXT_MAX_CHARACTERS ? raw : undefined
  }
}
