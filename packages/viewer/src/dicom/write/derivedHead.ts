import type { Patient, PersonName, StudyFacts } from '../../model/Identity.ts'
import type { DicomDataset } from './DicomDataset.ts'

/** Patient, study and device of a new instance: it joins the study of its images, in a series of its own. */
export interface DerivedParts {
  sopClass: string
  sopInstance: string
  modality: string
  seriesUid: string
  seriesNumber: number
  seriesDescription: string
  /** The patient as it is written; a hidden identity is passed empty. */
  patient: Patient
  study: StudyFacts
  program: { name: string; version: string }
  /** The UID of this program on this computer. */
  deviceUid: string
  now: Date
}

/** Modules Patient, General Study, General Series, General Equipment and SOP Common (PS3.3 C.7, C.12.1). */
export function derivedHead(parts: DerivedParts): DicomDataset {
  const { patient, study, program, now } = parts
  const { date, time, offset } = stampOf(now)
  return {
    SpecificCharacterSet: 'ISO_IR 192',
    InstanceCreationDate: date,
    InstanceCreationTime: time,
    SOPClassUID: parts.sopClass,
    SOPInstanceUID: parts.sopInstance,
    StudyDate: dateOrNone(study.date),
    SeriesDate: date,
    StudyTime: timeOrNone(study.time),
    SeriesTime: time,
    AccessionNumber: study.accession,
    Modality: parts.modality,
    Manufacturer: program.name,
    ReferringPhysicianName: '',
    TimezoneOffsetFromUTC: offset,
    StudyDescription: study.description === '' ? undefined : study.description,
    SeriesDescription: parts.seriesDescription,
    ManufacturerModelName: program.name,
    ...patientOf(patient),
    DeviceSerialNumber: parts.deviceUid.slice(-16),
    SoftwareVersions: program.version,
    StudyInstanceUID: study.uid,
    SeriesInstanceUID: parts.seriesUid,
    StudyID: study.id,
    SeriesNumber: parts.seriesNumber,
    InstanceNumber: 1,
  }
}

const patientOf = ({ name, id, issuer, birthDate, sex }: Patient): DicomDataset => ({
  PatientName: personName(name),
  PatientID: id,
  IssuerOfPatientID: issuer === '' ? undefined : issuer,
  PatientBirthDate: dateOrNone(birthDate),
  PatientSex: /^[MFO]$/u.test(sex) ? sex : '',
})

/** Invalid values aren't copied, because empty is allowed and invalid isn't. */
const dateOrNone = (date: string): string => (/^\d{8}$/u.test(date) ? date : '')
const timeOrNone = (time: string): string => (/^\d{2}(?:\d{2}){0,2}(?:\.\d{1,6})?$/u.test(time) ? time : '')

const personName = ({ alphabetic, ideographic, phonetic }: PersonName): string =>
  [alphabetic, ideographic, phonetic].join('=').replace(/=+$/u, '')

/** Date and time of the local clock, and its UTC offset. */
export function stampOf(now: Date): { date: string; time: string; offset: string } {
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0')
  const east = -now.getTimezoneOffset()
  return {
    date: `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`,
    time: `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`,
    offset: `${east < 0 ? '-' : '+'}${two(east / 60)}${two(east % 60)}`,
  }
}
