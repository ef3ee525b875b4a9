import { type DicomWebFault, dicomWebFault, HOPELESS_FAULTS } from '../../dicomweb/DicomWebError.ts'
import type { FoundInstance, FoundStudy } from '../../dicomweb/json/found.ts'
import type { InstancePath } from '../../dicomweb/uidPaths.ts'
import type { Patient } from '../../model/Identity.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import { isIdentified } from '../../space/arrange/areOfOnePatient.ts'
import {
  PRIOR_REPORT_BYTES_MAX,
  PRIOR_REPORTS_MAX,
  PRIOR_STUDIES_ASKED,
  PRIOR_STUDIES_MAX,
} from './limits.ts'
import type { FoundReports, PriorReport, ReportSource } from './PriorReport.ts'
import { readPriorReport } from './readPriorReport.ts'

interface Search {
  /** A file of the patient; reports of anybody else are discarded. */
  current: InstanceRecord
  /** The day until which studies count, `YYYYMMDD`; empty for all. */
  until: string
  /** The study that is reported, whose own reports aren't prior. */
  except: string
  signal: AbortSignal
}

const NOTHING: FoundReports = { reports: [], isWhole: true, fault: undefined }

/**
 * The reports of measurements (TID 1500) on earlier studies of a patient, from a server: of the newest studies,
 * and bounded in number and bytes. Nobody is asked for without a number and a name or birth date. Never throws;
 * when it is aborted, what has been received is returned.
 */
export async function findPriorReports(web: ReportSource, search: Search): Promise<FoundReports> {
  if (!isIdentified(search.current)) return NOTHING
  const finding = createFinding(web, search)
  try {
    const { studies, hasMore } = await priorStudies(web, search)
    if (hasMore || studies.length > PRIOR_STUDIES_MAX) finding.cut()
    for (const study of studies.slice(0, PRIOR_STUDIES_MAX)) await finding.take(study)
  } catch (error) {
    finding.note(error)
  }
  return finding.found()
}

function createFinding(web: ReportSource, search: Search) {
  const { signal } = search
  const reports: PriorReport[] = []
  let fault: DicomWebFault | undefined
  let isWhole = true
  let [asked, bytes] = [0, 0]

  function note(error: unknown): void {
    if (signal.aborted) isWhole = false
    else fault = dicomWebFault(error)
  }
  function isOver(): boolean {
    if (signal.aborted) isWhole = false
    return signal.aborted || (fault !== undefined && HOPELESS_FAULTS.has(fault))
  }

  async function receive(study: FoundStudy, path: InstancePath): Promise<void> {
    if (isOver()) return
    if (asked >= PRIOR_REPORTS_MAX || bytes >= PRIOR_REPORT_BYTES_MAX) {
      isWhole = false
      return
    }
    asked++
    try {
      const blob = await web.retrieveReport(path, signal)
      bytes += blob.size
      const read = readPriorReport(new Uint8Array(await blob.arrayBuffer()), study.uid, search.current)
      if (read) reports.push({ ...read, modality: imageModality(study) })
    } catch (error) {
      note(error)
    }
  }

  return {
    note,
    cut(): void {
      isWhole = false
    },
    found: (): FoundReports => ({ reports, isWhole, fault }),
    /** A study that can't be read doesn't hide the others. */
    async take(study: FoundStudy): Promise<void> {
      if (isOver()) return
      try {
        for (const path of await reportsOf(web, study.uid, signal)) await receive(study, path)
      } catch (error) {
        note(error)
      }
    },
  }
}

/** The patient's studies until that day that may have reports, the newest first. */
async function priorStudies(web: ReportSource, { current, until, except, signal }: Search) {
  const query = { patientId: current.patient.id, modality: 'SR', ...(until !== '' && { dateTo: until }) }
  const page = { offset: 0, limit: PRIOR_STUDIES_ASKED }
  const { studies, hasMore } = await web.findStudies(query, page, signal)
  // Servers may ignore what they don't know, and wildcards in a number find others as well.
  const own = studies.filter(
    ({ uid, date, patient, modalities }) =>
      uid !== except &&
      isPossible(patient, current.patient) &&
      (until === '' || date <= until) &&
      (modalities.length === 0 || modalities.includes('SR')),
  )
  return { studies: own.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)), hasMore }
}

/** Answers to a query may lack the issuer and the birth date; what they have must not differ. */
const isPossible = (found: Patient, { id, issuer, birthDate }: Patient): boolean =>
  found.id === id &&
  (found.issuer === '' || found.issuer === issuer) &&
  (found.birthDate === '' || found.birthDate === birthDate)

const STORAGE = '1.2.840.10008.5.1.4.1.1.88.'
/** The classes that have room for TID 1500: Enhanced, Comprehensive, Comprehensive 3D and Extensible SR. */
const REPORT_CLASSES: ReadonlySet<string> = new Set(
  ['22', '33', '34', '35'].map((ending) => `${STORAGE}${ending}`),
)
const mayReport = ({ sopClass }: FoundInstance): boolean => sopClass === '' || REPORT_CLASSES.has(sopClass)

async function reportsOf(web: ReportSource, study: string, signal: AbortSignal): Promise<InstancePath[]> {
  const paths: InstancePath[] = []
  const all = await web.findSeries(study, signal)
  for (const { uid: series } of all.filter(({ modality }) => modality === 'SR')) {
    const instances = await web.findInstances(study, series, signal)
    paths.push(...instances.filter(mayReport).map(({ uid: instance }) => ({ study, series, instance })))
  }
  return paths
}

/** Objects about images have modalities of their own. */
const NO_IMAGES: ReadonlySet<string> = new Set(['SR', 'PR', 'KO', 'SEG', 'REG', 'RTSTRUCT', 'DOC', 'RWV'])

const imageModality = ({ modalities }: FoundStudy): string =>
  modalities.find((modality) => !NO_IMAGES.has(modality)) ?? ''
