import type { ComparedDocuments } from '@pandok/exchange/proposal'
import { describe, expect, it } from 'vitest'
import { readSource } from '../reading/readSource.ts'
import type { Source } from '../reading/SourceRead.ts'
import { createImportStore } from './createImportStore.ts'
import type { ImportedItems } from './ImportState.ts'

interface SentFile {
  plates: { name: string; cells: { name: string }[] }[]
  modules: { name: string }[]
}

function started(
  refuseFrom = Number.POSITIVE_INFINITY,
  own: ComparedDocuments = { plates: [], modules: [] },
) {
  const sent: SentFile[] = []
  const removed: ImportedItems[] = []
  let ids = 0
  const store = createImportStore({
    read: (question, onProgress, signal) =>
      readSource(question, onProgress, async () => {
        if (signal.aborted) throw new DOMException('', 'AbortError')
      }),
    send: async (file) => {
      const { plates, modules } = file as SentFile
      if (sent.length >= refuseFrom) throw Object.assign(new Error('No room.'), { details: [] })
      sent.push({ plates, modules })
      const saved = (list: readonly { name: string }[]) =>
        list.map(({ name }) => ({ id: `${name} of ${sent.length}`, name }))
      return { plates: saved(plates), modules: saved(modules) }
    },
    loadOwn: async () => own,
    remove: async (taken) => void removed.push(taken),
    newId: () => {
      ids += 1
      return `id${ids}`
    },
    now: () => '2026-11-17T00:00:00.000Z',
    today: () => '2026-11-17',
    locale: () => 'ko',
  })
  return { store, sent, removed }
}

const cellSaying = (text: string) => ({
  id: 'c',
  position: 0,
  name: 'c',
  title: 'c',
  outputs: [{ id: 'o', kind: 'phrase' as const, section: 'findings' as const, text: { en: text } }],
})
const script = (id: string, text: string): Source => ({ id, name: `${id}.ahk`, content: text })
const lines = (count: number, word = 'Sentence') =>
  Array.from({ length: count }, (_, index) => `::m${index}::${word} number${index} of it.`).join('\n')

