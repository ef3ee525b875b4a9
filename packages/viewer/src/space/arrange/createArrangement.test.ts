import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenInstance, Stack } from '../../model/Stack.ts'
import { makeInstance, makeSlices } from '../testkit/makeInstance.ts'
import type { Arrangement } from './Arrangement.ts'
import { createArrangement } from './createArrangement.ts'

async function arrange(instances: readonly OpenInstance[]): Promise<Arrangement> {
  const arrangement = createArrangement()
  for (const instance of instances) await arrangement.add(instance)
  return arrangement.read()
}

const stacksOf = ({ patients }: Arrangement): Stack[] =>
  patients.flatMap(({ studies }) => studies.flatMap(({ series }) => series.flatMap(({ stacks }) => stacks)))

const numbersOf = (stack: Stack | undefined) => stack?.frames.map(({ instance }) => instance.record.number)
const kindsOf = (stack: Stack | undefined) => stack?.remarks.map(({ kind }) => kind)

describe('patients', () => {
  const name = (alphabetic: string) => ({ alphabetic, ideographic: '', phonetic: '' })
  it.each([
    ['the same name, other ids', { id: 'A' }, { id: 'B' }, 2],
    ['the same id of two issuers', { issuer: 'X' }, { issuer: 'Y' }, 2],
    ['the same id, other birth dates', { birthDate: '19800101' }, { birthDate: '19810101' }, 2],
    ['no ids, the same name and birth date', { id: '' }, { id: '' }, 1],
    ['no ids, the same name, no birth date', { id: '', birthDate: '' }, { id: '', birthDate: '' }, 2],
    ['the same id, the name spelled otherwise', { name: name('DOE^J') }, { name: name('Doe^Jane') }, 1],
    [
      'everything blank',
      { id: '', birthDate: '', name: name('') },
      { id: '', birthDate: '', name: name('') },
      2,
    ],
  ])('V1 trap 56: %s', async (_, first, second, count) => {
    const { patients } = await arrange([
      makeInstance({ sop: '1', study: '1', patient: first }),
      makeInstance({ sop: '2', study: '2', patient: second }),
    ])
    expect(patients).toHaveLength(count)
  })

  const nobodyBorn = (id: string, alphabetic: string, ideographic = '', phonetic = '') => ({
    id,
    birthDate: '',
    name: { alphabetic, ideographic, phonetic },
  })
  it.each([
    ['other names', nobodyBorn('1', 'KIM^A'), nobodyBorn('1', 'LEE^B'), 2],
    ['a name and none', nobodyBorn('1', 'KIM^A'), nobodyBorn('1', ''), 2],
    ['no names', nobodyBorn('1', ''), nobodyBorn('1', ''), 1],
    ['one name, spelled otherwise', nobodyBorn('1', 'KIM^MINSU'), nobodyBorn('1', 'Kim Min-su^'), 1],
    ['other names in letters', nobodyBorn('1', 'KIM^A', '김^가'), nobodyBorn('1', 'LEE^A', '김^가'), 2],
    ['other names in Hangul', nobodyBorn('1', 'KIM^A', '김^가'), nobodyBorn('1', 'KIM^A', '김^나'), 2],
    ['more groups', nobodyBorn('1', 'KIM^A'), nobodyBorn('1', 'KIM^A', '金^阿', '김^가'), 1],
    ['the second group alone', nobodyBorn('1', 'KIM^A', '김^가'), nobodyBorn('1', '', '김^가'), 1],
    ['other groups', nobodyBorn('1', 'KIM^A', '金^阿', '김^가'), nobodyBorn('1', 'KIM^A', '김^가'), 1],
    ['Hangul in the first group', nobodyBorn('1', '김^가'), nobodyBorn('1', 'KIM^A', '金^阿', '김^가'), 1],
    ['nothing to compare', nobodyBorn('1', 'KIM^A'), nobodyBorn('1', '', '김^가'), 2],
    ['one name, other issuers', { ...nobodyBorn('1', 'KIM^A'), issuer: 'X' }, nobodyBorn('1', 'KIM^A'), 2],
  ])('V1 trap 56: one id without birth dates, and %s', async (_, first, second, count) => {
    const one = makeInstance({ sop: '1', study: '1', patient: first })
    const other = makeInstance({ sop: '2', study: '2', patient: second })
    expect((await arrange([one, other])).patients).toHaveLength(count)
    expect((await arrange([other, one])).patients).toHaveLength(count)
  })

  it('V3 trap 56: what was taken for a patient’s own stays so, whoever comes later', async () => {
    const arrangement = createArrangement()
    const hangul = makeInstance({ sop: '1', study: '1', patient: nobodyBorn('1', '', '김^가') })
    await arrangement.add(makeInstance({ sop: '0', study: '0', patient: nobodyBorn('1', 'KIM^A') }))
    await arrangement.add(hangul)
    const before = stacksOf(arrangement.read()).map(({ id }) => id)
    await arrangement.add(makeInstance({ sop: '2', study: '2', patient: nobodyBorn('1', 'KIM^A', '김^가') }))
    await arrangement.add({ ...hangul, id: 'again', source: { name: '', blob: new Blob(['other']) } })
    const now = arrangement.read()
    expect(now.patients).toHaveLength(2)
    expect(stacksOf(now).map(({ id }) => id)).toEqual(expect.arrayContaining(before))
  })

  it('keeps two patients apart even where their files claim one study and one series', async () => {
    const arrangement = await arrange([
      makeInstance({ sop: '1', patient: { id: 'A' } }),
      makeInstance({ sop: '2', patient: { id: 'B' } }),
    ])
    expect(stacksOf(arrangement)).toHaveLength(2)
    expect(new Set(stacksOf(arrangement).map(({ seriesKey }) => seriesKey)).size).toBe(2)
  })

  it('puts the newest study first and series in the order of their numbers', async () => {
    const { patients } = await arrange([
      makeInstance({ sop: '1', study: 'old', studyDate: '20200101', series: 'a' }),
      makeInstance({ sop: '2', study: 'new', studyDate: '20260101', series: 'c', seriesNumber: 10 }),
      makeInstance({ sop: '3', study: 'new', studyDate: '20260101', series: 'b', seriesNumber: 2 }),
    ])
    const [newest, oldest] = patients[0]?.studies ?? []
    expect(newest?.series.map(({ facts }) => facts.number)).toEqual([2, 10])
    expect(oldest?.facts.uid).toBe('old')
  })
})

