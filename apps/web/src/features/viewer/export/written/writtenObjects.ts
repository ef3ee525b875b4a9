import type { Viewer } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import { activePatient, activeStack } from '../activeParts.ts'
import { deviceUid } from '../measured/deviceUid.ts'
import { measuredItems } from '../measured/measuredItems.ts'
import { structuredReportOf } from '../measured/structuredReportOf.ts'
import { keyObjectsOf } from './keyObjectsOf.ts'
import { presentationStateOf } from './presentationStateOf.ts'

/** DICOM objects that the viewer can create. */
export const WRITTEN_KINDS = ['structuredReport', 'presentation', 'keyObjects'] as const

export type WrittenKind = (typeof WRITTEN_KINDS)[number]

export type WrittenObject =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: 'nothing' | 'twoPatients' | 'noImage' | 'color' }

interface Parts {
  text: Text
  isIdentityHidden: boolean
}

/** One of them, for the patient in view. */
export async function writtenObject(
  viewer: Viewer,
  kind: WrittenKind,
  { text, isIdentityHidden }: Parts,
): Promise<WrittenObject> {
  const patientKey = activePatient(viewer)
  const { studyKey } = activeStack(viewer) ?? {}
  const common = { isIdentityHidden, deviceUid: deviceUid() }
  if (kind === 'keyObjects') return keyObjectsOf(viewer, { ...common, patientKey, studyKey })
  const items = await measuredItems(viewer, patientKey)
  if (kind === 'structuredReport') return structuredReportOf({ ...common, items, studyKey, text })
  return presentationStateOf(viewer, { ...common, items, text, size: viewportSize(viewer) })
}

function viewportSize({ session }: Viewer): { width: number; height: number } {
  const element = document.querySelector(`[data-viewport="${session.read().active}"]`)
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return width > 0 && height > 0 ? { width, height } : { width: 512, height: 512 }
}
