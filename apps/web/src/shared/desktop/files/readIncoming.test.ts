import { afterEach, expect, it, vi } from 'vitest'
import { readIncoming } from './readIncoming.ts'

afterEach(() => vi.unstubAllGlobals())

it('requests ranges, four at a time, however many files wait', async () => {
  let [now, most] = [0, 0]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: { headers: { range: string } }) => {
    most = Math.max(most, ++now)
    asked.push(`${path} ${init.headers.range}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
    now--
    return new Response('bytes', { status: 206 })
  })
  const blobs = await Promise.all(Array.from({ length: 40 }, (_, index) => readIncoming(`f${index}`, 10, 15)))
  expect(most).toBe(4)
  expect(blobs).toHaveLength(40)
  expect(asked[0]).toBe('/desktop/files/f0/bytes bytes=10-14')
})

it('reports a missing file, and continues with the next', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('gone')
      ? new Response('{"code":"GONE"}', { status: 410 })
      : new Response('x', { status: 206 }),
  )
  const ends = await Promise.allSettled(
    ['gone', 'gone', 'gone', 'gone', 'gone', 'there'].map((id) => readIncoming(id, 0, 1)),
  )
  expect(ends.map(({ status }) => status)).toEqual([...Array(5).fill('rejected'), 'fulfilled'])
  await expect(readIncoming('gone', 0, 1)).rejects.toMatchObject({ code: 'GONE' })
})
