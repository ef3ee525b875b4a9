import { afterEach, expect, it, vi } from 'vitest'
import { incomingSources } from './incomingSources.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads only a few files ahead, small ones completely and large ones only in part', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { range: string } }) => {
    asked.push(`${path.split('/')[3]} ${headers.range}`)
    const [start = 0, last = 0] = headers.range.replace('bytes=', '').split('-').map(Number)
    return new Response(new Uint8Array(last - start + 1), { status: 206 })
  })
  const size = (index: number) => (index === 1 ? 5_000_000_000 : 500)
  const files = Array.from({ length: 2000 }, (_, index) => ({
    id: `f${index}`,
    name: `CT/IM${index}`,
    size: size(index),
    modifiedMs: 1,
  }))
  const sources = incomingSources(files)
  const first = await sources.next()
  expect(first.value).toMatchObject({ name: 'CT/IM0' })
  await vi.waitFor(() => expect(asked).toHaveLength(5))
  expect(asked.slice(0, 3)).toEqual(['f0 bytes=0-499', 'f1 bytes=0-65535', 'f2 bytes=0-499'])
  const slide = (await sources.next()).value
  await slide?.blob.slice(4_000_000_000, 4_000_000_010).arrayBuffer()
  expect(asked.at(-1)).toBe('f1 bytes=4000000000-4000000009')
  expect(asked).toHaveLength(7)
  await sources.return(undefined)
})
