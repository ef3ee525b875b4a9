import { type InstanceRecord, type Stack, VIEW_RESET } from '@pandok/viewer'
import type { LocatedFrame, ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'
import { isOf, slideOwner } from '#features/viewer/desk/whose.ts'
import { activeStack } from '../activeParts.ts'
import { keyViewOf } from '../key-images/keyViews.ts'
import { decodedFrames } from '../measured/decodedFrames.ts'
import { measuredItems } from '../measured/measuredItems.ts'
import type { PrintJob } from './PrintJob.ts'

/** Key images and measurements of the patient who is looked at: those of another must not get into the same print. */
export async function printJobOf(desk: ViewerDesk, report: string): Promise<PrintJob> {
  const { session, locate, snapshots } = desk
  const located = session.read().keyImages.flatMap((frame) => locate(frame) ?? [])
  const { patientKey, record } = subjectOf(desk, located[0]?.stack)
  const own = located.filter((one) => isOf(desk, patientKey, one.stack.patientKey))
  const decoded = await decodedFrames(
    desk,
    own.map(({ frame }) => frame),
  )
  const images = own.flatMap((one) => {
    const pixels = decoded.get(one.frame.id)
    if (!pixels) return []
    const { frame, index, stack: itsStack } = one
    return [{ stack: itsStack, shown: { frame, index, decoded: pixels }, view: viewOf(desk, one) }]
  })
  return {
    ...{ report: report.trim(), images, record, at: new Date() },
    snapshots: snapshots.read().items.filter((one) => isOf(desk, patientKey, one.patientKey)),
    isIdentityHidden: session.read().isIdentityHidden,
    measured: await measuredItems(desk, patientKey),
  }
}

interface Subject {
  patientKey: string | undefined
  record: InstanceRecord | undefined
}

/** Whose print it is: of the slide or the images that are looked at, else of the first key image. */
function subjectOf(desk: ViewerDesk, marked: Stack | undefined): Subject {
  const ownerOf = (slide: string | undefined) => (slide === undefined ? undefined : slideOwner(desk, slide))
  const stack = activeStack(desk) ?? marked
  const onSlides = desk.snapshots.read().items.flatMap(({ of }) => (of.kind === 'slide' ? [of.slide] : []))
  const byStack = stack && { patientKey: stack.patientKey, record: stack.frames[0]?.instance.record }
  return ownerOf(desk.slides.read().shown[0]) ?? byStack ?? ownerOf(onSlides[0]) ?? NOBODY
}

const NOBODY: Subject = { patientKey: undefined, record: undefined }

/** As it was marked, but whole: what was outside of the viewport belongs to it as well. */
const viewOf = ({ session }: ViewerDesk, { frame }: LocatedFrame) => ({
  ...(keyViewOf(session, frame.id) ?? VIEW_RESET),
  ...{ scale: null, center: null },
})
