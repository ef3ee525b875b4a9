import type { InstanceRecord } from '../model/Instance.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { Arranging, Intake } from '../open/arrange/createArranging.ts'
import type { ParsedInstance } from '../open/parse/ParsedInstance.ts'
import type { Session } from '../session/createSession.ts'
import type { StudyIndex } from './createStudyIndex.ts'
import type { ServerSlide } from './slides/createSlideLoader.ts'
import type { SlideStore } from './slides/createSlideStore.ts'

interface ServerSlideParts {
  newId: () => string
  session: Session
  studies: StudyIndex
  slides: SlideStore
  arranging: Arranging
  arrange: (parsed: ParsedInstance, intake: Intake) => Promise<Refusal | undefined>
}

/** Adds a slide that stays on its server, and shows it if nothing else is shown. */
export async function openServerSlide(
  record: InstanceRecord,
  slide: ServerSlide,
  { newId, session, studies, slides, arranging, arrange }: ServerSlideParts,
): Promise<Refusal | undefined> {
  const intake = arranging.begin()
  const source = { name: slide.name, blob: new Blob([]) }
  const refusal = await arrange({ instance: { id: newId(), record, source } }, intake)
  if (intake.isClosed()) {
    slide.release()
    return undefined
  }
  arranging.publish()
  if (refusal) {
    slide.release()
    return refusal
  }
  const { uid } = record.series
  slides.keepOnServer(uid, slide)
  const isFree =
    slides.read().shown.length === 0 && session.read().viewports.every(({ stack }) => stack === undefined)
  const arranged = studies.slideOf(uid)
  return arranged && isFree ? slides.showSeries(arranged) : undefined
}