describe('copies', () => {
  it('trap 57: refuses the same bytes again and keeps other bytes under the same UID, remarked upon', async () => {
    const arrangement = createArrangement()
    const file = (id: string, bytes: string) => makeInstance({ id, sop: '1.1', bytes: [bytes] })
    expect(await arrangement.add(file('a', 'pixels'))).toBeUndefined()
    expect(await arrangement.add(file('b', 'pixels'))).toEqual({ reason: 'duplicate' })
    expect(await arrangement.add(file('c', 'pixelS'))).toBeUndefined()
    expect(await arrangement.add(file('d', 'pixelS'))).toEqual({ reason: 'duplicate' })
    const [stack] = stacksOf(arrangement.read())
    expect(stack?.frames.map(({ id }) => id)).toEqual(['a#1', 'c#1'])
    expect(stack?.remarks).toContainEqual({ kind: 'sameUid', count: 2 })
  })

  it('compares copies that arrive at the same moment with each other', async () => {
    const arrangement = createArrangement()
    const file = (id: string, bytes: string) => makeInstance({ id, sop: '1.1', bytes: [bytes] })
    const answers = await Promise.all(
      [file('a', 'one'), file('b', 'two'), file('c', 'two'), file('d', 'one')].map((one) =>
        arrangement.add(one),
      ),
    )
    expect(answers.map((answer) => answer?.reason)).toEqual([undefined, undefined, 'duplicate', 'duplicate'])
  })
})

