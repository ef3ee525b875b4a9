import { describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/read/readInstance.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { complaints, hasTools, runOn } from '../../testkit/judge.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { type KeyObjectsParts, toKeyObjects } from './toKeyObjects.ts'

const hasJudge = hasTools(['dciodvfy', 'dsrdump'], ['dicom3tools', 'dcmtk'])

function framesOf(elements: Record<string, unknown> = {}): StackFrame[] {
  const read = readInstance(makeDicom(elements))
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  const { record } = read
  const image = read.record.content
  const instance = { id: record.sopInstance, record, source: { name: '', blob: new Blob([]) } }
  return image.frames.map((frame) => ({
    id: `${record.sopInstance}#${frame.number}`,
    instance,
    image,
    frame,
  }))
}

let uid = 0
function partsOf(frames: readonly StackFrame[], note = ''): KeyObjectsParts {
  const { patient, study } = (frames[0] as StackFrame).instance.record
  return {
    frames,
    note,
    patient,
    study,
    program: { name: 'Pandok', version: '1' },
    deviceUid: '2.25.77',
    now: new Date(2026, 0, 2, 3, 4, 5),
    newUid: () => `2.25.901.${++uid}`,
  }
}

function written(parts: KeyObjectsParts): Uint8Array {
  const result = toKeyObjects(parts)
  if (!result.ok) throw new Error(result.reason)
  return result.bytes
}

const several = { NumberOfFrames: 3, SOPClassUID: '1.2.840.10008.5.1.4.1.1.2.1' }

describe('key images as a key object', () => {
  it('open again as the same images in the same order, frames and note with them', () => {
    const [one] = framesOf() as [StackFrame]
    const clip = framesOf(several)
    const bytes = written(partsOf([clip[2] as StackFrame, one], '출혈이 가장 큰 단면'))
    const read = readInstance(bytes)
    expect(read.ok && read.record.content).toEqual({
      kind: 'keyObjects',
      title: 'Of Interest',
      note: '출혈이 가장 큰 단면',
      images: [
        { sopInstance: clip[0]?.instance.record.sopInstance, frames: [3] },
        { sopInstance: one.instance.record.sopInstance },
      ],
      others: 0,
    })
  })

  it('are of one patient and of DICOM files', () => {
    const [one] = framesOf() as [StackFrame]
    const [other] = framesOf({ PatientID: 'P2', PatientName: 'ROE^RICHARD' }) as [StackFrame]
    expect(toKeyObjects({ ...partsOf([one]), frames: [] })).toEqual({ ok: false, reason: 'nothing' })
    expect(toKeyObjects(partsOf([one, other]))).toEqual({ ok: false, reason: 'twoPatients' })
    const picture = {
      ...one,
      instance: { ...one.instance, record: { ...one.instance.record, sopClass: '' } },
    }
    expect(toKeyObjects(partsOf([picture]))).toEqual({ ok: false, reason: 'noImage' })
  })

  it.runIf(hasJudge)('are without fault for dciodvfy and readable for dcmtk', () => {
    const [prior] = framesOf({ StudyInstanceUID: '2.25.8', SeriesInstanceUID: '2.25.8.1' }) as [StackFrame]
    const bytes = written(partsOf([...framesOf(), ...framesOf(), prior], '주요 단면'))
    expect(complaints(bytes)).toEqual([])
    const { text, status } = runOn('dsrdump', ['-Ei'], bytes)
    expect(status).toBe(0)
    expect(text).toContain('주요 단면')
  })
})
