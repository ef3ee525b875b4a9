import type { Locale } from '@pandok/domain'
import { attributeText, type OpenInstance } from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'

/** The attributes stand before the pixels; more than this much of them nobody has seen. */
const HEAD = 2 * 1024 ** 2

/** Attributes of the image that is looked at. They are asked for at once, so the file's head is read beforehand. */
export function createAttributes(desk: ViewerDesk, locale: () => Locale) {
  const listeners = new Set<() => void>()
  let current: { id: string; bytes?: Uint8Array } | undefined

  function instanceNow(): OpenInstance | undefined {
    const { frame } = desk.session.activeViewport()
    return frame === undefined ? undefined : desk.locate(frame)?.frame.instance
  }

  async function follow(): Promise<void> {
    const instance = instanceNow()
    // One file of a series answers for all of them: only what they share is asked for.
    const id = instance && `${instance.record.study.uid} ${instance.record.series.uid}`
    if (id === current?.id) return
    current = id === undefined ? undefined : { id }
    if (!instance || !current) return
    const mine = current
    const head = await instance.source.blob
      .slice(0, HEAD)
      .arrayBuffer()
      .catch(() => undefined)
    // Gone or unplugged since it was opened: then there is nothing to tell.
    if (current !== mine || !head) return
    mine.bytes = new Uint8Array(head)
    for (const listener of [...listeners]) listener()
  }

  const stops = [desk.session.subscribe(() => void follow()), desk.studies.subscribe(() => void follow())]
  void follow()

  return {
    textOf: (name: string): string | undefined =>
      name === 'ComparisonDate'
        ? priorDate(desk)
        : current?.bytes && attributeText(current.bytes, name, locale()),
    onNews(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      for (const stop of stops) stop()
      listeners.clear()
    },
  }
}

/** The date of the study that this one is compared with: the newest older one of the same patient that is open. */
function priorDate({ session, stackOf, studies }: ViewerDesk): string | undefined {
  const { stack: id } = session.activeViewport()
  const stack = id === undefined ? undefined : stackOf(id)
  const patient = studies.read().patients.find(({ key }) => key === stack?.patientKey)
  const own = patient?.studies.find(({ key }) => key === stack?.studyKey)?.facts.date
  const older = patient?.studies
    .map(({ facts }) => facts.date)
    .filter((date) => own !== undefined && date !== '' && date < own)
    .sort()
    .at(-1)
  return older?.replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1-$2-$3')
}
