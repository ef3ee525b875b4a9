import type {
  DicomWeb,
  FoundSeries,
  FoundStudy,
  InstanceRecord,
  ServerSlide,
  WebSlideInstance,
} from '@pandok/viewer'

/** SOP class of VL Whole Slide Microscopy Image Storage. */
const WHOLE_SLIDE = '1.2.840.10008.5.1.4.1.1.77.1.6'

type Client = DicomWeb & { dispose(): void }

/** A whole slide on its server; undefined if the series is something else or the server doesn't say. */
export async function serverSlideOf(
  web: Client,
  study: FoundStudy,
  series: FoundSeries,
): Promise<{ record: InstanceRecord; slide: ServerSlide } | undefined> {
  if (series.modality !== 'SM') return undefined
  const instances = await web.findInstances(study.uid, series.uid).catch(() => [])
  const [first] = instances
  if (!first || !instances.every(({ sopClass }) => sopClass === WHOLE_SLIDE)) return undefined

  async function load(): Promise<WebSlideInstance[]> {
    const all = await web.seriesMetadata(study.uid, series.uid)
    return all.map((metadata) => {
      const path = { study: study.uid, series: series.uid, instance: `${metadata['00080018']?.Value?.[0]}` }
      return {
        metadata,
        async fetchFrame(frame: number, signal?: AbortSignal) {
          const [one] = await web.retrieveFrames(path, [frame], signal)
          return one?.bytes ?? new Uint8Array()
        },
      }
    })
  }
  return {
    record: recordOf(study, series, first.uid),
    slide: { name: series.description || series.modality, load, release: web.dispose },
  }
}

/** The slide's patient according to the server. */
const recordOf = (
  { patient, uid, date, time, description, accession }: FoundStudy,
  series: FoundSeries,
  sopInstance: string,
): InstanceRecord => ({
  sopClass: WHOLE_SLIDE,
  sopInstance,
  transferSyntax: '',
  patient,
  number: undefined,
  frameOfReference: undefined,
  imageType: [],
  viewPosition: '',
  patientOrientation: [],
  burnedIn: 'unknown',
  study: { uid, id: '', date, time, description, accession, age: '' },
  series: {
    uid: series.uid,
    number: series.number,
    modality: series.modality,
    bodyPart: series.bodyPart,
    description: series.description,
    protocol: '',
    date: '',
    time: '',
    patientPosition: '',
  },
  content: { kind: 'slide' },
})
