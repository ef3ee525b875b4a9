import type { Viewer } from '@pandok/viewer'
import type { GivenOut } from '#features/viewer/kept/createMarkKeeper.ts'
import { imageElement } from '#features/viewer/window/imageElement.ts'
import type { Text } from '#platform/text/text.ts'
import { activePatient, activeStack } from '../activeParts.ts'
import { deviceUid } from '../measured/deviceUid.ts'
import { measuredItems } from '../measured/measuredItems.ts'
import { returningItems, structuredReportOf } from '../measured/structuredReportOf.ts'
import { keyFramesOf, keyObjectsOf } from './keyObjectsOf.ts'
import { presentationStateOf } from './presentationStateOf.ts'

/** DICOM objects that the viewer can create. */
export const WRITTEN_KINDS = ['structuredReport', 'presentation', 'keyObjects'] as const

export type WrittenKind = (typeof WRITTEN_KINDS)[number]

export type WrittenObject =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; holds: GivenOut }
  | { ok: false; reason: 'nothing' | 'twoPatients' | 'noImage' | 'color' | 'subtracted' }

interface Parts {
  text: Text
  isIdentityHidden: boolean
}

/** Creates one of the objects for the patient in view. */
export async function writtenObject(
  viewer: Viewer,
  kind: WrittenKind,
  { text, isIdentityHidden }: Parts,
): Promise<WrittenObject> {
  const patientKey = activePatient(viewer)
  const { studyKey } = activeStack(viewer) ?? {}
  const common = { isIdentityHidden, deviceUid: deviceUid() }
  if (kind === 'keyObjects') {
    const keyImages = keyFramesOf(viewer, patientKey).map(({ frame }) => frame.id)
    return holding({ keyImages }, keyObjectsOf(viewer, { ...common, patientKey, studyKey }))
  }
  const items = await measuredItems(viewer, patientKey)
  if (kind === 'structuredReport') {
    const made = structuredReportOf({ ...common, items, studyKey, text })
    // A report without its patient can't be matched with images later.
    const measurements = made.ok && !isIdentityHidden ? returningItems(viewer, made.bytes, items) : []
    return holding({ measurements }, made)
  }
  // A presentation state shows what was drawn, without values: its measurements aren't safe with it.
  return holding({}, presentationStateOf(viewer, { ...common, items, text, size: viewportSize(viewer) }))
}

type Made = { ok: true; bytes: Uint8Array<ArrayBuffer> } | Extract<WrittenObject, { ok: false }>

const holding = (holds: GivenOut, made: Made): WrittenObject => (made.ok ? { ...made, holds } : made)

function viewportSize({ session }: Viewer): { width: number; height: number } {
  const element = imageElement(`[data-viewport="${session.read().active}"]`)
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? { width, height } : { width: 512, height: 512 }
}
