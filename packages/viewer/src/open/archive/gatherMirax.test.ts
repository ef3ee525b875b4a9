import { describe, expect, it } from 'vitest'
import type { FoundFile } from './expandFile.ts'
import { gatherMirax } from './gatherMirax.ts'

async function* found(...names: readonly string[]): AsyncGenerator<FoundFile> {
  for (const name of names) yield { source: { name, blob: new Blob([name]) }, kind: 'unknown' }
}
const gather = async (...names: readonly string[]) => {
  const out: string[] = []
  for await (const file of gatherMirax(found(...names))) {
    const beside = file.source.beside?.map(({ name }) => name).join(' ')
    const what = 'kind' in file ? file.kind : `${file.refusal.reason} ${file.refusal.detail}`
    out.push([file.source.name, what, ...(beside === undefined ? [] : [beside])].join(': '))
  }
  return out
}

describe('gatherMirax', () => {
  it('makes one slide of the files of a folder, in whatever order they come', async () => {
    expect(
      await gather('a/x/Data0000.dat', 'a/X.mrxs', 'b/ct.dcm', 'a/x/Slidedat.ini', 'a/x/Index.dat'),
    ).toEqual(['b/ct.dcm: unknown', 'a/X.mrxs: mirax: Data0000.dat Index.dat'])
  })

  it('knows slides in the same drop apart, and one by its folder alone', async () => {
    expect(
      await gather('x/Slidedat.ini', 'x/Index.dat', 'y/Slidedat.ini', 'y/Index.dat', 'slidedat.ini'),
    ).toEqual(['x.mrxs: mirax: Index.dat', 'y.mrxs: mirax: Index.dat', 'slidedat.ini: mirax: '])
  })

  it('says of the picture alone what is missing, and lets data files of other programs go on', async () => {
    expect(await gather('x.mrxs', 'dose.dat')).toEqual([
      'x.mrxs: incomplete Slidedat.ini',
      'dose.dat: unknown',
    ])
  })
})
