import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import { createMeasurements } from '../measure/store/createMeasurements.ts'
import type { Patient } from '../model/Identity.ts'
import type { SegmentationContent, StructuresContent } from '../model/Labels.ts'
import type { OpenInstance, Stack } from '../model/Stack.ts'
import { fusionCandidates } from '../planes/fusionCandidates.ts'
import { createArrangement } from '../space/arrange/createArrangement.ts'
import { createPatientKeys } from '../space/arrange/createPatientKeys.ts'
import { planeOf } from '../space/plane/ImagePlane.ts'
import { makeInstance, makeSlices } from '../space/testkit/makeInstance.ts'
import { makeLengths } from '../testkit/makeLengths.ts'
import { makeKeyObjects, makePresentation } from '../testkit/makePresentation.ts'
import { makeRealWorld } from '../testkit/makeRealWorld.ts'
import { makeRegistration } from '../testkit/makeRegistration.ts'
import { createLabels } from './createLabels.ts'
import { createReportedMeasurements } from './createReportedMeasurements.ts'
import { createStudyIndex } from './createStudyIndex.ts'
import { createViewerSession } from './createViewerSession.ts'
import { choosePresentation, paintedFrameIn } from './presentations.ts'
import { referenceLineOn } from './referenceLineOn.ts'
import { NO_SLIDES as NO_SLIDE_STATE } from './slides/SlideState.ts'
import { vertebraeOn } from './vertebrae.ts'

const SPACE = '2.25.9'
const IMAGE = '2.25.4.1'
/** What is laid on the images has the same UIDs whoever it is of; nothing but the patient tells them apart. */
const STUDY = '2.25.3'

const ct = (): OpenInstance[] =>
  makeSlices(
    4,
    (index) => index,
    () => ({
      series: '2.25.4',
      study: STUDY,
      frameOfReference: SPACE,
      unit: '',
    }),
  )

type Space = Awaited<ReturnType<typeof opened>>

async function opened(others: readonly OpenInstance[]) {
  const arrangement = createArrangement()
  for (const one of [...ct(), ...others]) await arrangement.add(one)
  const studies = createStudyIndex()
  studies.show(arrangement.read())
  const stacks = studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .flatMap((study) => study.series.flatMap((series) => series.stacks))
  const stack = stacks.find(({ frames }) => frames.some(({ instance }) => instance.id === IMAGE))
  if (!stack) throw new Error('no stack')
  return { studies, stack, others: stacks.filter((one) => one !== stack) }
}

let ids = 0
const newId = () => `id${++ids}`

const NO_SLIDES = { read: () => NO_SLIDE_STATE, seriesOf: () => undefined }

const sessionOn = ({ studies }: Space) =>
  createViewerSession({ newId, savedLayouts: () => [], playsClips: () => false, studies })

const frameOn = (stack: Stack) => {
  const frame = stack.frames.find(({ instance }) => instance.id === IMAGE)
  if (!frame) throw new Error('no image')
  return frame
}

const SEGMENTATION: SegmentationContent = {
  kind: 'segmentation',
  title: '',
  coding: 'binary',
  maximum: 1,
  labels: [{ number: 1, name: 'lesion' }],
  image: contentOf(makeInstance({ frameOfReference: SPACE })),
  frames: [{ label: 1, sources: [{ sopInstance: IMAGE }] }],
  sliceSpacing: 1,
  sliceThickness: 1,
}

function contentOf({ record: { content } }: OpenInstance) {
  if (content.kind !== 'image') throw new Error('no image')
  return content
}

const STRUCTURES: StructuresContent = {
  kind: 'structures',
  title: '',
  frameOfReference: SPACE,
  labels: [
    {
      number: 1,
      name: 'lesion',
      contours: [
        {
          points: [
            [0, 0, 0],
            [2, 0, 0],
            [2, 2, 0],
          ],
          isClosed: true,
        },
      ],
    },
  ],
}

