import { describe, expect, it, vi } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import { nodeCodecs } from '../pixels/testkit/nodeCodecs.ts'
import { createJobHandler } from '../pixels/worker/createJobHandler.ts'
import type { DecodeOutcome } from '../pixels/worker/DecodeJob.ts'
import { createArrangement } from '../space/arrange/createArrangement.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { createLabels } from './createLabels.ts'
import { createStudyIndex } from './createStudyIndex.ts'

const handler = createJobHandler(nodeCodecs())
const CT = ['17106', '17136', '17166', '17196'].map(
  (name) => `pydicom/test_files/dicomdirtests/77654033/CT2/${name}`,
)

async function opened(segmentation: string) {
  const arrangement = createArrangement()
  for (const path of [...CT, segmentation]) {
    const bytes = readCorpusFile(path)
    const read = readInstance(bytes)
    if (!read.ok) throw new Error(read.refusal.reason)
    await arrangement.add({ id: path, record: read.record, source: { name: path, blob: new Blob([bytes]) } })
  }
  const studies = createStudyIndex()
  studies.show(arrangement.read())
  const labels = createLabels({
    studies,
    pool: { decode: (blob, source) => handler({ kind: 'decode', blob, source }) as Promise<DecodeOutcome> },
  })
  const [stack] = studies
    .read()
    .patients.flatMap((patient) =>
      patient.studies.flatMap((study) => study.series.flatMap(({ stacks }) => stacks)),
    )
  if (!stack) throw new Error('no stack')
  return { labels, stack, studies, id: segmentation }
}

describe('labels', () => {
  it('V40 are on each image that they belong to, once they are asked for, with their volume', async () => {
    const { labels, stack, id } = await opened('highdicom/seg_image_ct_binary.dcm')
    const count = () => stack.frames.map((_, index) => labels.on(stack, index).masks.length)
    expect(count()).toEqual([0, 0, 0, 0])
    labels.toggle(id)
    await vi.waitFor(() => expect(labels.read().shown.get(id)?.state).toBe('ready'))
    expect(count().reduce((sum, one) => sum + one, 0)).toBe(3)
    expect(labels.read().shown.get(id)?.volumes.get(1)).toBeGreaterThan(0)
  })

  it('go out by one key, one by one, and altogether', async () => {
    const { labels, stack, id } = await opened('highdicom/seg_image_ct_binary_overlap.dcm')
    const shown = () =>
      stack.frames.flatMap((_, index) => labels.on(stack, index).masks.map(({ mask }) => mask.label))
    labels.toggle(id)
    await vi.waitFor(() => expect(labels.read().shown.get(id)?.state).toBe('ready'))
    const all = shown()
    expect(new Set(all).size).toBeGreaterThan(1)
    labels.toggleAll()
    expect(shown()).toEqual([])
    labels.toggleAll()
    labels.toggleLabel(id, 1)
    expect(shown()).toEqual(all.filter((label) => label !== 1))
    labels.toggleLabel(id, 1)
    expect(shown()).toEqual(all)
    labels.toggle(id)
    expect(shown()).toEqual([])
  })

  it('V40 of what was closed are gone', async () => {
    const { labels, studies, id } = await opened('highdicom/seg_image_ct_binary.dcm')
    labels.toggle(id)
    studies.show({ patients: [] })
    expect(labels.read().shown.size).toBe(0)
  })
})
