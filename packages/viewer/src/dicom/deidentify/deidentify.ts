import type { Refusal } from '../../model/Refusal.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { type ParsedFile, parseFile } from '../parse/parseFile.ts'
import { stringOf, stringsOf } from '../parse/values.ts'
import { kindOf, nameOf } from '../read/sopClass.ts'
import { tags } from '../read/tags.ts'
import { textOf } from '../text/textValues.ts'
import type { DicomDataset } from '../write/DicomDataset.ts'
import { writeDicom } from '../write/writeDicom.ts'
import { cleanDataset } from './cleanDataset.ts'
import { cleanPixels } from './cleanPixels.ts'
import type { Deidentification } from './createDeidentification.ts'
import { type DeidentificationWarning, deidentificationWarnings } from './deidentificationWarnings.ts'

export type DeidentifyResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; warnings: DeidentificationWarning[]; sopInstance: string }
  | { ok: false; refusal: Refusal }

const T = tags(
  'SOPClassUID',
  'SOPInstanceUID',
  'MediaStorageSOPClassUID',
  'MediaStorageSOPInstanceUID',
  'PatientID',
  'IssuerOfPatientID',
  'PatientName',
  'ImageType',
  'FloatPixelData',
  'DoubleFloatPixelData',
  'SharedFunctionalGroupsSequence',
  'Modality',
)

/** Flavours of whole-slide images that may show the label with a name. */
const LABELLED = new Set(['LABEL', 'OVERVIEW', 'THUMBNAIL'])

/**
 * De-identifies an image (PS3.15 annex E, basic profile) and keeps its transfer syntax. Reports, PDFs and
 * label images can't be de-identified and are refused. `warnings` says what the pixels may still show.
 */
export function deidentify(bytes: Uint8Array, session: Deidentification): DeidentifyResult {
  try {
    const parsed = parseFile(bytes)
    return parsed.ok ? deidentifyParsed(parsed.file, session) : parsed
  } catch {
    return { ok: false, refusal: { reason: 'broken' } }
  }
}

const LEFT_OUT: ReadonlySet<string> = new Set(['report', 'pdf', 'annotations', 'other'])

function deidentifyParsed(file: ParsedFile, session: Deidentification): DeidentifyResult {
  const { dataset, transferSyntax } = file
  const { sopClass, sopInstance } = identityOf(file)
  const pixels = cleanPixels(dataset)
  const kind = kindOf(sopClass)
  const isLabelled = kind === 'slide' && stringsOf(dataset, T.ImageType).some((word) => LABELLED.has(word))
  if (LEFT_OUT.has(kind) || isLabelled) {
    return { ok: false, refusal: { reason: 'kindUnsupported', detail: nameOf(sopClass) } }
  }
  if (!pixels && !dataset.elements.has(T.FloatPixelData) && !dataset.elements.has(T.DoubleFloatPixelData)) {
    return { ok: false, refusal: { reason: 'noPixelData' } }
  }
  if (sopInstance === '') return { ok: false, refusal: { reason: 'noIdentity' } }
  const patient = session.patientFor(patientKey(dataset))
  const newInstance = session.uidFor(sopInstance)
  const clean: DicomDataset = {
    ...cleanDataset(dataset, { session, needsValues: needsValues(dataset), patient, pixels }),
    ...statement,
    '00080016': { vr: 'UI', value: sopClass },
    '00080018': { vr: 'UI', value: newInstance },
    MediaStorageSOPClassUID: sopClass,
    MediaStorageSOPInstanceUID: newInstance,
  }
  const written = writeDicom(clean, { transferSyntax })
  return { ok: true, bytes: written, warnings: deidentificationWarnings(dataset), sopInstance: newInstance }
}

/** The attributes that record the method (PS3.15 E.1.1, PS3.16 CID 7050). */
const statement: DicomDataset = {
  PatientIdentityRemoved: 'YES',
  DeidentificationMethod: 'Basic Application Confidentiality Profile',
  DeidentificationMethodCodeSequence: [
    {
      CodeValue: '113100',
      CodingSchemeDesignator: 'DCM',
      CodeMeaning: 'Basic Application Confidentiality Profile',
    },
  ],
  LongitudinalTemporalInformationModified: 'REMOVED',
}

const identityOf = ({ dataset, meta }: ParsedFile) => ({
  sopClass: stringOf(dataset, T.SOPClassUID) || stringOf(meta, T.MediaStorageSOPClassUID),
  sopInstance: stringOf(dataset, T.SOPInstanceUID) || stringOf(meta, T.MediaStorageSOPInstanceUID),
})

const patientKey = (dataset: ParsedDataset): string =>
  JSON.stringify([T.PatientID, T.IssuerOfPatientID, T.PatientName].map((tag) => textOf(dataset, tag)))

const needsValues = (dataset: ParsedDataset): boolean =>
  dataset.elements.has(T.SharedFunctionalGroupsSequence) || stringOf(dataset, T.Modality) === 'PT'
