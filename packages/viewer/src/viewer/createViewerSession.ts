import { UPTAKE } from '../model/uptake.ts'
import type { VoiSetting } from '../model/View.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { savedFor } from '../space/hanging/layoutFor.ts'
import { matchingFrame } from '../space/sync/matchingFrame.ts'
import { linkStacks } from '../space/sync/stackLink.ts'
import type { StudyIndex } from './createStudyIndex.ts'
import type { ViewerPorts } from './Viewer.ts'

interface SessionParts extends Pick<ViewerPorts, 'newId' | 'savedLayouts' | 'playsClips'> {
  studies: StudyIndex
}

/** A session on the open studies: stacks scroll together by position, and saved windows are applied. */
export function createViewerSession({ newId, savedLayouts, playsClips, studies }: SessionParts): Session {
  return createSession({
    newId,
    playsClips,
    stackOf: studies.stackOf,
    firstView({ frames: [first] }) {
      const facts = first?.instance.record.series
      const saved = facts && savedFor(savedLayouts(), facts)
      const voi = saved && (isOfOtherUnit(saved.voi, first?.frame.modality.unit) ? undefined : saved.voi)
      // Uptake is read dark on bright.
      return { ...(facts?.modality === 'PT' && { isInverted: true }), ...(voi && { voi }) }
    },
    matching(target, from, anchors) {
      // Frames of reference say nothing across patients; the reader's own link does.
      if (!anchors && target.patientKey !== from.stack.patientKey) return undefined
      const link =
        anchors && linkStacks({ ...from, frame: anchors.from }, { stack: target, frame: anchors.target })
      return matchingFrame(target, from, link, studies.transforms(from.stack.patientKey))?.id
    },
  })
}

/** Windows saved while PET was shown in Bq/ml; no SUV window is as wide. */
const isOfOtherUnit = (voi: VoiSetting, unit: string | undefined): boolean =>
  unit === UPTAKE && voi.kind === 'window' && voi.width > 1000