async function shownLabels(space: Space) {
  const labels = createLabels({
    slides: { seriesOf: () => undefined },
    studies: space.studies,
    pool: {
      decode: async () => ({
        ok: true,
        frame: { rows: 4, columns: 4, samples: 1, min: 1, max: 1, values: new Uint8Array(16).fill(1) },
      }),
    },
  })
  labels.toggle('object')
  await vi.waitFor(() => expect(labels.read().shown.get('object')?.state).toBe('ready'), { interval: 1 })
  return labels
}

const record = (bytes: Uint8Array<ArrayBuffer>) => {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(read.refusal.reason)
  return { ...read.record, study: { ...read.record.study, uid: STUDY } }
}
const fileOf = (bytes: Uint8Array<ArrayBuffer>): OpenInstance => ({
  id: 'object',
  record: record(bytes),
  source: { name: 'object', blob: new Blob([bytes]) },
})
const objectWith = (content: SegmentationContent | StructuresContent) =>
  makeInstance({ sop: 'object', study: STUDY, series: '2.25.5', frameOfReference: SPACE, content })
const SHIFT = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 10, 0, 0, 0, 1]
/** Series of another modality, in the given frame of reference. */
const pet = (frameOfReference: string) =>
  makeSlices(
    4,
    (index) => index,
    () => ({ series: '2.25.6', study: STUDY, modality: 'PT', frameOfReference }),
  )

interface Kind {
  name: string
  /** What is laid on the images. All of it gets the patient of the property. */
  made: () => OpenInstance[]
  /** Whether anything of it is on the images. */
  isLaid: (space: Space) => boolean | Promise<boolean>
}

const KINDS: readonly Kind[] = [
  {
    name: 'a segmentation on images',
    made: () => [objectWith(SEGMENTATION)],
    isLaid: async (space) =>
      (await shownLabels(space)).on(space.stack, space.stack.frames.indexOf(frameOn(space.stack))).masks
        .length > 0,
  },
  {
    name: 'a segmentation on planes',
    made: () => [objectWith(SEGMENTATION)],
    isLaid: async (space) => {
      const plane = planeOf(frameOn(space.stack))
      return (
        plane !== undefined && (await shownLabels(space)).cut(plane, space.stack.patientKey).masks.length > 0
      )
    },
  },
  {
    name: 'contours on images',
    made: () => [objectWith(STRUCTURES)],
    isLaid: async (space) =>
      (await shownLabels(space)).on(space.stack, space.stack.frames.indexOf(frameOn(space.stack))).contours
        .length > 0,
  },
  {
    name: 'a presentation state',
    made: () => [fileOf(makePresentation(IMAGE, { PresentationLUTShape: 'INVERSE' }))],
    isLaid(space) {
      const session = sessionOn(space)
      session.show(space.stack.id)
      const viewer = { session, studies: space.studies, stackOf: space.studies.stackOf, pixelRatio: () => 1 }
      choosePresentation(viewer, 'object')
      // As it would stay in a viewport into which another patient's series is dragged.
      session.present({ object: 'object', isOn: true }, {})
      return paintedFrameIn(viewer, session.activeViewport(), frameOn(space.stack)) !== frameOn(space.stack)
    },
  },
  {
    name: 'key images',
    made: () => [fileOf(makeKeyObjects([IMAGE]))],
    isLaid: ({ studies }) => studies.keyStacks().some(({ frames }) => frames.length > 0),
  },
  {
    name: 'values of the real world',
    made: () => [fileOf(makeRealWorld([{ images: [IMAGE], slope: 2, unit: 'mm2/s' }]))],
    isLaid: ({ stack }) => frameOn(stack).frame.modality.unit !== '',
  },
  {
    name: 'a report of measurements',
    made: () => {
      const on = { sopInstance: IMAGE, points: [0, 0, 2, 2] as const }
      return [fileOf(makeLengths([{ label: '1', uid: '2.25.77', millimetres: 3, on }]))]
    },
    async isLaid({ studies }) {
      const measurements = createMeasurements({ newId })
      await createReportedMeasurements({ measurements, studies, slides: NO_SLIDES }).place()
      return measurements.read().items.length > 0
    },
  },
  {
    name: 'a fused series',
    made: () => pet(SPACE),
    isLaid: ({ stack, studies }) => fusionCandidates(stack, studies.read()).length > 0,
  },
  {
    name: 'linked scrolling',
    made: () => pet(SPACE),
    isLaid(space) {
      const session = sessionOn(space)
      const [other] = space.others
      session.layout(1, 2)
      session.show(space.stack.id, 0, space.stack.frames[0]?.id)
      session.show(other?.id ?? '', 1, other?.frames[0]?.id)
      session.goTo(2, 0)
      return session.read().viewports[1]?.frame === other?.frames[2]?.id
    },
  },
  {
    name: 'reference lines',
    made: () => [
      makeInstance({
        sop: '2.25.6.1',
        series: '2.25.6',
        study: STUDY,
        modality: 'MR',
        frameOfReference: SPACE,
        // A coronal image through the middle of the axial ones.
        geometry: { row: [1, 0, 0], column: [0, 0, -1] },
        position: [0, 1, 2.3],
      }),
    ],
    isLaid: ({ studies, stack, others: [other] }) =>
      referenceLineOn(studies, frameOn(stack), other?.frames[0]?.id) !== undefined,
  },
  {
    name: 'vertebrae that were marked elsewhere',
    made: () => pet(SPACE),
    isLaid({ studies, stack, others: [other] }) {
      const measurements = createMeasurements({ newId })
      const place = { on: 'frame', frame: other?.frames[0]?.id ?? '' } as const
      measurements.add({ tool: 'vertebra', place, points: [{ x: 2, y: 2 }] })
      const plane = planeOf(frameOn(stack))
      const where = plane && { plane, patientKey: stack.patientKey }
      return where !== undefined && vertebraeOn(studies, measurements.read().items, where).length > 0
    },
  },
]

