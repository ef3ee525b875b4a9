import { describe, expect, it, vi } from 'vitest'
import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import { createOpening } from './createOpening.ts'
import { zipOf } from './testkit/zipOf.ts'

const fileOf = (name: string, content: string | Blob = 'bytes'): ByteSource => ({
  name,
  blob: new Blob([content]),
})

async function* given(...sources: ByteSource[]) {
  yield* sources
}

/** Takes everything but files whose name says otherwise. */
function started(lanes = 4) {
  const taken: string[] = []
  const firsts: string[] = []
  let [running, most] = [0, 0]
  const opening = createOpening({
    lanes,
    async take({ name }, _kind, isFirst): Promise<Refusal | undefined> {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running--
      if (name.includes('throws')) throw new Error('disk gone')
      if (name.includes('bad')) return { reason: 'broken' }
      if (isFirst) firsts.push(name)
      taken.push(name)
      return undefined
    },
    async directory(source) {
      return (await source.blob.text()).split('\n')
    },
  })
  return { opening, taken, firsts, most: () => most }
}

describe('opening files', () => {
  it('V10 trap 61: names every file that could not be shown, with its reason, and shows the rest', async () => {
    const { opening, taken } = started()
    const good = Array.from({ length: 490 }, (_, i) => fileOf(`good${i}`))
    const bad = Array.from({ length: 10 }, (_, i) => fileOf(`bad${i}`))
    await opening.open(given(...good.slice(0, 200), ...bad, ...good.slice(200)))
    expect(taken).toHaveLength(490)
    const { refused, ...counts } = opening.read()
    expect(counts).toMatchObject({ isRunning: false, isLooking: false, found: 500, done: 500, taken: 490 })
    expect(refused.map(({ name }) => name).sort()).toEqual(bad.map(({ name }) => name).sort())
    expect(refused.every(({ refusal }) => refusal.reason === 'broken')).toBe(true)
  })

  it('trap 80: holds only a few at a time', async () => {
    const { opening, most } = started(3)
    await opening.open(given(...Array.from({ length: 50 }, (_, i) => fileOf(`f${i}`))))
    expect(most()).toBe(3)
  })

  it('V11 reads the first image alone, then one more file per lane until it is on the screen', async () => {
    const asked: string[] = []
    const waiting: (() => void)[] = []
    const step = () => new Promise<void>((resolve) => waiting.push(resolve))
    const rest = Array.from({ length: 9 }, (_, i) => `rest${i}`)
    const opening = createOpening({
      lanes: 4,
      take({ name }) {
        asked.push(name)
        return name === 'first' ? step().then(() => undefined) : Promise.resolve(undefined)
      },
      shown: step,
      headStart: 60_000,
    })
    const opened = opening.open(given(...['first', ...rest].map((name) => fileOf(name))))
    await vi.waitFor(() => expect(asked).toEqual(['first']), { timeout: 10_000 })
    waiting.shift()?.()
    const ahead = ['first', ...rest.slice(0, 3)]
    await vi.waitFor(() => expect(asked).toEqual(ahead), { timeout: 10_000 })
    await vi.waitFor(() => expect(opening.read().taken).toBe(4), { timeout: 10_000 })
    expect(asked).toEqual(ahead)
    waiting.shift()?.()
    await opened
    expect(asked).toEqual(['first', ...rest])
  })

  it('V11 waits for ever neither for the first image nor for a screen that is never drawn', async () => {
    const never = new Promise<never>(() => {})
    const asked: string[] = []
    const unseen = createOpening({ lanes: 2, take: async () => undefined, shown: () => never })
    await unseen.open(given(fileOf('a'), fileOf('b')))
    expect(unseen.read()).toMatchObject({ taken: 2, isRunning: false })
    const stuck = createOpening({
      lanes: 2,
      take({ name }) {
        asked.push(name)
        return name === 'slow' ? never : Promise.resolve(undefined)
      },
    })
    void stuck.open(given(fileOf('slow'), fileOf('b'), fileOf('c')))
    await vi.waitFor(() => expect(asked).toEqual(['slow', 'b', 'c']))
  })

  it('looks into archives, in archives too, and says what is wrong with them', async () => {
    const { opening, taken } = started()
    const inner = zipOf({ deep: 'x' })
    const outer = zipOf({ 'a.raw': 'x', 'inner.zip.raw': new Uint8Array(await inner.arrayBuffer()) })
    await opening.open(
      given(fileOf('cd.zip', outer), fileOf('cut.zip', outer.slice(0, 50)), fileOf('none', '')),
    )
    expect(taken.sort()).toEqual(['cd.zip/a.raw', 'cd.zip/inner.zip.raw/deep'])
    expect(opening.read().refused).toEqual([
      { name: 'cut.zip', refusal: { reason: 'archiveBroken' } },
      { name: 'none', refusal: { reason: 'empty' } },
    ])
  })

  it('V10 goes on when a file throws', async () => {
    const { opening, taken } = started()
    await opening.open(given(fileOf('throws'), fileOf('b')))
    expect(taken).toEqual(['b'])
    expect(opening.read().refused).toEqual([{ name: 'throws', refusal: { reason: 'unreadable' } }])
  })

  it('V15 trap 60: finds what a disc’s directory names, whatever the case, and names what is missing', async () => {
    const { opening, taken } = started()
    const listed = 'DICOM\\IM001\nDICOM\\IM002\nDICOM\\IM003'
    await opening.open(
      given(fileOf('disc/DICOMDIR', listed), fileOf('disc/dicom/im001'), fileOf('disc/dicom/im003')),
    )
    expect(taken).toHaveLength(2)
    expect(opening.read().refused).toEqual([{ name: 'DICOM\\IM002', refusal: { reason: 'missing' } }])
  })

  it('V12 can be stopped, and keeps what is there', async () => {
    const { opening, taken } = started(1)
    async function* slow() {
      for (let i = 0; i < 1000; i++) yield fileOf(`f${i}`)
    }
    const end = opening.open(slow())
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(0), { interval: 1 })
    opening.cancel()
    await end
    expect(opening.read()).toMatchObject({ isRunning: false, wasCancelled: true })
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.length).toBeLessThan(1000)
  })

  it('V12 goes on with what is being opened when more is given, and remembers what was refused before', async () => {
    const { opening, taken } = started(2)
    const many = (name: string) => given(...Array.from({ length: 20 }, (_, i) => fileOf(`${name}${i}`)))
    const ends = [opening.open(many('a')), opening.open(many('b'))]
    await Promise.all(ends)
    expect(taken).toHaveLength(40)
    expect(opening.read()).toMatchObject({ isRunning: false, found: 40, done: 40, taken: 40 })
    await opening.open(given(fileOf('bad1')))
    await opening.open(given(fileOf('good')))
    expect(opening.read()).toMatchObject({ found: 1, refused: [{ name: 'bad1' }] })
    opening.clear()
    expect(opening.read().refused).toEqual([])
  })

  it('opens again after it was stopped, and not what was waiting then', async () => {
    const { opening, taken } = started(1)
    const ends = [opening.open(given(fileOf('a'), fileOf('b'))), opening.open(given(fileOf('c')))]
    opening.cancel()
    await Promise.all([...ends, opening.open(given(fileOf('d')))])
    expect(taken).toContain('d')
    expect(taken).not.toContain('c')
    expect(opening.read()).toMatchObject({ isRunning: false, wasCancelled: false, found: 1 })
  })

  it('counts against what is to come where that is known, and names what did not come', async () => {
    const { opening, taken } = started(1)
    async function* fromServer(): AsyncGenerator<ByteSource> {
      yield fileOf('a')
      expect(opening.read()).toMatchObject({ found: 3, isLooking: false })
      yield { ...fileOf('b', ''), refusal: { reason: 'notReceived', detail: 'server' } }
    }
    const end = opening.open(fromServer())
    opening.expect(3)
    await end
    expect(taken).toEqual(['a'])
    expect(opening.read()).toMatchObject({
      isRunning: false,
      found: 2,
      done: 2,
      taken: 1,
      refused: [{ name: 'b', refusal: { reason: 'notReceived', detail: 'server' } }],
    })
  })

  it('opens again after a source broke off', async () => {
    const { opening, taken } = started()
    async function* breaking() {
      yield fileOf('a')
      throw new Error('server gone')
    }
    await expect(opening.open(breaking())).rejects.toThrow('server gone')
    expect(opening.read().isRunning).toBe(false)
    await opening.open(given(fileOf('b')))
    expect(taken).toContain('b')
    expect(opening.read()).toMatchObject({ isRunning: false, found: 1 })
  })

  it('knows which file came first, so that something is seen at once', async () => {
    const { opening, firsts } = started()
    await opening.open(given(fileOf('a'), fileOf('b')))
    expect(firsts).toEqual(['a'])
  })

  it('opens a picture whose name promised DICOM', async () => {
    const kinds: string[] = []
    const opening = createOpening({
      lanes: 1,
      async take(_source, kind) {
        kinds.push(kind)
        return kind === 'dicom' ? { reason: 'notAnImage' } : undefined
      },
    })
    const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)])
    await opening.open(given({ name: 'photo.dcm', blob: jpeg }, fileOf('text.dcm')))
    expect(kinds).toEqual(['dicom', 'jpeg', 'dicom'])
    expect(opening.read().refused).toEqual([{ name: 'text.dcm', refusal: { reason: 'notAnImage' } }])
  })
})
