import type { LookupTable } from '../../../model/Grayscale.ts'
import type { ParsedDataset, Source } from '../../parse/ParsedDataset.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'
import { descriptorOf, tableEntries } from './tableEntries.ts'

const T = tags('LUTDescriptor', 'LUTData', 'LUTExplanation')

/**
 * A table of an item of the Modality or VOI LUT Sequence. `isSigned` means that mapped values can be
 * negative.
 */
export function lookupTableOf(item: ParsedDataset, isSigned: boolean): LookupTable | undefined {
  const start = item.elements.get(T.LUTData)?.start ?? 0
  const read = tablesRead.get(item.source) ?? new Map<string, LookupTable | undefined>()
  tablesRead.set(item.source, read)
  const key = `${start} ${isSigned}`
  if (!read.has(key)) read.set(key, readTable(item, isSigned))
  return read.get(key)
}

/** Frames that share a table share it in memory. */
const tablesRead = new WeakMap<Source, Map<string, LookupTable | undefined>>()

function readTable(item: ParsedDataset, isSigned: boolean): LookupTable | undefined {
  const descriptor = descriptorOf(item, T.LUTDescriptor, isSigned)
  if (!descriptor) return undefined
  const entries = tableEntries(item, T.LUTData, descriptor)
  if (entries.length === 0) return undefined
  return {
    first: descriptor.first,
    entries,
    bits: Math.max(descriptor.bits, bitsOf(entries)),
    explanation: textOf(item, T.LUTExplanation),
  }
}

/**
 * Bits of the largest entry, because tables with larger entries than declared must not be clipped to white.
 */
function bitsOf(entries: Uint16Array): number {
  let all = 0
  for (const entry of entries) all |= entry
  return 32 - Math.clz32(all)
}
