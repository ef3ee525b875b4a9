import { createEmitter, type Locale } from '@pandok/domain'
import { attributeText, inView, type ViewedItem, type Viewer } from '@pandok/viewer'
import { recordText } from './recordText.ts'

/**
 * The number of bytes that are read first. The attributes come before the pixels, and no file with a larger
 * head is known.
 */
const HEAD = 2 * 1024 ** 2

/**
 * Files are read only after an image has stayed in view for this long, so that not every file is read while
 * scrolling.
 */
const REST_MS = 150

/** Attributes of the image in view. They are needed synchronously, so the file's head is read in advance. */
export function createAttributes(viewer: Viewer, locale: () => Locale) {
  const listeners = createEmitter()
  let current: { looked: ViewedItem; bytes?: Uint8Array | undefined } | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    const looked = inView(viewer)
    const before = current?.looked
    if (looked?.instance === before?.instance && looked?.side === before?.side) return
    clearTimeout(resting)
    if (!looked?.instance) {
      current = undefined
      return
    }
    const isNear = seriesOf(looked) === (before && seriesOf(before))
    // In the meantime, attributes that a series shares are taken from the previous file.
    current = { looked, bytes: isNear ? current?.bytes : undefined }
    if (looked.instance === before?.instance) listeners.emit()
    else if (isNear) resting = setTimeout(() => void readHead(), REST_MS)
    else void readHead()
  }

  async function readHead(): Promise<void> {
    const mine = current
    const bytes = await headOf(mine?.looked)
    if (!bytes || !current || current.looked.instance !== mine?.looked.instance) return
    current = { looked: current.looked, bytes }
    listeners.emit()
  }

  function textOf(name: string): string | undefined {
    if (name === 'ComparisonDate') return priorDate(viewer)
    const { looked, bytes } = current ?? {}
    if (!looked?.instance || !bytes) return undefined
    if (name === 'Laterality' || name === 'ImageLaterality') return looked.side
    // A slide on a server has no file, only the server's metadata.
    if (bytes.length === 0) return recordText(looked.instance.record, name, locale())
    return attributeText(bytes, name, locale())
  }

  const stops = [viewer.session, viewer.slides, viewer.studies].map((store) => store.subscribe(follow))
  follow()

  return {
    textOf,
    onChange: listeners.subscribe,
    dispose() {
      clearTimeout(resting)
      for (const stop of stops) stop()
      listeners.clear()
    },
  }
}

/** Undefined if the file has been removed since it was opened. */
const headOf = async (looked: ViewedItem | undefined): Promise<Uint8Array | undefined> =>
  looked?.instance?.source.blob
    .slice(0, HEAD)
    .arrayBuffer()
    .then(
      (head) => new Uint8Array(head),
      () => undefined,
    )

const seriesOf = ({ studyKey, instance }: ViewedItem): string =>
  JSON.stringify([studyKey, instance?.record.series.uid])

/** The date of the most recent open study of the same patient that is older than this one. */
function priorDate(viewer: Viewer): string | undefined {
  const { patientKey, studyKey } = inView(viewer) ?? {}
  const patient = viewer.studies.read().patients.find(({ key }) => key === patientKey)
  const own = patient?.studies.find(({ key }) => key === studyKey)?.facts.date
  const older = patient?.studies
    .map(({ facts }) => facts.date)
    .filter((date) => own !== undefined && date !== '' && date < own)
    .sort()
    .at(-1)
  return older?.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3')
}
