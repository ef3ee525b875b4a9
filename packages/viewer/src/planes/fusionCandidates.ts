import type { RigidMatrix } from '../model/Registration.ts'
import type { Stack } from '../model/Stack.ts'
import type { Arrangement } from '../space/arrange/Arrangement.ts'
import { moveShape } from '../space/registration/moveShape.ts'
import { transformsOf } from '../space/registration/transformBetween.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeOf } from '../space/volume/volumeOf.ts'

/** A series that can be fused with the planes of another. */
export interface FusedSeries {
  stack: Stack
  /** In the frame of reference of the base series. */
  shape: VolumeShape
  /** True if it is positioned by a registration rather than by its own frame of reference. */
  isRegistered: boolean
}

const NUCLEAR = new Set(['PT', 'NM'])

export const isNuclear = ({ frames: [first] }: Pick<Stack, 'frames'>): boolean =>
  NUCLEAR.has(first?.instance.record.series.modality ?? '')

/**
 * Volumes of another modality of the same patient in the frame of reference of a stack, directly or by a
 * registration. PET and nuclear medicine come first.
 */
export function fusionCandidates(stack: Stack, { patients }: Arrangement): FusedSeries[] {
  const modalityOf = ({ frames: [first] }: Stack) => first?.instance.record.series.modality
  const frameOf = ({ frames: [first] }: Stack) => first?.instance.record.frameOfReference
  const own = frameOf(stack)
  if (own === undefined || own === '') return []
  const between = transformsOf(patients.find(({ key }) => key === stack.patientKey))
  return patients
    .flatMap((patient) => patient.studies)
    .flatMap((study) => study.series)
    .flatMap((series) => series.stacks)
    .filter((other) => other.patientKey === stack.patientKey && modalityOf(other) !== modalityOf(stack))
    .flatMap((other): FusedSeries[] => {
      const matrix = between(frameOf(other), own)
      const verdict = matrix && volumeOf(other)
      if (!verdict?.ok) return []
      const isRegistered = frameOf(other) !== own
      return [{ stack: other, shape: moveShape(verdict.shape, matrix as RigidMatrix, own), isRegistered }]
    })
    .sort((a, b) => Number(isNuclear(b.stack)) - Number(isNuclear(a.stack)))
}
