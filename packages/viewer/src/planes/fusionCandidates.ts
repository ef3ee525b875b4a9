import type { Stack } from '../model/Stack.ts'
import type { Arrangement } from '../space/arrange/Arrangement.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeOf } from '../space/volume/volumeOf.ts'

/** A series that can be laid over the planes of another. */
export interface FusedSeries {
  stack: Stack
  shape: VolumeShape
}

const NUCLEAR = new Set(['PT', 'NM'])

export const isNuclear = ({ frames: [first] }: Pick<Stack, 'frames'>): boolean =>
  NUCLEAR.has(first?.instance.record.series.modality ?? '')

/**
 * What lies in one frame of reference with a stack, of the same patient, as a volume of another modality: nothing is
 * shifted to fit. PET and nuclear medicine come first.
 */
export function fusionCandidates(stack: Stack, { patients }: Arrangement): FusedSeries[] {
  const modalityOf = ({ frames: [first] }: Stack) => first?.instance.record.series.modality
  const frameOf = ({ frames: [first] }: Stack) => first?.instance.record.frameOfReference
  const own = frameOf(stack)
  if (own === undefined || own === '') return []
  return patients
    .flatMap((patient) => patient.studies)
    .flatMap((study) => study.series)
    .flatMap((series) => series.stacks)
    .filter(
      (other) =>
        other.patientKey === stack.patientKey &&
        frameOf(other) === own &&
        modalityOf(other) !== modalityOf(stack),
    )
    .flatMap((other): FusedSeries[] => {
      const verdict = volumeOf(other)
      return verdict.ok ? [{ stack: other, shape: verdict.shape }] : []
    })
    .sort((a, b) => Number(isNuclear(b.stack)) - Number(isNuclear(a.stack)))
}
