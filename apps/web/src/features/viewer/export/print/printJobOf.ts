import type { LocatedFrame } from '@pandok/viewer'
import { isOf, VIEW_RESET, type Viewer } from '@pandok/viewer'
import { readPrintHead } from '#shared/print/printHead.ts'
import { keyViewOf } from '../key-images/keyViews.ts'
import { decodedFrames } from '../measured/decodedFrames.ts'
import { measuredItems } from '../measured/measuredItems.ts'
import type { PrintJob } from './PrintJob.ts'
import { studyPrinted } from './studyPrinted.ts'

/**
 * Prepares a print of a report with the key images and measurements of one patient; another patient's must
 * not be printed with it. The parameter `patientKey` says whose report it is. The visible images can't decide
 * that, because another patient may be in view for comparison.
 */
export async function printJobOf(viewer: Viewer, report: string, patientKey: string): Promise<PrintJob> {
  const { session, studies, locate, snapshots } = viewer
  const patient = studies.read().patients.find(({ key }) => key === patientKey)
  const located = session.read().keyImages.flatMap((frame) => locate(frame) ?? [])
  const own = located.filter((one) => isOf(viewer, patientKey, one.stack.patientKey))
  const decoded = await decodedFrames(
    viewer,
    own.map(({ frame }) => frame),
  )
  const images = own.flatMap((one) => {
    const pixels = decoded.get(one.frame.id)
    if (!pixels) return []
    const { frame, index, stack } = one
    return [{ stack, shown: { frame, index, decoded: pixels }, view: viewOf(viewer, one) }]
  })
  return {
    report: report.trim(),
    head: readPrintHead(),
    images,
    at: new Date(),
    patient: patient?.facts,
    record: patient && studyPrinted(viewer, patient),
    snapshots: snapshots.read().items.filter((one) => isOf(viewer, patientKey, one.patientKey)),
    isIdentityHidden: session.read().isIdentityHidden,
    measured: await measuredItems(viewer, patientKey),
  }
}

/**
 * The view in which the image was marked, but without its zoom and pan, so that the whole image is printed.
 */
const viewOf = ({ session }: Viewer, { frame }: LocatedFrame) => ({
  ...(keyViewOf(session, frame.id) ?? VIEW_RESET),
  scale: null,
  center: null,
})
