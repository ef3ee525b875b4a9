import type { ByteSource } from '@pandok/viewer'
import { expect, it, vi } from 'vitest'
import { createReportFiles } from './createReportFiles.ts'

async function* sources(...names: string[]): AsyncGenerator<ByteSource> {
  for (const name of names) yield { name, blob: new Blob([name]) }
}

it('keeps report files in any folder apart from the images, until everything is closed', async () => {
  const files = createReportFiles()
  const told = vi.fn()
  files.subscribe(told)
  const rest: string[] = []
  for await (const { name } of files.sift(sources('CT/IM1', 'CT/old.Pandok-Report.json', 'notes.json')))
    rest.push(name)
  expect(rest).toEqual(['CT/IM1', 'notes.json'])
  expect(told).toHaveBeenCalledOnce()
  expect(await files.read()[0]?.text()).toBe('CT/old.Pandok-Report.json')
  files.clear()
  expect(files.read()).toEqual([])
})