describe('the order of a stack', () => {
  it('trap 36: follows the positions, from the head to the feet, whatever the numbers say', async () => {
    const heights = [30, 0, 50, 10, 40, 20]
    const arrangement = await arrange(makeSlices(6, (index) => heights[index] as number))
    expect(numbersOf(stacksOf(arrangement)[0])).toEqual([3, 5, 1, 6, 4, 2])
  })

  it('trap 36: runs from right to left in sagittal and from front to back in coronal stacks', async () => {
    const sagittal = { row: [0, 1, 0], column: [0, 0, -1] } as const
    const coronal = { row: [1, 0, 0], column: [0, 0, -1] } as const
    const arrangement = await arrange([
      ...makeSlices(
        4,
        (index) => [10 - index, 0, 0],
        () => ({ geometry: sagittal, series: 's', seriesNumber: 1 }),
      ),
      ...makeSlices(
        4,
        (index) => [0, 10 - index, 0],
        () => ({ geometry: coronal, series: 'c', seriesNumber: 2 }),
      ),
    ])
    expect(stacksOf(arrangement).map((stack) => numbersOf(stack))).toEqual([
      [4, 3, 2, 1],
      [4, 3, 2, 1],
    ])
  })

  it('trap 36: keeps localisers and other orientations apart, the localisers last', async () => {
    const coronal = { row: [1, 0, 0], column: [0, 0, -1] } as const
    const arrangement = await arrange([
      makeInstance({
        sop: 'l',
        number: 1,
        imageType: ['ORIGINAL', 'PRIMARY', 'LOCALIZER'],
        geometry: coronal,
      }),
      ...makeSlices(
        5,
        (index) => index * 5,
        (index) => ({ number: index + 2 }),
      ),
      ...makeSlices(
        5,
        (index) => [0, index * 5, 0],
        (index) => ({ geometry: coronal, number: index + 7, sop: `c${index}` }),
      ),
    ])
    const stacks = stacksOf(arrangement)
    expect(stacks.map(({ frames }) => frames.length)).toEqual([5, 5, 1])
    expect(stacks.map(({ part }) => part)).toEqual([0, 1, 2])
  })

  it('trap 36: a stack for each b-value where every place has both', async () => {
    const arrangement = await arrange(
      makeSlices(
        12,
        (index) => (index % 6) * 4,
        (index) => ({ modality: 'MR', phase: [Number.NaN, Number.NaN, index < 6 ? 0 : 1000] }),
      ),
    )
    const stacks = stacksOf(arrangement)
    expect(stacks.map((stack) => stack.frames.map(({ frame }) => frame.phase[2]))).toEqual([
      [0, 0, 0, 0, 0, 0],
      [1000, 1000, 1000, 1000, 1000, 1000],
    ])
    expect(stacks.flatMap(({ remarks }) => remarks)).toEqual([])
  })

  it('trap 36: sorts by trigger time at each place where the times part nothing cleanly', async () => {
    const arrangement = await arrange(
      makeSlices(
        8,
        (index) => Math.floor(index / 4) * 8,
        (index) => ({ modality: 'MR', phase: [Number.NaN, 400 - index * 31] }),
      ),
    )
    const [stack] = stacksOf(arrangement)
    expect(numbersOf(stack)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(stack?.remarks).toContainEqual({ kind: 'duplicatePositions', count: 8 })
  })

  it('goes by the number, then the time, where no place is known, and says so of a CT', async () => {
    const numbers = [3, 1, 2]
    const arrangement = await arrange(
      numbers.map((number) => makeInstance({ number, geometry: null, sop: `${number}` })),
    )
    expect(numbersOf(stacksOf(arrangement)[0])).toEqual([1, 2, 3])
    expect(kindsOf(stacksOf(arrangement)[0])).toEqual(['noGeometry'])
  })

  it('leaves a turning series in one piece, in the order of its numbers', async () => {
    const turned = (index: number) => {
      const angle = (index * Math.PI) / 12
      return { row: [Math.cos(angle), Math.sin(angle), 0], column: [0, 0, -1] } as const
    }
    const arrangement = await arrange(
      makeSlices(
        12,
        () => [0, 0, 0],
        (index) => ({ modality: 'MR', geometry: turned(index) }),
      ),
    )
    expect(stacksOf(arrangement).map(({ frames }) => frames.length)).toEqual([12])
    expect(kindsOf(stacksOf(arrangement)[0])).toEqual(['unequalOrientation'])
  })
})

describe('what belongs into one stack', () => {
  it.each([
    ['another matrix', { format: { rows: 8 } }, 2],
    ['another photometric interpretation', { format: { photometric: 'MONOCHROME1' as const } }, 2],
    ['another frame of reference', { frameOfReference: 'other' }, 2],
    ['no place', { geometry: null }, 2],
    ['cosines rounded otherwise', { geometry: { row: [1, 0, 0.0001], column: [0, 1, 0] } as const }, 1],
  ])('%s', async (_, options, count) => {
    const arrangement = await arrange(
      makeSlices(
        10,
        (index) => index,
        (index) => (index < 5 ? {} : options),
      ),
    )
    expect(stacksOf(arrangement)).toHaveLength(count)
  })

  it('trap 43: gives every view of a mammogram a stack of its own', async () => {
    const arrangement = await arrange(
      makeSlices(
        4,
        () => 0,
        (index) => ({ modality: 'MG', geometry: null, laterality: index % 2 ? 'L' : 'R' }),
      ),
    )
    expect(stacksOf(arrangement)).toHaveLength(4)
  })

  it('keeps single ultrasound images together, gray or in color, and every film apart', async () => {
    const arrangement = await arrange([
      ...makeSlices(
        4,
        () => 0,
        (index) => ({
          modality: 'US',
          geometry: null,
          format: index % 2 ? { samples: 3, photometric: 'RGB' } : {},
        }),
      ),
      makeInstance({ sop: 'film', modality: 'US', geometry: null, number: 9, frames: [{}, {}, {}] }),
    ])
    expect(stacksOf(arrangement).map(({ frames }) => frames.length)).toEqual([4, 3])
  })

  it('trap 40: sorts the frames of an enhanced image by their places', async () => {
    const frames = [20, 0, 10].map((height) => ({ position: [0, 0, height] as const }))
    const [stack] = stacksOf(await arrange([makeInstance({ frames })]))
    expect(stack?.frames.map(({ id }) => id)).toEqual(['1.2.3.1#1', '1.2.3.1#3', '1.2.3.1#2'])
  })

  /** A part of two frames at heights of their own, of an image of three parts. */
  const part = (number: number, heights: readonly number[] | null, framesBefore: number | undefined) =>
    makeInstance({
      sop: `part${number}`,
      number: 5,
      concatenation: { uid: '1.2.9', number, total: 3, framesBefore },
      ...(heights === null && { geometry: null }),
      frames: (heights ?? [0, 0]).map((height) => ({ position: [0, 0, height] as const })),
    })

  it('V75 parts of one image are one stack, by the places of their frames', async () => {
    const stacks = stacksOf(await arrange([part(3, [1, 4], 4), part(1, [6, 3], 0), part(2, [2, 5], 2)]))
    expect(stacks.map(({ frames }) => frames.map(({ id }) => id))).toEqual([
      ['part1#1', 'part2#2', 'part3#2', 'part1#2', 'part2#1', 'part3#1'],
    ])
    expect(stacks[0]?.remarks).toEqual([])
  })

  it('V75 parts without places follow one another', async () => {
    const stacks = stacksOf(await arrange([part(2, null, 2), part(3, null, 4), part(1, null, 0)]))
    expect(stacks.map(({ frames }) => frames.map(({ id }) => id))).toEqual([
      ['part1#1', 'part1#2', 'part2#1', 'part2#2', 'part3#1', 'part3#2'],
    ])
  })

  it.each([
    ['between others, by the frames before', [part(1, [6, 5], 0), part(3, [2, 1], 4)]],
    ['between others, by the numbers', [part(1, [6, 5], undefined), part(3, [2, 1], undefined)]],
    ['at the end', [part(1, [6, 5], 0), part(2, [4, 3], 2)]],
    ['at the start', [part(2, [4, 3], 2), part(3, [2, 1], 4)]],
  ])('V75 a part that is missing %s is told', async (_, parts) => {
    const [stack] = stacksOf(await arrange(parts))
    expect(stack?.remarks).toContainEqual({ kind: 'missing', have: 4, of: 6 })
  })

  it('puts documents and slides beside the series', async () => {
    const { patients } = await arrange([
      makeInstance({ sop: 'sr', modality: 'SR', content: { kind: 'document', title: 'Report', lines: [] } }),
      makeInstance({ sop: 'b', series: 'wsi', number: 2, content: { kind: 'slide' } }),
      makeInstance({ sop: 'a', series: 'wsi', number: 1, content: { kind: 'slide' } }),
    ])
    const study = patients[0]?.studies[0]
    expect(study?.series).toEqual([])
    expect(study?.documents.map(({ id }) => id)).toEqual(['sr'])
    expect(study?.slides[0]?.instances.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('remarks', () => {
  const without = (count: number, ...missing: number[]) =>
    makeSlices(count, (index) => index * 2.5).filter(({ record }) => !missing.includes(record.number ?? 0))

  it('trap 37: nothing is said about an even and complete stack', async () => {
    expect(stacksOf(await arrange(without(20)))[0]?.remarks).toEqual([])
  })

  it('trap 37, trap 61: says how many are missing and where the gap is', async () => {
    const [stack] = stacksOf(await arrange(without(20, 6, 7)))
    // From the head: 20 … 8 are thirteen frames, then the hole.
    expect(stack?.remarks).toEqual([
      { kind: 'missing', have: 18, of: 20 },
      { kind: 'gap', after: 13, distance: 7.5 },
    ])
  })

  it('trap 37: misses numbers also where nothing is known of the places', async () => {
    const numbers = [1, 2, 3, 5, 6, 9]
    const [stack] = stacksOf(
      await arrange(
        numbers.map((number) => makeInstance({ number, sop: `${number}`, modality: 'US', geometry: null })),
      ),
    )
    expect(stack?.remarks).toEqual([{ kind: 'missing', have: 6, of: 9 }])
  })

  it('trap 37: misses the first and the last where the files tell of them', async () => {
    const remarksOf = async (instances: ReturnType<typeof makeSlices>) =>
      stacksOf(await arrange(instances))[0]?.remarks
    expect(await remarksOf(without(20, 1, 2))).toEqual([{ kind: 'missing', have: 18, of: 20 }])
    // The numbers can't show that the last images are missing.
    expect(await remarksOf(without(20, 19, 20))).toEqual([])
    const said = (declared: { series?: number; acquisition?: number }, ...missing: number[]) =>
      makeSlices(
        20,
        (index) => index * 2.5,
        () => ({ declared }),
      ).filter(({ record }) => !missing.includes(record.number ?? 0))
    expect(await remarksOf(said({ series: 20 }, 19, 20))).toEqual([{ kind: 'missing', have: 18, of: 20 }])
    expect(await remarksOf(said({ acquisition: 20 }, 20))).toEqual([{ kind: 'missing', have: 19, of: 20 }])
    expect(await remarksOf(said({ series: 20, acquisition: 20 }))).toEqual([])
  })

  it('misses nothing where a series counts from elsewhere, or shares its acquisition with others', async () => {
    const shifted = makeSlices(
      10,
      (index) => index,
      (index) => ({ number: 101 + index }),
    )
    expect(stacksOf(await arrange(shifted))[0]?.remarks).toEqual([])
    const twice = makeSlices(
      10,
      (index) => index,
      () => ({ declared: { acquisition: 20 } }),
    )
    expect(stacksOf(await arrange(twice))[0]?.remarks).toEqual([])
  })

  it('misses nothing where two stacks take turns in the numbers', async () => {
    const arrangement = await arrange(
      makeSlices(
        20,
        (index) => index,
        (index) => ({ frameOfReference: `${index % 2}` }),
      ),
    )
    expect(stacksOf(arrangement).flatMap(({ remarks }) => remarks)).toEqual([])
  })

  it('trap 37: takes the spacing from the positions and says when it is not even', async () => {
    const steps = [0, 2, 4, 6.5, 8, 10]
    expect(kindsOf(stacksOf(await arrange(makeSlices(6, (index) => steps[index] as number)))[0])).toEqual([
      'unequalSpacing',
    ])
    const rounded = [0, 2.001, 4.002, 5.999, 8, 10.003]
    expect(kindsOf(stacksOf(await arrange(makeSlices(6, (index) => rounded[index] as number)))[0])).toEqual(
      [],
    )
  })

  it('trap 37: counts frames that lie at one place', async () => {
    const heights = [0, 1, 2, 2, 3, 4]
    const [stack] = stacksOf(await arrange(makeSlices(6, (index) => heights[index] as number)))
    expect(stack?.remarks).toEqual([{ kind: 'duplicatePositions', count: 2 }])
  })

  it('trap 38: gives the tilt of the gantry in degrees', async () => {
    const angle = (15 * Math.PI) / 180
    const geometry = { row: [1, 0, 0], column: [0, Math.cos(angle), -Math.sin(angle)] } as const
    const [stack] = stacksOf(
      await arrange(
        makeSlices(
          10,
          (index) => index * 5,
          () => ({ geometry }),
        ),
      ),
    )
    const tilted = stack?.remarks.find((remark) => remark.kind === 'tilted')
    expect(tilted?.kind === 'tilted' && tilted.degrees).toBeCloseTo(15, 6)
  })

  it('trap 11: counts frames that are cut off and frames that never came', async () => {
    const frames = [
      { position: [0, 0, 0] as const },
      { position: [0, 0, 1] as const, isTruncated: true as const },
    ]
    const [stack] = stacksOf(await arrange([makeInstance({ frames, declaredFrames: 5 })]))
    expect(stack?.remarks).toEqual([
      { kind: 'missing', have: 2, of: 5 },
      { kind: 'truncated', count: 1 },
    ])
  })
})

describe('growing', () => {
  it('does not depend on the order in which files are read', async () => {
    const mixed = [
      ...makeSlices(
        8,
        (index) => (index % 4) * 3,
        (index) => ({ phase: [Math.floor(index / 4)] }),
      ),
      ...makeSlices(
        5,
        (index) => index,
        () => ({ series: 'b', seriesNumber: 2, geometry: null }),
      ),
      ...makeSlices(
        6,
        (index) => index * 1.5 + (index > 3 ? 3 : 0),
        () => ({ series: 'c', study: 'd', studyDate: '20250101' }),
      ),
      makeInstance({ sop: 'z', patient: { id: '7' } }),
      makeInstance({ sop: '1.2.3.4.1', id: 'clash', bytes: ['other bytes'] }),
    ]
    const outline = (arrangement: Arrangement) =>
      JSON.stringify(arrangement, (key, value) =>
        key === 'instance' || key === 'image'
          ? undefined
          : key === 'id' && String(value).startsWith('[')
            ? undefined
            : value,
      )
    const expected = outline(await arrange(mixed))
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(mixed, { minLength: mixed.length }), async (shuffled) => {
        expect(outline(await arrange(shuffled))).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('V78 calls nothing missing that may still arrive, but says at once what no further file can refute', async () => {
    const arrangement = createArrangement()
    const slices = makeSlices(12, (index) => index * 3)
    const arrived = slices.filter((_, index) => index !== 5)
    for (const [index, slice] of [...arrived.slice(6), ...arrived.slice(0, 6)].entries()) {
      await arrangement.add(slice)
      const [growing] = stacksOf(arrangement.read(true))
      expect(kindsOf(growing), `after ${index + 1} files`).toEqual([])
    }
    const [growing] = stacksOf(arrangement.read(true))
    const [complete] = stacksOf(arrangement.read())
    expect(kindsOf(complete)).toEqual(['missing', 'gap'])
    expect(complete?.frames).toBe(growing?.frames)

    // Another series that arrives leaves it as it is, and the one that was missing makes it whole.
    await arrangement.add(makeInstance({ series: 'other', sop: '9', geometry: null }))
    const [same, other] = stacksOf(arrangement.read(true))
    expect(same).toBe(complete)
    expect(kindsOf(other)).toEqual(['noGeometry'])
    await arrangement.add(slices[5] as OpenInstance)
    expect(kindsOf(stacksOf(arrangement.read(true))[0])).toEqual([])
    const [whole] = stacksOf(arrangement.read())
    expect([whole?.frames.length, kindsOf(whole)]).toEqual([12, []])
  })

  it('leaves everything that did not change the same object', async () => {
    const arrangement = createArrangement()
    for (const instance of makeSlices(
      5,
      (index) => index,
      () => ({ series: 'a' }),
    ))
      await arrangement.add(instance)
    for (const instance of makeSlices(
      5,
      (index) => index,
      () => ({ series: 'b', seriesNumber: 2 }),
    ))
      await arrangement.add(instance)
    const before = arrangement.read()
    expect(arrangement.read()).toBe(before)
    await arrangement.add(
      makeInstance({ series: 'b', seriesNumber: 2, number: 6, sop: 'b.6', position: [0, 0, 5] }),
    )
    const after = arrangement.read()
    const [a, b] = [before, after].map(({ patients }) => patients[0]?.studies[0]?.series ?? [])
    expect(b?.[0]).toBe(a?.[0])
    expect(b?.[1]).not.toBe(a?.[1])
    expect(b?.[1]?.stacks[0]?.id).toBe(a?.[1]?.stacks[0]?.id)
    expect(b?.[1]?.stacks[0]?.frames[1]).toBe(a?.[1]?.stacks[0]?.frames[0])
  })

  it('a stack keeps its id while others split off before it', async () => {
    const arrangement = createArrangement()
    const slices = makeSlices(
      12,
      (index) => (index % 6) * 4,
      (index) => ({ phase: [Math.floor(index / 6)] }),
    )
    for (const instance of slices.slice(6)) await arrangement.add(instance)
    const [late] = stacksOf(arrangement.read())
    for (const instance of slices.slice(0, 6)) await arrangement.add(instance)
    const stacks = stacksOf(arrangement.read())
    expect(stacks.map(({ id }) => id).indexOf(late?.id ?? '')).toBe(1)
    expect(stacks[1]?.frames).toEqual(late?.frames)
  })

  it('takes 600 instances in any order, read on the way', async () => {
    const slices = makeSlices(600, (index) => ((index * 7919) % 600) * 0.5)
    const arrangement = createArrangement()
    for (const [index, slice] of slices.entries()) {
      await arrangement.add(slice)
      if (index % 20 === 19) arrangement.read()
    }
    expect(stacksOf(arrangement.read())[0]?.frames).toHaveLength(600)
  })
})