const owned = (patient: Patient) => (one: OpenInstance) => ({ ...one, record: { ...one.record, patient } })

describe('what is laid on images', () => {
  const { patient } = makeInstance().record
  const name = (alphabetic: string) => ({ alphabetic, ideographic: '', phonetic: '' })
  const patients = fc
    .record(
      {
        id: fc.constantFrom('P1', 'P2', ''),
        issuer: fc.constantFrom('', 'ELSEWHERE'),
        birthDate: fc.constantFrom('19800101', '19800102', ''),
        name: fc.constantFrom(name('DOE^JANE'), name('ROE^RICHARD'), name('')),
      },
      { requiredKeys: [] },
    )
    .map((changes): Patient => ({ ...patient, ...changes }))

  it.each(KINDS)('V5 is there for its own patient and nobody else: $name', async ({ made, isLaid }) => {
    await fc.assert(
      fc.asyncProperty(patients, async (other) => {
        const [image] = ct()
        const [first, ...rest] = made().map(owned(other))
        if (!image || !first) throw new Error('nothing to lay')
        const keyOf = createPatientKeys()
        const isSame = keyOf(image.record) === keyOf(first.record)
        expect(await isLaid(await opened([first, ...rest]))).toBe(isSame)
      }),
      // The patient of the images comes first, so that both answers are always among the tries.
      { numRuns: 25, examples: [[patient], [{ ...patient, id: 'P2' }]] },
    )
  })

  it('V5 a registration moves nothing of another patient', async () => {
    const matrix = [{ from: '2.25.8', matrices: [SHIFT] }]
    const registration = fileOf(makeRegistration(SPACE, matrix))
    const laid = async (of: Patient) => {
      const { stack, studies } = await opened([...pet('2.25.8'), owned(of)(registration)])
      return fusionCandidates(stack, studies.read()).length
    }
    expect([await laid(patient), await laid({ ...patient, id: 'P2' })]).toEqual([1, 0])
  })
})
