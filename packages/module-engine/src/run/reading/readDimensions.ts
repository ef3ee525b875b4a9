import type { EdgeValue, InputFault } from '../session.ts'
import { BETWEEN_DIMENSIONS, readSize, type SizeInput } from './readSize.ts'

const OPEN_END = /\s*[x×✕✖⨯*]\s*$/iu

interface DimensionsRead {
  /** The dimensions in the unit of the size; none if it can't be read. */
  dimensions: readonly string[]
  fault?: InputFault
}

/** Reads an unfinished size: it may have fewer dimensions than required and end with a product sign. */
export function readDimensions(input: SizeInput, raw: EdgeValue | undefined): DimensionsRead {
  if (raw === undefined) return { dimensions: [] }
  const begun = typeof raw === 'string' ? raw.replace(OPEN_END, '') : raw
  const reading = readSize({ ...input, least: 1 }, begun)
  if (reading?.fault !== undefined) return { dimensions: [], fault: reading.fault }
  return { dimensions: typeof reading?.value === 'string' ? reading.value.split(BETWEEN_DIMENSIONS) : [] }
}
