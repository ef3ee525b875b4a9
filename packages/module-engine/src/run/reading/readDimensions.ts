import type { EdgeValue, InputFault } from '../session.ts'
import { BETWEEN_DIMENSIONS, readSize, type SizeInput } from './readSize.ts'

const OPEN_END = /\s*[x×✕✖⨯*]\s*$/iu

interface DimensionsRead {
  /** In the size's unit; none where it can't be read. */
  dimensions: readonly string[]
  fault?: InputFault
}

/** What stands in a size so far: also fewer dimensions than it wants, and with a cross that waits for the next. */
export function readDimensions(input: SizeInput, raw: EdgeValue | undefined): DimensionsRead {
  if (raw === undefined) return { dimensions: [] }
  const begun = typeof raw === 'string' ? raw.replace(OPEN_END, '') : raw
  const reading = readSize({ ...input, least: 1 }, begun)
  if (reading?.fault !== undefined) return { dimensions: [], fault: reading.fault }
  return { dimensions: typeof reading?.value === 'string' ? reading.value.split(BETWEEN_DIMENSIONS) : [] }
}
