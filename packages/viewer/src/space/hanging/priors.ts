import type { Stack, StackFrame } from '../../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy } from '../arrange/Arrangement.ts'
import { centerOf, isParallel } from '../sync/stackLink.ts'
import { cross, dot } from '../vector.ts'

/** Older studies of a patient that a study is compared with: of its kind and its part of the body, the newest first. */
export function priorsOf(
  { studies }: ArrangedPatient,
  study: ArrangedStudy,
  modality: string,
): ArrangedStudy[] {
  const parts = bodyPartsOf(study, modality)
  return studies.slice(studies.indexOf(study) + 1).filter((older) => {
    const others = bodyPartsOf(older, modality)
    if (!older.series.some(({ facts }) => facts.modality === modality)) return false
    // Many files say nothing about the part of the body: only a contradiction keeps them apart.
    return parts.size === 0 || others.size === 0 || [...parts].some((part) => others.has(part))
  })
}

const bodyPartsOf = ({ series }: ArrangedStudy, modality: string): Set<string> =>
  new Set(
    series.flatMap(({ facts }) =>
      facts.modality === modality && facts.bodyPart !== '' ? [facts.bodyPart.toUpperCase()] : [],
    ),
  )

/** Of an older study: cut the same way if there is such a stack, then described alike, then as long. */
export function likest(stacks: readonly Stack[], requested: Stack): Stack | undefined {
  const [frame] = requested.frames
  const facts = frame?.instance.record.series
  const scoreOf = ({ frames }: Stack) => {
    const [first] = frames
    if (!first || !frame) return 0
    const parallel = isParallel(first, frame) ? 4 : 0
    const described = first.instance.record.series.description === facts?.description ? 2 : 0
    return (
      parallel +
      described +
      Math.min(frames.length / requested.frames.length, requested.frames.length / frames.length)
    )
  }
  return stacks.reduce<Stack | undefined>(
    (one, other) => (one && scoreOf(one) >= scoreOf(other) ? one : other),
    undefined,
  )
}

/** Share of the shorter stack that both have to cover for their tables to be taken as alike. */
const OVERLAP = 0.5

/**
 * The frame of an older stack that lies where a frame of the newer one does. Two studies have no frame of reference in
 * common: places in mm are taken where both cover mostly the same, else the same share of the way through.
 */
export function sameLevel(newer: Stack, frame: StackFrame, older: Stack): StackFrame | undefined {
  const share = newer.frames.indexOf(frame) / Math.max(newer.frames.length - 1, 1)
  const [first] = older.frames
  const byShare = older.frames[Math.round(share * (older.frames.length - 1))]
  const { geometry } = first?.frame ?? {}
  if (!geometry || !first || !isParallel(first, frame)) return byShare
  const normal = cross(geometry.row, geometry.column)
  const placesOf = ({ frames }: Stack) => frames.map((one) => dot(centerOf(one), normal))
  const [own, others] = [placesOf(newer), placesOf(older)]
  const [low, high] = [Math.max(min(own), min(others)), Math.min(max(own), max(others))]
  const shorter = Math.min(max(own) - min(own), max(others) - min(others))
  if (shorter <= 0 || high - low < shorter * OVERLAP) return byShare
  const at = dot(centerOf(frame), normal)
  const distances = others.map((place) => Math.abs(place - at))
  return older.frames[distances.indexOf(min(distances))]
}

const min = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity)
const max = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.max(one, other), -Infinity)
