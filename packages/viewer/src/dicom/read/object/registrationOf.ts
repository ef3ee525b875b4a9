import type { Refusal } from '../../../model/Refusal.ts'
import type { RegistrationContent, RigidMatrix } from '../../../model/Registration.ts'
import { followedBy, IDENTITY, rigidOf } from '../../../space/registration/rigid.ts'
import { items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numbersOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags(
  'FrameOfReferenceUID',
  'RegistrationSequence',
  'MatrixRegistrationSequence',
  'MatrixSequence',
  'FrameOfReferenceTransformationMatrix',
)

const TRANSFORMS_MAX = 256

/**
 * A Spatial Registration (PS3.3 C.20.2): each item maps points of a frame of reference to the registration's
 * own.
 */
export function registrationOf(dataset: ParsedDataset): RegistrationContent | Refusal {
  const transforms: { frameOfReference: string; matrix: RigidMatrix }[] = []
  let leftOut = 0
  for (const item of items(dataset, T.RegistrationSequence)) {
    if (transforms.length + leftOut === TRANSFORMS_MAX) break
    // An item for single images instead of a frame of reference is ignored.
    const frameOfReference = stringOf(item, T.FrameOfReferenceUID)
    const matrix = matrixOf(item)
    if (frameOfReference === '' || !matrix) leftOut++
    else transforms.push({ frameOfReference, matrix })
  }
  // A registration that links nothing is reported, because otherwise series would stay unlinked without an
  // explanation.
  if (transforms.length === 0 && leftOut > 0)
    return { reason: 'kindUnsupported', detail: 'Spatial Registration without a rigid matrix' }
  return {
    kind: 'registration',
    frameOfReference: stringOf(dataset, T.FrameOfReferenceUID),
    transforms,
    leftOut,
  }
}

/** Several matrices are applied in order; undefined if one of them isn't rigid, whatever its type says. */
function matrixOf(item: ParsedDataset): RigidMatrix | undefined {
  let whole: RigidMatrix | undefined
  for (const registration of items(item, T.MatrixRegistrationSequence)) {
    for (const part of items(registration, T.MatrixSequence)) {
      const matrix = rigidOf(numbersOf(part, T.FrameOfReferenceTransformationMatrix))
      if (!matrix) return undefined
      whole = followedBy(whole ?? IDENTITY, matrix)
    }
  }
  return whole
}
