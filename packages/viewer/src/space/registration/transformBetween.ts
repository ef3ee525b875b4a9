import type { RegistrationContent, RigidMatrix } from '../../model/Registration.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { ArrangedPatient } from '../arrange/Arrangement.ts'
import { followedBy, IDENTITY, inverse } from './rigid.ts'

/** The transformation from one frame of reference to another; undefined if there is none. */
export type TransformBetween = (from: string | undefined, to: string | undefined) => RigidMatrix | undefined

/** Without registrations, each frame of reference relates only to itself. */
export const ONLY_SAME: TransformBetween = (from, to) =>
  from !== undefined && from !== '' && from === to ? IDENTITY : undefined

interface Step {
  to: string
  matrix: RigidMatrix
}

/**
 * The registrations of a patient in both directions, chained through as few others as possible; the newest
 * takes precedence.
 */
export function transformsOf(patient: ArrangedPatient | undefined): TransformBetween {
  const contents = registrationsOf(patient)
  if (contents.length === 0) return ONLY_SAME
  const steps = new Map<string, Step[]>()
  const link = (from: string, to: string, matrix: RigidMatrix) => {
    steps.set(from, [...(steps.get(from) ?? []), { to, matrix }])
  }
  for (const { frameOfReference, transforms } of contents) {
    for (const { frameOfReference: other, matrix } of transforms) {
      link(other, frameOfReference, matrix)
      link(frameOfReference, other, inverse(matrix))
    }
  }
  return (from, to) => ONLY_SAME(from, to) ?? (from && to ? search(steps, from, to) : undefined)
}

const registrationsOf = (patient: ArrangedPatient | undefined): RegistrationContent[] =>
  (patient?.studies ?? [])
    .flatMap(({ objects }) => objects)
    .flatMap(({ record: { content } }: OpenInstance) =>
      content.kind === 'registration' && content.frameOfReference !== '' ? [content] : [],
    )

function search(steps: ReadonlyMap<string, Step[]>, from: string, to: string): RigidMatrix | undefined {
  const found = new Map<string, RigidMatrix>([[from, IDENTITY]])
  // A Map is iterated in insertion order, even while it grows.
  for (const [at, transform] of found) {
    if (at === to) return transform
    for (const { to: next, matrix } of steps.get(at) ?? [])
      if (!found.has(next)) found.set(next, followedBy(transform, matrix))
  }
  return undefined
}
