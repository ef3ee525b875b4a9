import type { Stack, StackFrame } from '../../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy } from '../arrange/Arrangement.ts'
import { centerOf, isParallel } from '../sync/stackLink.ts'
import { cross, dot } from '../vector.ts'
import { isOtherProjection, projectionOf } from './projectionOf.ts'

/** Older studies of a patient for comparison: of the same kind and body part, newest first. */
export function priorsOf(
  { studies }: ArrangedPatient,
  study: ArrangedStudy,
  modality: string,
): ArrangedStudy[] {
  const parts = bodyPartsOf(study, modality)
  return studies.slice(studies.indexOf(study) + 1).filter((older) => {
    const others = bodyPartsOf(older, modality)
    if (!older.series.some(({ facts }) => facts.modality === modality)) return false
    // Many files omit the body part, so only a contradiction excludes them.
    return parts.size === 0 || others.size === 0 || [...parts].some((part) => others.has(part))
  })
}

const bodyPartsOf = ({ series }: ArrangedStudy, modality: string): Set<string> =>
  new Set(
    series.flatMap(({ facts }) =>
      facts.modality === modality && facts.bodyPart !== '' ? [facts.bodyPart.toUpperCase()] : [],
    ),
  )

/**
 * The most similar stack of an older study: by view and side, then plane, description and length. One with
 * another view or the other side is none, however much it resembles the rest.
 */
export function mostSimilarStack(stacks: readonly Stack[], requested: Stack): Stack | undefined {
  const [frame] = requested.frames
  const facts = frame?.instance.record.series
  const wanted = projectionOf(requested)
  const scoreOf = (stack: Stack) => {
    const { frames } = stack
    const [first] = frames
    if (!first || !frame) return 0
    const own = projectionOf(stack)
    const viewed = own.view !== undefined && own.view === wanted.view ? 16 : 0
    const coded = own.code !== '' && own.code === wanted.code ? 1 : 0
    const sided = own.side !== undefined && own.side === wanted.side ? 8 : 0
    const parallel = isParallel(first, frame) ? 4 : 0
    const described = first.instance.record.series.description === facts?.description ? 2 : 0
    return (
      viewed +
      coded +
      sided +
      parallel +
      described +
      Math.min(frames.length / requested.frames.length, requested.frames.length / frames.length)
    )
  }
  return stacks
    .filter((stack) => !isOtherProjection(projectionOf(stack), wanted))
    .reduce<Stack | undefined>(
      (one, other) => (one && scoreOf(one) >= scoreOf(other) ? one : other),
      undefined,
    )
}

/**
 * The fraction of the shorter stack that both must cover for their table positions to count as comparable.
 */
const OVERLAP = 0.5

/**
 * The frame of an older stack at the level of a newer one. Two studies have no common frame of reference:
 * positions in mm are used if both cover mostly the same range, otherwise the same relative position.
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
