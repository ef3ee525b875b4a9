import type { IncomingBatch } from '@pandok/protocol/desktop'
import { beforeEach, describe, expect, it } from 'vitest'
import { createIncomingStore, isDue } from './createIncomingStore.ts'

let onProgram: IncomingBatch[]
let told: string[]

const batchOf = (id: string, source: IncomingBatch['source'], ...names: string[]): IncomingBatch => ({
  id,
  source,
  label: 'CT',
  at: 1,
  isCut: false,
  files: names.map((name, index) => ({ id: `${id}-${index}`, name, size: 1, modifiedMs: 1 })),
})

/** A window of the program. All windows call the same program, which gives each batch to one of them only. */
const openWindow = () =>
  createIncomingStore({
    list: async () => [...onProgram],
    async claim(id) {
      const isThere = onProgram.some((batch) => batch.id === id)
      onProgram = onProgram.filter((batch) => batch.id !== id)
      return isThere
    },
    async forget(id) {
      onProgram = onProgram.filter((batch) => batch.id !== id)
    },
    tell: (id) => void told.push(id),
  })

const waitingIn = (window: ReturnType<typeof openWindow>) => window.read().waiting.map(({ id }) => id)

beforeEach(() => {
  onProgram = [batchOf('a', 'argument', 'CT/1'), batchOf('w', 'watch', '2')]
  told = []
})

describe('incoming files', () => {
  it('are opened by one window alone, and the others are notified', async () => {
    const [one, other] = [openWindow(), openWindow()]
    await Promise.all([one.look(), other.look()])
    const [batch] = one.read().waiting
    if (!batch) throw new Error('nothing there')
    const claims = await Promise.all([one.claim(batch), other.claim(batch)])
    expect(claims.filter(Boolean)).toEqual([batch.files])
    expect(told).toEqual(['a'])
    expect(waitingIn(one)).toEqual(['w'])
  })

  it('do not reappear with a list that was still loading', async () => {
    const window = openWindow()
    const looking = window.look()
    window.drop('a')
    await looking
    expect(waitingIn(window)).toEqual(['w'])
  })

  it('are forgotten after another window has taken them without a notification', async () => {
    const window = openWindow()
    await window.look()
    onProgram = onProgram.slice(1)
    await window.look()
    expect(waitingIn(window)).toEqual(['w'])
  })

  it('from the watched folder are opened only on request', async () => {
    const window = openWindow()
    await window.look()
    const due = () =>
      window
        .read()
        .waiting.filter((batch) => isDue(window.read(), batch))
        .map(({ id }) => id)
    expect(due()).toEqual(['a'])
    window.request('w')
    expect(due()).toEqual(['a', 'w'])
    window.unrequest('w')
    expect(due()).toEqual(['a'])
    await window.dismiss('w')
    expect([waitingIn(window), onProgram.map(({ id }) => id), told]).toEqual([['a'], ['a'], ['w']])
  })

  it('are split into images for the viewer and plates for the import', async () => {
    const mixed = batchOf('m', 'handover', 'own.json', 'CT/1', 'CT/sidecar.json', 'CT/board.PANDOK.JSON')
    onProgram = [mixed]
    const window = openWindow()
    window.add(mixed)
    window.add(mixed)
    expect(waitingIn(window)).toEqual(['m'])
    expect((await window.claim(mixed))?.map(({ name }) => name)).toEqual(['CT/1', 'CT/sidecar.json'])
    const names = () => window.read().imports.map(({ name }) => name)
    expect(names()).toEqual(['own.json', 'CT/board.PANDOK.JSON'])
    window.endImport('m-0')
    expect(names()).toEqual(['CT/board.PANDOK.JSON'])
  })
})
