import { describe, expect, it } from 'vitest'
import { createSealedStore } from './createSealedStore.ts'
import { memoryPlace } from './databasePlace.ts'
import type { SealedPlace } from './SealedStore.ts'

/** A place that exposes its stored values. */
function watchedPlace() {
  const values = new Map<string, unknown>()
  const place: SealedPlace = {
    get: async (name) => values.get(name),
    put: async (name, value) => void values.set(name, value),
    async putOnce(name, value) {
      if (!values.has(name)) values.set(name, value)
      return values.get(name)
    },
    clear: async () => values.clear(),
  }
  return { place, values }
}

describe('a sealed store', () => {
  it('returns what was written, also to the next page that opens the place', async () => {
    const place = memoryPlace()
    await createSealedStore(place).write('study', { label: '결절' })
    expect(await createSealedStore(place).read('study')).toEqual({ label: '결절' })
    expect(await createSealedStore(place).read('other')).toBeUndefined()
  })

  it('stores neither content nor names in plain text, and its key can’t be exported', async () => {
    const { place, values } = watchedPlace()
    await createSealedStore(place).write('1.2.840.99', { label: 'secret' })
    const names = [...values.keys()]
    expect(names.join(' ')).not.toContain('1.2.840')
    const [sealed] = [...values]
      .filter(([name]) => name !== 'keys')
      .map(([, value]) => value as { data: ArrayBuffer })
    expect(new TextDecoder('latin1').decode(sealed?.data)).not.toContain('secret')
    const { content } = values.get('keys') as { content: CryptoKey }
    expect(content.extractable).toBe(false)
  })

  it('doesn’t decrypt a document under another name or a changed one', async () => {
    const { place, values } = watchedPlace()
    const store = createSealedStore(place)
    await store.write('a', 1)
    const before = new Set(values.keys())
    await store.write('b', 2)
    const nameOfB = [...values.keys()].find((name) => !before.has(name)) ?? ''
    const nameOfA = [...before].find((name) => name !== 'keys') ?? ''
    values.set(nameOfB, values.get(nameOfA))
    expect(await store.read('b')).toBeUndefined()
    expect(await store.read('a')).toBe(1)
  })

  it('keeps what two pages write that open an empty place at the same time', async () => {
    const place = memoryPlace()
    const pages = [createSealedStore(place), createSealedStore(place)]
    await Promise.all(pages.map((page, index) => page.write(`study ${index}`, index)))
    const later = createSealedStore(place)
    expect([await later.read('study 0'), await later.read('study 1')]).toEqual([0, 1])
  })

  it('keeps what a page writes after another one has wiped the place', async () => {
    const place = memoryPlace()
    const page = createSealedStore(place)
    await page.write('a', 1)
    await createSealedStore(place).wipe()
    await page.write('a', 2)
    expect(await createSealedStore(place).read('a')).toBe(2)
  })

  it('deletes everything when it is wiped, and can be used again', async () => {
    const { place, values } = watchedPlace()
    const store = createSealedStore(place)
    await store.write('a', 1)
    await store.wipe()
    expect(values.size).toBe(0)
    expect(await store.read('a')).toBeUndefined()
    await store.write('a', 2)
    expect(await store.read('a')).toBe(2)
  })
})
