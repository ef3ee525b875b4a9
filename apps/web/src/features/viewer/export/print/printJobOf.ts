import { VIEW_RESET } from '@pandok/viewer'
import type { LocatedFrame, ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'
import { activeStack } from '../activeParts.ts'
import { keyViewOf } from '../key-images/keyViews.ts'
import { decodedFrames } from '../measured/decodedFrames.ts'
import { measuredItems } from '../measured/measuredItems.ts'
import type { PrintJob } from './PrintJob.ts'

/** Key images and measurements of the patient who is looked at: those of another must not get into the same print. */
export async function printJobOf(desk: ViewerDesk, report: string): Promise<PrintJob> {
  const { session, locate } = desk
  const located = session.read().keyImages.flatMap((frame) => locate(frame) ?? [])
  const stack = activeStack(desk) ?? located[0]?.stack
  const own = located.filter((one) => one.stack.patientKey === stack?.patientKey)
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
    ...{ report: report.trim(), images, at: new Date() },
    record: stack?.frames[0]?.instance.record,
    isIdentityHidden: session.read().isIdentityHidden,
    measured: await measuredItems(desk, stack?.patientKey),
  }
}

/** As it was marked, but whole: what was outside of the viewport belongs to it as well. */
const viewOf = ({ session }: ViewerDesk, { frame }: LocatedFrame) => ({
  ...(keyViewOf(session, frame.id) ?? VIEW_RESET),
  ...{ scale: null, center: null },
})
