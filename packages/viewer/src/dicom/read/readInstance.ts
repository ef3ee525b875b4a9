import type { InstanceRecord } from '../../model/Instance.ts'
import type { Refusal } from '../../model/Refusal.ts'
import { type ParsedFile, parseFile } from '../parse/parseFile.ts'
import { numberOf, stringOf, stringsOf } from '../parse/values.ts'
import { pdfOf } from './document/pdfOf.ts'
import { reportOf } from './document/reportOf.ts'
import { isVideo, videoOf } from './document/videoOf.ts'
import { lateralityOf } from './frame/laterality.ts'
import { patientOf, seriesOf, studyOf } from './identity.ts'
import { imageOf } from './imageOf.ts'
import { annotationsOf } from './object/annotationsOf.ts'
import { keyObjectsOf } from './object/keyObjectsOf.ts'
import { presentationOf } from './object/presentationOf.ts'
import { realWorldOf } from './object/realWorldOf.ts'
import { registrationOf } from './object/registrationOf.ts'
import { segmentationOf } from './object/segmentationOf.ts'
import { structuresOf } from './object/structuresOf.ts'
import { isProjection, kindOf, nameOf } from './sopClass.ts'
import { tags } from './tags.ts'
import { viewOf } from './viewOf.ts'

export type ReadResult = { ok: true; record: InstanceRecord } | { ok: false; refusal: Refusal }

const T = tags(
  'SOPClassUID',
  'SOPInstanceUID',
  'MediaStorageSOPClassUID',
  'MediaStorageSOPInstanceUID',
  'InstanceNumber',
  'NumberOfSeriesRelatedInstances',
  'ImagesInAcquisition',
  'ConcatenationUID',
  'InConcatenationNumber',
  'InConcatenationTotalNumber',
  'ConcatenationFrameOffsetNumber',
  'FrameOfReferenceUID',
  'ImageType',
  'PatientOrientation',
  'BurnedInAnnotation',
)

/**
 * Parses one file, or returns why it can't be shown. It never throws; time and memory are proportional to the
 * number of bytes.
 */
export function readInstance(bytes: Uint8Array): ReadResult {
  try {
    const parsed = parseFile(bytes)
    return parsed.ok ? readParsed(parsed.file) : parsed
  } catch {
    return { ok: false, refusal: { reason: 'broken' } }
  }
}

function readParsed(file: ParsedFile): ReadResult {
  const { dataset, meta } = file
  if (dataset.elements.size === 0) return refused({ reason: 'truncated' })
  const sopClass = stringOf(dataset, T.SOPClassUID) || stringOf(meta, T.MediaStorageSOPClassUID)
  const content = contentOf(file, sopClass)
  if ('reason' in content) return refused(content)
  const sopInstance = stringOf(dataset, T.SOPInstanceUID) || stringOf(meta, T.MediaStorageSOPInstanceUID)
  const identity = identityOf(file, sopInstance)
  const laterality = lateralityOf(dataset)
  const frameOfReference = stringOf(dataset, T.FrameOfReferenceUID)
  const record: InstanceRecord = {
    sopClass,
    sopInstance,
    transferSyntax: content.transferSyntax,
    ...identity,
    number: numberOf(dataset, T.InstanceNumber),
    ...declaredOf(file),
    ...concatenationOf(file),
    frameOfReference: frameOfReference === '' ? undefined : frameOfReference,
    imageType: stringsOf(dataset, T.ImageType),
    ...(laterality && { laterality }),
    ...viewOf(dataset),
    patientOrientation: orientationLetters(stringsOf(dataset, T.PatientOrientation)),
    burnedIn: burnedInOf(stringOf(dataset, T.BurnedInAnnotation)),
    content: content.content,
  }
  return { ok: true, record }
}

function declaredOf({ dataset }: ParsedFile): Pick<InstanceRecord, 'declared'> {
  const series = numberOf(dataset, T.NumberOfSeriesRelatedInstances)
  const acquisition = numberOf(dataset, T.ImagesInAcquisition)
  if (series === undefined && acquisition === undefined) return {}
  return {
    declared: {
      ...(series !== undefined && { series }),
      ...(acquisition !== undefined && { acquisition }),
    },
  }
}

function concatenationOf({ dataset }: ParsedFile): Pick<InstanceRecord, 'concatenation'> {
  const uid = stringOf(dataset, T.ConcatenationUID)
  const number = numberOf(dataset, T.InConcatenationNumber)
  if (uid === '' || number === undefined) return {}
  const total = numberOf(dataset, T.InConcatenationTotalNumber)
  const framesBefore = numberOf(dataset, T.ConcatenationFrameOffsetNumber)
  return { concatenation: { uid, number, total, framesBefore } }
}

/**
 * Split by position: `\\F` says nothing about the rows, but gives the direction of the columns (PS3.3
 * C.7.6.1.1.1).
 */
const orientationLetters = (values: string[]): string[] =>
  values.every((letters) => letters === '') ? [] : values

const refused = (refusal: Refusal): ReadResult => ({ ok: false, refusal })

function contentOf(
  file: ParsedFile,
  sopClass: string,
): { content: InstanceRecord['content']; transferSyntax: string } | Refusal {
  const { dataset, transferSyntax } = file
  const kind = kindOf(sopClass)
  if (kind === 'other') return { reason: 'kindUnsupported', detail: nameOf(sopClass) }
  if (kind === 'slide') return { content: { kind: 'slide' }, transferSyntax }
  if (kind === 'report') return { content: reportOf(dataset), transferSyntax }
  if (kind === 'keyObjects') return { content: keyObjectsOf(dataset), transferSyntax }
  if (kind === 'presentation') return { content: presentationOf(dataset), transferSyntax }
  if (kind === 'segmentation') return segmentationOf(file)
  if (kind === 'structures') {
    const structures = structuresOf(dataset)
    return 'reason' in structures ? structures : { content: structures, transferSyntax }
  }
  if (kind === 'registration') {
    const registration = registrationOf(dataset)
    return 'reason' in registration ? registration : { content: registration, transferSyntax }
  }
  if (kind === 'realWorld') return { content: realWorldOf(dataset), transferSyntax }
  if (kind === 'annotations') return { content: annotationsOf(dataset), transferSyntax }
  if (kind === 'image' && isVideo(transferSyntax)) {
    const video = videoOf(file)
    return 'reason' in video ? video : { content: video, transferSyntax }
  }
  if (kind === 'image') return imageOf(file, isProjection(sopClass, seriesOf(dataset).modality))
  const pdf = pdfOf(dataset)
  return 'reason' in pdf ? pdf : { content: pdf, transferSyntax }
}

/**
 * An image without a series or study UID gets its own, so that it is never combined with others by chance.
 */
function identityOf(
  { dataset }: ParsedFile,
  sopInstance: string,
): Pick<InstanceRecord, 'isUnidentified' | 'patient' | 'study' | 'series'> {
  const study = studyOf(dataset)
  const series = seriesOf(dataset)
  const uid = sopInstance || series.uid
  return {
    ...(uid === '' && { isUnidentified: true }),
    patient: patientOf(dataset),
    study: { ...study, uid: study.uid || uid },
    series: { ...series, uid: series.uid || uid },
  }
}

const burnedInOf = (said: string): InstanceRecord['burnedIn'] =>
  said === 'YES' ? 'yes' : said === 'NO' ? 'no' : 'unknown'
