import type { PatientIdentity, ReportFile } from '@pandok/board'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSealedStore } from '#platform/sealed/createSealedStore.ts'
import { memoryPlace } from '#platform/sealed/databasePlace.ts'
import type { SealedPlace } from '#platform/sealed/SealedStore.ts'
import { inThisTab } from '#platform/storage/mutex.ts'
import { createReportArchive } from './createReportArchive.ts'

const fileOf = (text: string, date = '2026-03-02'): ReportFile => ({
  pandok: 'report',
  version: 1,
  study: { date },
  plate: '흉부 CT',
  locale: 'ko',
  text,
  runs: [],
  measurements: [],
})
const KIM: PatientIdentity = { id: '00123', issuer: 'A', birthDate: '19600102' }
const LATER = '2027-01-01'

function archiveAt(place: SealedPlace, today = '2026-11-15') {
  return createReportArchive({
    store: createSealedStore(place),
    exclusively: inThisTab(),
    today: () => today,
    rounds: 1,
  })
}

const textsOf = async (archive: ReturnType<typeof archiveAt>, patient: PatientIdentity) =>
  (await archive.reportsOf(patient)).map(({ file }) => file.text)

describe('reports kept on this computer', () => {
  it('are found for their patient by the next page, and the same report is kept once', async () => {
    const place = memoryPlace()
    const archive = archiveAt(place)
    expect(await archive.keep('a', KIM, fileOf('first'), LATER)).toBe(true)
    expect(await archive.keep('a', KIM, fileOf('second'), LATER)).toBe(true)
    expect(await textsOf(archiveAt(place), KIM)).toEqual(['second'])
    expect(await archive.list()).toEqual([
      expect.objectContaining({ id: 'a', date: '2026-03-02', until: LATER }),
    ])
  })

  it('are not kept for a patient without a number', async () => {
    const archive = archiveAt(memoryPlace())
    expect(await archive.keep('a', { ...KIM, id: ' ' }, fileOf('x'), LATER)).toBe(false)
    expect(await archive.list()).toEqual([])
  })

  it('expire, and can be deleted one by one or all at once', async () => {
    const place = memoryPlace()
    const archive = archiveAt(place)
    await archive.keep('a', KIM, fileOf('old'), '2026-11-15')
    await archive.keep('b', KIM, fileOf('new'), LATER)
    expect(await textsOf(archive, KIM)).toEqual(['old', 'new'])
    expect(await textsOf(archiveAt(place, '2026-11-16'), KIM)).toEqual(['new'])
    await archive.remove('b')
    expect(await archive.list()).toEqual([])
    await archive.keep('c', KIM, fileOf('x'), LATER)
    await archive.wipe()
    expect(await archive.list()).toEqual([])
    expect(await textsOf(archive, KIM)).toEqual([])
  })

  it('do not reveal the patient, neither in the list nor in their storage keys', async () => {
    const archive = archiveAt(memoryPlace())
    await archive.keep('a', KIM, fileOf('x'), LATER)
    const { patient, ...shown } = (await archive.list())[0] as { patient?: string }
    for (const told of ['00123', '19600102'])
      expect(JSON.stringify({ patient, ...shown })).not.toContain(told)
  })

  /** A place at which the program is killed before its nth put; later puts never happen. */
  function killedAt(place: SealedPlace, nth: number): SealedPlace {
    let puts = 0
    return {
      ...place,
      put: (name, value) => (++puts >= nth ? new Promise(() => {}) : place.put(name, value)),
    }
  }

  it('survive a kill at every step after the first write, and are stored once', async () => {
    const whole = memoryPlace()
    let puts = 0
    const counted: SealedPlace = {
      ...whole,
      put(name, value) {
        puts += 1
        return whole.put(name, value)
      },
    }
    await archiveAt(counted).keep('a', KIM, fileOf('x'), LATER)
    expect(puts).toBeGreaterThan(2)
    for (let nth = 2; nth <= puts; nth++) {
      const place = memoryPlace()
      void archiveAt(killedAt(place, nth)).keep('a', KIM, fileOf('x'), LATER)
      await vi.waitFor(async () => expect(await createSealedStore(place).read('pending')).toBeTruthy())
      const next = archiveAt(place)
      expect(await next.resume()).toBe(1)
      await vi.waitFor(async () => expect(await textsOf(next, KIM)).toEqual(['x']))
      expect(await next.list()).toHaveLength(1)
      expect(await createSealedStore(place).read('pending')).toBeNull()
    }
  })

  it('that were stored before survive a kill, and deleting removes unfinished ones', async () => {
    const place = memoryPlace()
    await archiveAt(place).keep('a', KIM, fileOf('before'), LATER)
    void archiveAt(killedAt(place, 2)).keep('b', KIM, fileOf('begun'), LATER)
    await vi.waitFor(async () => expect(await createSealedStore(place).read('pending')).toBeTruthy())
    expect(await textsOf(archiveAt(place), KIM)).toEqual(['before', 'begun'])
    void archiveAt(killedAt(place, 2)).keep('c', KIM, fileOf('wiped'), LATER)
    await vi.waitFor(async () => expect(await createSealedStore(place).read('pending')).toBeTruthy())
    await archiveAt(place).wipe()
    expect(await archiveAt(place).list()).toEqual([])
  })

  it('never mix two patients, however similar their numbers, issuers and birth dates are', async () => {
    const part = fc.constantFrom('1', '01', '11', '1 1', 'A', 'a', 'AB', '')
    const person = fc.record({
      id: part,
      issuer: part,
      birthDate: fc.constantFrom('', '19600102', '19600201'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(person, { minLength: 2, maxLength: 6, selector: (one) => JSON.stringify(one) }),
        async (people) => {
          const archive = archiveAt(memoryPlace())
          for (const [index, one] of people.entries())
            await archive.keep(String(index), one, fileOf(JSON.stringify(one)), LATER)
          for (const one of people)
            expect(await textsOf(archive, one)).toEqual(one.id === '' ? [] : [JSON.stringify(one)])
        },
      ),
      { numRuns: 25 },
    )
  })
})
