import { type DerivedParts, derivedHead, stampOf, writeDicom } from '../../dicom/index.ts'
import { evidenceOf } from '../../measure/sr/evidenceOf.ts'
import { srImageOf } from '../../measure/sr/SrImage.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { referencedImages } from './referencedImages.ts'

export interface KeyObjectsParts
  extends Pick<DerivedParts, 'patient' | 'study' | 'program' | 'deviceUid' | 'now'> {
  /** The images are in the order in which they were marked. */
  frames: readonly StackFrame[]
  /** The reason; may be empty. */
  note: string
  newUid: () => string
}

export type KeyObjectsResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; sopInstance: string }
  | { ok: false; reason: 'nothing' | 'twoPatients' | 'noImage' }

const KEY_OBJECT_SELECTION = '1.2.840.10008.5.1.4.1.1.88.59'

const code = (value: string, meaning: string) => [
  { CodeValue: value, CodingSchemeDesignator: 'DCM', CodeMeaning: meaning },
]

/** The key images as a Key Object Selection Document (PS3.3 A.35.4, PS3.16 TID 2010). */
export function toKeyObjects(parts: KeyObjectsParts): KeyObjectsResult {
  const { frames, note, newUid, now, study } = parts
  if (frames.length === 0) return { ok: false, reason: 'nothing' }
  const isDicom = ({ instance: { record } }: StackFrame) =>
    record.sopClass !== '' && record.sopInstance !== ''
  if (!frames.every(isDicom)) return { ok: false, reason: 'noImage' }
  const images = frames.map(srImageOf)
  if (new Set(images.map(({ patientKey }) => patientKey)).size > 1)
    return { ok: false, reason: 'twoPatients' }
  const sopInstance = newUid()
  const { date, time } = stampOf(now)
  const bytes = writeDicom({
    ...derivedHead({
      ...parts,
      sopClass: KEY_OBJECT_SELECTION,
      sopInstance,
      modality: 'KO',
      seriesUid: newUid(),
      seriesNumber: 9902,
      seriesDescription: 'Key images',
    }),
    ContentDate: date,
    ContentTime: time,
    ReferencedPerformedProcedureStepSequence: [],
    CurrentRequestedProcedureEvidenceSequence: evidenceOf(
      // A key object references images of other studies in the same list, its own study first.
      [...images].sort((one, other) => Number(other.study === study.uid) - Number(one.study === study.uid)),
    ),
    ValueType: 'CONTAINER',
    ContinuityOfContent: 'SEPARATE',
    ConceptNameCodeSequence: code('113000', 'Of Interest'),
    ContentTemplateSequence: [{ MappingResource: 'DCMR', TemplateIdentifier: '2010' }],
    ContentSequence: [
      ...(note === ''
        ? []
        : [
            {
              RelationshipType: 'CONTAINS',
              ValueType: 'TEXT',
              TextValue: note,
              ConceptNameCodeSequence: code('113012', 'Key Object Description'),
            },
          ]),
      ...frames.map((frame) => ({
        RelationshipType: 'CONTAINS',
        ValueType: 'IMAGE',
        ReferencedSOPSequence: referencedImages([frame]),
      })),
    ],
  })
  return { ok: true, bytes, sopInstance }
}
