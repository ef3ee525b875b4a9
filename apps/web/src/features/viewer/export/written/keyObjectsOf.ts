import {
  type KeyObjectsResult,
  type LocatedFrame,
  type StackFrame,
  toKeyObjects,
  uidOfUuid,
  type Viewer,
} from '@pandok/viewer'
import { PROGRAM } from '../program.ts'
import { ownerFacts } from './ownerFacts.ts'

interface Parts {
  patientKey: string | undefined
  studyKey: string | undefined
  isIdentityHidden: boolean
  deviceUid: string
  now?: Date
}

/** The key images of the patient in view, as a key object in the study in view. */
export function keyObjectsOf(viewer: Viewer, parts: Parts): KeyObjectsResult {
  const { patientKey, studyKey, isIdentityHidden, deviceUid, now = new Date() } = parts
  const own = keyFramesOf(viewer, patientKey)
  const main = own.find(({ stack }) => stack.studyKey === studyKey) ?? own[0]
  if (!main) return { ok: false, reason: 'nothing' }
  const frames: StackFrame[] = own.map(({ frame }) => frame)
  return toKeyObjects({
    frames,
    note: '',
    program: PROGRAM,
    deviceUid,
    now,
    ...ownerFacts(main.frame.instance.record, isIdentityHidden),
    newUid: () => uidOfUuid(crypto.randomUUID()),
  })
}

/** The key images of a patient; without one, of all. */
export const keyFramesOf = (viewer: Viewer, patientKey: string | undefined): LocatedFrame[] =>
  viewer.session
    .read()
    .keyImages.flatMap((id) => viewer.locate(id) ?? [])
    .filter(({ stack }) => patientKey === undefined || stack.patientKey === patientKey)
