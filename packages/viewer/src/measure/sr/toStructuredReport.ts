import type { Locale } from '@pandok/domain'
import { type DicomDataset, derivedHead, stampOf, writeDicom } from '../../dicom/index.ts'
import type { Patient, StudyFacts } from '../../model/Identity.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { CONCEPTS, LANGUAGE_CODES, procedureCode } from './codes.ts'
import { codeValue, container, personValue, textValue, uidValue } from './contentItems.ts'
import { evidenceOf } from './evidenceOf.ts'
import { measurementGroup, type SrWords } from './measurementGroup.ts'
import type { SrItem } from './SrImage.ts'

export interface StructuredReportParts {
  items: readonly SrItem[]
  /** The patient as it is written; a hidden identity is passed empty. */
  patient: Patient
  study: StudyFacts
  modality: string
  locale: Locale
  words: SrWords
  /** The observer, if it is to be named: `Family^Given`. */
  observer?: string | undefined
  program: { name: string; version: string }
  now: Date
  /** Any constant UID of this program on this computer. */
  deviceUid: string
  newUid: () => string
  /** Returns the same UID for the same measurement in every report. */
  uidOf: (measurement: Measurement) => string
}

export type StructuredReportResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; sopInstance: string }
  /** `noImage` means that it was drawn on something that isn't DICOM. */
  | { ok: false; reason: 'nothing' | 'twoPatients' | 'noImage' }

const COMPREHENSIVE_SR = '1.2.840.10008.5.1.4.1.1.88.33'
const COMPREHENSIVE_3D_SR = '1.2.840.10008.5.1.4.1.1.88.34'

/**
 * The measurements as a DICOM structured report (PS3.16 TID 1500): text in UTF-8, codes of current schemes.
 */
export function toStructuredReport(parts: StructuredReportParts): StructuredReportResult {
  const { items } = parts
  if (items.length === 0) return { ok: false, reason: 'nothing' }
  if (!items.every(hasPlace)) return { ok: false, reason: 'noImage' }
  const patients = new Set(items.flatMap(({ images }) => images.map(({ patientKey }) => patientKey)))
  if (patients.size > 1) return { ok: false, reason: 'twoPatients' }
  const sopInstance = parts.newUid()
  const bytes = writeDicom({ ...headOf(parts, sopInstance), ...treeOf(parts) })
  return { ok: true, bytes, sopInstance }
}

/** Points of a plane have a meaning in a frame of reference alone. */
const hasPlace = ({ images, measurement, frameOfReference = '' }: SrItem): boolean =>
  images.length > 0 && (measurement.place.on !== 'plane' || frameOfReference !== '')

function headOf(parts: StructuredReportParts, sopInstance: string): DicomDataset {
  const { patient, study, program, now, items, newUid, deviceUid } = parts
  // Reformatted planes have coordinates in the patient, which only this class allows.
  const isSpatial = items.some(({ measurement }) => measurement.place.on === 'plane')
  const images = items.flatMap((item) => item.images)
  const others = images.filter((image) => image.study !== study.uid)
  const own = images.filter((image) => image.study === study.uid)
  const { date, time } = stampOf(now)
  return {
    ...derivedHead({
      sopClass: isSpatial ? COMPREHENSIVE_3D_SR : COMPREHENSIVE_SR,
      sopInstance,
      modality: 'SR',
      seriesUid: newUid(),
      seriesNumber: 9900,
      seriesDescription: CONCEPTS.report[2],
      patient,
      study,
      program,
      deviceUid,
      now,
    }),
    ContentDate: date,
    ContentTime: time,
    ReferencedPerformedProcedureStepSequence: [],
    PerformedProcedureCodeSequence: [],
    ...(own.length > 0 && { CurrentRequestedProcedureEvidenceSequence: evidenceOf(own) }),
    ...(others.length > 0 && { PertinentOtherEvidenceSequence: evidenceOf(others) }),
    CompletionFlag: 'PARTIAL',
    VerificationFlag: 'UNVERIFIED',
    PreliminaryFlag: 'PRELIMINARY',
  }
}

function treeOf(parts: StructuredReportParts): DicomDataset {
  const { items, locale, words, observer, program, deviceUid, modality, uidOf } = parts
  const { RelationshipType: _, ...root } = container(
    CONCEPTS.report,
    [
      codeValue('HAS CONCEPT MOD', CONCEPTS.language, LANGUAGE_CODES[locale]),
      ...(observer
        ? [
            codeValue('HAS OBS CONTEXT', CONCEPTS.observerType, CONCEPTS.person),
            personValue('HAS OBS CONTEXT', CONCEPTS.personName, observer),
          ]
        : []),
      codeValue('HAS OBS CONTEXT', CONCEPTS.observerType, CONCEPTS.device),
      uidValue('HAS OBS CONTEXT', CONCEPTS.deviceUid, deviceUid),
      textValue('HAS OBS CONTEXT', CONCEPTS.deviceName, program.name),
      codeValue('HAS CONCEPT MOD', CONCEPTS.procedure, procedureCode(modality)),
      container(
        CONCEPTS.measurements,
        items.map((item) => measurementGroup(item, { uid: uidOf(item.measurement), words, modality })),
      ),
      textValue('CONTAINS', CONCEPTS.comment, words.notice),
    ],
    { template: '1500' },
  )
  return root
}
