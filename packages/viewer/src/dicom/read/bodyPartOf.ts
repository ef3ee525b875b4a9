import { firstItem } from '../parse/items.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { stringOf } from '../parse/values.ts'
import { tags } from './tags.ts'

const T = tags('BodyPartExamined', 'AnatomicRegionSequence', 'CodeValue')

/** Regions by their codes in SNOMED CT and RT, as Body Part Examined names them (PS3.16, annex L). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  CHEST: ['51185008', 'T-D3000'],
  ABDOMEN: ['113345001', 'T-D4000'],
  PELVIS: ['12921003', 'T-D6000'],
  BREAST: ['76752008', 'T-04000'],
  HEAD: ['69536005', 'T-D1100'],
  SKULL: ['89546000', 'T-11100'],
  SPINE: ['421060004', 'T-D04FF'],
  CSPINE: ['122494005', 'T-11501'],
  TSPINE: ['122495006', 'T-11502'],
  LSPINE: ['122496007', 'T-11503'],
  SHOULDER: ['16982005', 'T-D2220'],
  ARM: ['40983000', 'T-D8200'],
  ELBOW: ['16953009', 'T-15430'],
  FOREARM: ['14975008', 'T-D8500'],
  WRIST: ['74670003', 'T-15460'],
  HAND: ['85562004', 'T-D8700'],
  HIP: ['24136001', 'T-15710', '29836001', 'T-D2500'],
  THIGH: ['68367000', 'T-D9100'],
  KNEE: ['72696002', 'T-D9200', '49076000', 'T-15720'],
  LEG: ['30021000', 'T-D9400'],
  ANKLE: ['70258002', 'T-15750'],
  FOOT: ['56459004', 'T-D9700'],
}

const PART_OF_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries(PARTS).flatMap(([part, codes]) => codes.map((code) => [code, part] as const)),
)

/** Digital radiographs need only have the code of their region. */
export function bodyPartOf(dataset: ParsedDataset): string {
  const named = stringOf(dataset, T.BodyPartExamined)
  const region = named === '' ? firstItem(dataset, T.AnatomicRegionSequence) : undefined
  return named || ((region && PART_OF_CODE.get(stringOf(region, T.CodeValue))) ?? '')
}
