import { entryOfTag } from '../dictionary.ts'
import { items } from '../parse/items.ts'
import type { ParsedDataset, ParsedElement } from '../parse/ParsedDataset.ts'
import { stringsOf } from '../parse/values.ts'
import type { DicomDataset, DicomElementWithVr } from '../write/DicomDataset.ts'
import { type Action, actionOf } from './actionOf.ts'
import type { Deidentification } from './createDeidentification.ts'

export interface Cleaning {
  session: Deidentification
  /** Enhanced images and PET require values where other classes allow empty ones. */
  needsValues: boolean
  patient: string
  /** Pixel data to write; floating-point pixels have their own elements. */
  pixels: DicomElementWithVr | undefined
}

const PIXEL_DATA = 0x7fe0_0010
const PATIENT_NAME = 0x0010_0010
const PATIENT_ID = 0x0010_0020

const DUMMIES: Record<string, string | undefined> = {
  DA: '19000101',
  TM: '000000',
  DT: '19000101000000',
  AS: '000D',
  UI: '2.25.0',
}

export function cleanDataset(dataset: ParsedDataset, cleaning: Cleaning): DicomDataset {
  const clean: DicomDataset = {}
  for (const element of dataset.elements.values()) {
    const kept = cleanElement(dataset, element, cleaning)
    if (kept) clean[element.tag.toString(16).padStart(8, '0')] = kept
  }
  return clean
}

function cleanElement(
  dataset: ParsedDataset,
  element: ParsedElement,
  cleaning: Cleaning,
): DicomElementWithVr | undefined {
  const { tag } = element
  const vr = vrOf(element)
  // A truncated value, or a sequence stored as UN, can't be judged and is removed.
  if (tag === PIXEL_DATA && dataset.depth === 0) return cleaning.pixels
  if (element.isCut || (element.vr === 'UN' && vr === 'SQ')) return undefined
  const action = settled(actionOf(tag, vr), cleaning)
  if (action === 'X') return undefined
  if (action === 'Z') return { vr, value: null }
  if (action === 'D') return { vr, value: dummyFor(tag, vr, cleaning) }
  if (vr === 'SQ') return { vr, value: [...items(dataset, tag)].map((item) => cleanDataset(item, cleaning)) }
  if (action === 'U') return { vr, value: stringsOf(dataset, tag).map((uid) => cleaning.session.uidFor(uid)) }
  if (element.isOpen) return undefined
  return { vr, value: dataset.source.bytes.subarray(element.start, element.end) }
}

const settled = (action: Action, { needsValues }: Cleaning): Exclude<Action, 'X/D' | 'Z/D'> => {
  if (action === 'X/D') return needsValues ? 'D' : 'X'
  if (action === 'Z/D') return needsValues ? 'D' : 'Z'
  return action
}

function vrOf({ tag, vr }: ParsedElement): string {
  if (vr !== '' && vr !== 'UN') return vr
  const known = entryOfTag(tag)?.vr ?? ''
  return known === 'xs' ? 'US' : known
}

function dummyFor(tag: number, vr: string, { patient }: Cleaning): string {
  if (tag === PATIENT_NAME || tag === PATIENT_ID) return patient
  return DUMMIES[vr] ?? 'REMOVED'
}
