import { DicomWebError, readInstance } from '@pandok/viewer'
import { beforeAll, describe, expect, it } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { WRITTEN_KINDS } from '../written/writtenObjects.ts'
import { sendObjects } from './sendObjects.ts'

beforeAll(() => textStore.show('ko'))

const server = {
  id: 's',
  name: '우리 PACS',
  address: 'https://pacs.example/web',
  token: '',
  keepsToken: false,
  findsReports: true,
}

/** Opens one image with a length on it and a key image mark, while the patient is hidden on the screen. */
async function readViewer() {
  const file = openFile()
  const viewer = await viewerWith([file])
  const frame = `${file.id}#1`
  viewer.measurements.add({
    tool: 'length',
    place: { on: 'frame', frame },
    label: '결절',
    points: [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ],
  })
  viewer.session.toggleKeyImage(frame)
  viewer.session.toggle('isIdentityHidden')
  return { viewer, sopInstance: file.record.sopInstance }
}

function serverOf(answer: () => Promise<void> = () => Promise.resolve()) {
  const stored: Blob[] = []
  const told = { isClosed: false }
  const open = () => ({
    store: async (files: readonly Blob[]) => {
      stored.push(...files)
      await answer()
    },
    dispose: () => {
      told.isClosed = true
    },
  })
  return { stored, told, open }
}

describe('what is sent to a PACS', () => {
  it('consists of the measurements, the view and the key images, each with the image and its patient', async () => {
    const { viewer, sopInstance } = await readViewer()
    const { stored, told, open } = serverOf()
    const text = currentText()
    const [measurement] = viewer.measurements.read().items
    expect(await sendObjects(viewer, { kinds: WRITTEN_KINDS, server, text }, open)).toEqual({
      ok: true,
      sent: [{ measurements: [measurement] }, {}, { keyImages: viewer.session.read().keyImages }],
    })
    expect(told.isClosed).toBe(true)
    const records = await Promise.all(
      stored.map(async (blob) => {
        const read = readInstance(new Uint8Array(await blob.arrayBuffer()))
        if (!read.ok) throw new Error(read.refusal.reason)
        return read.record
      }),
    )
    expect(records.map(({ content }) => content.kind)).toEqual(['document', 'presentation', 'keyObjects'])
    for (const { patient, study } of records) expect([patient.id, study.uid]).toEqual(['P1', '2.25.1000'])
    const [, state, keys] = records
    expect(state?.content).toMatchObject({
      images: [{ sopInstance }],
      annotations: [
        { graphics: [{ kind: 'shape' }, { kind: 'text', text: expect.stringContaining('결절') }] },
      ],
    })
    expect(keys?.content).toMatchObject({ images: [{ sopInstance }] })
  })

  it('has only the key images of the patient in view while another patient is open', async () => {
    const [own, other] = [
      openFile(),
      openFile({
        PatientID: 'P2',
        StudyInstanceUID: '2.25.2000',
        SeriesInstanceUID: '2.25.2001',
        SOPInstanceUID: '2.25.2002',
      }),
    ]
    const viewer = await viewerWith([own, other])
    for (const { id } of [other, own]) viewer.session.toggleKeyImage(`${id}#1`)
    const { stored, open } = serverOf()
    const sent = await sendObjects(viewer, { kinds: ['keyObjects'], server, text: currentText() }, open)
    expect(sent).toEqual({ ok: true, sent: [{ keyImages: [`${own.id}#1`] }] })
    const read = readInstance(new Uint8Array((await stored[0]?.arrayBuffer()) ?? []))
    expect(read.ok && [read.record.patient.id, read.record.content]).toMatchObject([
      'P1',
      { images: [{ sopInstance: own.record.sopInstance }] },
    ])
  })

  it('is empty if one of the objects cannot be created', async () => {
    const viewer = await viewerWith([openFile()])
    const { stored, open } = serverOf()
    const sent = await sendObjects(viewer, { kinds: WRITTEN_KINDS, server, text: currentText() }, open)
    expect(sent).toEqual({ ok: false, kind: 'structuredReport', reason: 'nothing' })
    expect(stored).toEqual([])
  })

  it('fails with the server’s error, and the connection is closed', async () => {
    const { viewer } = await readViewer()
    const { told, open } = serverOf(() => Promise.reject(new DicomWebError('refused', 409)))
    await expect(
      sendObjects(viewer, { kinds: ['keyObjects'], server, text: currentText() }, open),
    ).rejects.toMatchObject({ code: 'refused' })
    expect(told.isClosed).toBe(true)
  })
})
