import { expect } from '@playwright/test'
import { type IndependentClient, read } from '../independent-client/IndependentClient.ts'

/** The smallest useful module: a nodule with a size in millimeters. */
const noduleDefinition = {
  inputs: [
    {
      id: 'size',
      kind: 'number',
      label: { ko: '크기', en: 'Size' },
      unit: 'mm',
      min: 1,
      max: 200,
      required: true,
    },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: {
        ko: ['크기 ', { v: 'size' }, '의 결절이 보임.'],
        en: ['There is ', { article: 'a' }, ' ', { v: 'size' }, ' nodule.'],
      },
    },
  ],
  citations: [{ text: 'Local convention' }],
}

/** Stores a module without a browser; resolves with its id. */
export async function keepModule(
  client: IndependentClient,
  name: string,
  labels: { section?: string; modality?: string; type?: string; note?: string } = {},
  definition: object = noduleDefinition,
): Promise<string> {
  const answer = await client.call('module-create', { name, ...labels, definition })
  expect(answer, `keeping ${name}`).toMatchObject({ status: 200 })
  return read(answer.body, 'data', 'module', 'id')
}