describe('import store', () => {
  it('reads files, lists what was lost, and counts what would be imported', async () => {
    const { store } = started()
    await store.add([script('a', `${lines(3)}\n^!k::Run calc.exe`)])
    const { files, rows, counts } = store.read()
    expect(rows.length).toBe(3)
    expect(files[0]?.read?.losses.length).toBeGreaterThan(0)
    expect(files[0]?.progress).toBeUndefined()
    expect(counts).toEqual({ plates: 1, cells: 3, modules: 0 })
  })

  it('starts over with files that are added after an import', async () => {
    const { store, sent } = started()
    await store.add([script('a', lines(2))])
    await store.save()
    await store.add([script('b', lines(3, 'Other'))])
    expect(store.read().rows.map(({ source }) => source)).toEqual(['b', 'b', 'b'])
    await store.save()
    expect(sent.map(({ plates }) => plates[0]?.cells.length)).toEqual([2, 3])
  })

  it('marks what two files have in common, and removes the mark with the file', async () => {
    const { store } = started()
    await store.add([script('a', lines(2)), script('b', lines(2))])
    expect(store.read().rows.map(({ isTaken }) => isTaken)).toEqual([true, true, false, false])
    store.remove('a')
    expect(store.read().rows.map(({ isTaken }) => isTaken)).toEqual([true, true])
  })

  it('compares a row again when its words are changed in place', async () => {
    const { store } = started()
    await store.add([script('a', '::a::Small cyst in the liver.\n::b::No focal lesion there.')])
    const [first, second] = store.read().rows
    const say = (text: string) =>
      store.changeRow(second?.id ?? '', { texts: [{ section: 'findings', text }] })
    say('Small cyst in the liver.')
    expect(store.read().rows[1]).toMatchObject({ duplicateOf: first?.id, isTaken: false })
    expect(store.read().rows[0]).toBe(first)
    say('Large cyst in the liver.')
    expect(store.read().rows[1]).toMatchObject({
      isTaken: true,
      similarTo: { row: first?.id, here: 'Large' },
    })
    expect(store.read().rows[1]).not.toHaveProperty('duplicateOf')
    say('Nothing of the kind was ever seen.')
    expect(store.read().rows[1]).not.toHaveProperty('similarTo')
  })

  it('leaves out what the member already has, even if that is loaded later', async () => {
    const { store } = started(Number.POSITIVE_INFINITY, {
      plates: [{ name: 'Mine', cells: [cellSaying('Sentence number1 of it.')] }],
      modules: [],
    })
    await store.add([script('a', lines(2))])
    expect(store.read().rows.map(({ isTaken, ownDuplicate }) => [isTaken, ownDuplicate])).toEqual([
      [true, undefined],
      [false, 'Mine › c'],
    ])
    expect(store.read().counts.cells).toBe(1)
  })

  it('reads a file again with another encoding or other columns', async () => {
    const { store } = started()
    const bytes = new Uint8Array([0xc1, 0xa4, 0xbb, 0xf3, 0x0a]) // These bytes are «정상» in CP949.
    await store.add([{ id: 'a', name: 'a.txt', content: bytes }])
    await store.setEncoding('a', 'shift_jis')
    expect(store.read().rows[0]?.texts[0]?.text).not.toContain('정상')
    await store.setEncoding('a', 'euc-kr')
    expect(store.read().rows[0]?.texts[0]?.text).toContain('정상')
    await store.add([
      { id: 't', name: 't.csv', content: 'code,findings,conclusion\nx,Clear lungs here,Normal\n' },
    ])
    await store.setMapping('t', 0, { headerRows: 1, columns: { title: 0, findings: 2 } })
    expect(store.read().rows.at(-1)).toMatchObject({
      name: 'x',
      texts: [{ section: 'findings', text: 'Normal' }],
    })
  })

  it('follows an import of espanso to a file of the same drop', async () => {
    const { store } = started()
    await store.add([
      {
        id: 'a',
        name: 'base.yml',
        content: 'imports: ["../Vars.yml"]\nmatches:\n  - trigger: ":x"\n    replace: "About {{grade}}."\n',
      },
      {
        id: 'b',
        name: 'vars.yml',
        content: 'global_vars:\n  - {name: grade, type: choice, params: {values: [mild, severe]}}\n',
      },
    ])
    expect(store.read().rows.map(({ texts }) => texts[0]?.text)).toEqual(['About [grade := mild | severe].'])
    expect(store.read().files.flatMap(({ read }) => read?.losses ?? [])).toEqual([])
  })

  it('stops reading a file that is removed in the meantime', async () => {
    const { store } = started()
    const adding = store.add([script('a', lines(200))])
    store.remove('a')
    await adding
    expect(store.read()).toMatchObject({ files: [], rows: [] })
  })

  it('changes every part of a row, and recognizes the fields of a new text', async () => {
    const { store } = started()
    await store.add([script('a', lines(2))])
    const [first, second] = store.read().rows
    store.changeRow(first?.id ?? '', {
      texts: [{ section: 'impression', text: 'About ____ cm.' }],
      name: 'Size',
    })
    store.changeRow(second?.id ?? '', { key: 'KeyZ', locale: 'en' })
    expect(store.read().rows[0]).toMatchObject({ name: 'Size', as: 'module' })
    expect(store.read().arrangement.plates[0]?.cells.map(({ key }) => key)).toEqual(['Digit1', 'KeyZ'])
    store.setFieldsAs('sentence')
    expect(store.read().counts.modules).toBe(0)
  })

  it('saves everything but skipped plates, under the given names, and undoes it', async () => {
    const { store, sent, removed } = started()
    await store.add([script('a', lines(130))])
    const [one, two] = store.read().arrangement.plates
    store.renamePlate(one?.id ?? '', 'Chest')
    store.skipPlate(two?.id ?? '', true)
    await store.save()
    expect(sent.flatMap(({ plates }) => plates.map(({ name, cells }) => [name, cells.length]))).toEqual([
      ['Chest', 60],
      ['a 3', 10],
    ])
    const { importedItems } = store.read()
    expect(importedItems?.plates.map(({ name }) => name)).toEqual(['Chest', 'a 3'])
    await store.undoImport()
    expect(removed).toEqual([importedItems])
    expect(store.read()).toMatchObject({ importedItems: undefined, rows: { length: 130 } })
  })

  it('sends our own files unchanged', async () => {
    const { store, sent } = started()
    const own = {
      format: 'pandok',
      version: 1,
      exportedAt: '',
      plates: [{ name: 'P', cells: [] }],
      modules: [],
    }
    await store.add([{ id: 'o', name: 'o.json', content: JSON.stringify(own) }])
    expect(store.read().counts).toEqual({ plates: 1, cells: 0, modules: 0 })
    await store.save()
    expect(sent[0]?.plates).toEqual(own.plates)
  })

  it('reports what was refused, and keeps what was saved before for the undo', async () => {
    const { store } = started(1)
    await store.add([script('a', lines(250))])
    for (const row of store.read().rows) store.changeRow(row.id, { plate: null })
    await store.save()
    expect(store.read()).toMatchObject({
      refusal: { message: 'No room.' },
      importedItems: { modules: { length: 200 } },
    })
    expect(store.read().saving).toBeUndefined()
  })
})
