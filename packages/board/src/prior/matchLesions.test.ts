import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideLesions, type Lesion, matchLesions } from './matchLesions.ts'

const FRAME = '1.2.3'
const at = (
  key: string,
  place: readonly [number, number, number],
  sizeMm = 10,
  more: Partial<Lesion> = {},
): Lesion => ({
  key,
  place,
  sizeMm,
  frameOfReference: FRAME,
  ...more,
})
const inSite = (key: string, site: string, sizeMm?: number): Lesion => ({ key, site, sizeMm })

describe('matching lesions', () => {
  it('K810 the same track goes before place and site', () => {
    const then = [at('a', [0, 0, 0], 10, { track: 'x' }), at('b', [50, 0, 0], 10, { track: 'y' })]
    const now = [at('1', [50, 0, 0], 10, { track: 'x' }), at('2', [0, 0, 0])]
    expect(matchLesions(then, now)).toEqual(
      [
        { state: 'same', before: ['a'], after: ['1'], by: 'track' },
        { state: 'gone', before: ['b'], after: [], by: 'nothing' },
        { state: 'new', before: [], after: ['2'], by: 'nothing' },
      ].sort((a, b) => (JSON.stringify([a.after, a.before]) < JSON.stringify([b.after, b.before]) ? -1 : 1)),
    )
  })

  it('K810 the nearest in one frame of reference, else the same site with the most alike size', () => {
    expect(
      matchLesions([at('a', [0, 0, 0]), at('b', [12, 0, 0])], [at('1', [11, 0, 0]), at('2', [1, 0, 0])]),
    ).toEqual([
      { state: 'same', before: ['b'], after: ['1'], by: 'position' },
      { state: 'same', before: ['a'], after: ['2'], by: 'position' },
    ])
    const sites = [inSite('a', 'Segment 6', 10), inSite('b', 'segment  6', 30)]
    expect(matchLesions(sites, [inSite('1', 'SEGMENT 6', 28), inSite('2', '  Segment 6', 12)])).toEqual([
      { state: 'same', before: ['b'], after: ['1'], by: 'site' },
      { state: 'same', before: ['a'], after: ['2'], by: 'site' },
    ])
  })

  it('K810 places in different frames of reference aren’t compared', () => {
    const other = at('1', [0, 0, 0], 10, { frameOfReference: '9' })
    expect(
      matchLesions([at('a', [0, 0, 0])], [other])
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['gone', 'new'])
  })

  it('K812 what is left at the place of a matched one makes it split or merged', () => {
    const whole = at('a', [0, 0, 0], 25)
    const parts = [at('1', [-8, 0, 0], 10), at('2', [9, 0, 0], 9)]
    expect(matchLesions([whole], parts)).toEqual([
      { state: 'split', before: ['a'], after: ['1', '2'], by: 'position' },
    ])
    expect(matchLesions(parts, [whole])).toEqual([
      { state: 'merged', before: ['1', '2'], after: ['a'], by: 'position' },
    ])
  })

  it('K813 another site or more than four times the length isn’t the same', () => {
    for (const now of [inSite('1', 'segment 7', 10), inSite('1', 'segment 6', 41)])
      expect(matchLesions([inSite('a', 'segment 6', 10)], [now]).some(({ state }) => state === 'same')).toBe(
        false,
      )
    expect(matchLesions([inSite('a', 'segment 6', 10)], [inSite('1', 'segment 6', 40)])[0]?.state).toBe(
      'same',
    )
    const elsewhere = at('1', [0, 0, 0], 10, { site: 'spleen' })
    expect(matchLesions([at('a', [0, 0, 0], 10, { site: 'liver' })], [elsewhere])).toHaveLength(2)
  })

  it('K814 a reader’s word takes lesions out of other matches, which stand for themselves again', () => {
    const proposed = matchLesions(
      [at('a', [0, 0, 0]), at('b', [40, 0, 0])],
      [at('1', [0, 0, 0]), at('2', [40, 0, 0])],
    )
    const decided = decideLesions(proposed, { state: 'same', before: ['a'], after: ['2'] })
    expect(decided).toEqual([
      { state: 'new', before: [], after: ['1'], by: 'nothing' },
      { state: 'same', before: ['a'], after: ['2'], by: 'reader' },
      { state: 'gone', before: ['b'], after: [], by: 'nothing' },
    ])
    expect(decideLesions(decided, { state: 'notAssessable', before: ['b'], after: [] }).at(-1)).toEqual({
      state: 'notAssessable',
      before: ['b'],
      after: [],
      by: 'reader',
    })
  })

  const lesion = fc.record(
    {
      track: fc.constantFrom('x', 'y', 'z'),
      site: fc.constantFrom('liver', 'spleen', 'Liver '),
      sizeMm: fc.integer({ min: 1, max: 60 }),
      place: fc.tuple(fc.integer({ max: 40, min: 0 }), fc.integer({ max: 40, min: 0 }), fc.constant(0)),
      frameOfReference: fc.constantFrom('f', 'g'),
    },
    { requiredKeys: [] },
  )
  const lesions = (prefix: string) =>
    fc
      .array(lesion, { maxLength: 6 })
      .map((list) => list.map((one, index): Lesion => ({ key: `${prefix}${index}`, ...one })))

  it('K811 each lesion stands in exactly one match, before and after a reader’s word', () => {
    fc.assert(
      fc.property(lesions('t'), lesions('n'), (then, now) => {
        const once = (matches: ReturnType<typeof matchLesions>) => {
          expect(matches.flatMap((match) => match.before).sort()).toEqual(then.map(({ key }) => key).sort())
          expect(matches.flatMap((match) => match.after).sort()).toEqual(now.map(({ key }) => key).sort())
        }
        const matches = matchLesions(then, now)
        once(matches)
        const [first, second] = [then[0]?.key, now[0]?.key]
        if (first !== undefined && second !== undefined)
          once(decideLesions(matches, { state: 'same', before: [first], after: [second] }))
      }),
    )
  })

  it('K811 the order in which they are listed changes nothing', () => {
    fc.assert(
      fc.property(lesions('t'), lesions('n'), (then, now) => {
        expect(matchLesions(then.toReversed(), now.toReversed())).toEqual(matchLesions(then, now))
      }),
    )
  })

  it('K810 then and now exchanged, the same lesions are the same; new and gone, split and merged change places', () => {
    const MIRROR = {
      same: 'same',
      new: 'gone',
      gone: 'new',
      split: 'merged',
      merged: 'split',
      notAssessable: 'notAssessable',
    }
    const placed = (prefix: string) =>
      fc
        .uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 5 })
        .map((list) => list.map((x, index) => at(`${prefix}${index}`, [x, 0, 0], 10)))
    fc.assert(
      fc.property(placed('t'), placed('n'), (then, now) => {
        // Equal distances are decided by the keys, which change places too.
        const gaps = then.flatMap((a) => now.map((b) => Math.abs((a.place?.[0] ?? 0) - (b.place?.[0] ?? 0))))
        fc.pre(new Set(gaps).size === gaps.length)
        const there = matchLesions(then, now).map(({ state, before: a, after: b }) =>
          JSON.stringify([state, a, b]),
        )
        const back = matchLesions(now, then).map(({ state, before: a, after: b }) =>
          JSON.stringify([MIRROR[state], b, a]),
        )
        expect(back.sort()).toEqual(there.sort())
      }),
    )
  })
})
