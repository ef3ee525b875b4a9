import type { Blank, Cell } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { cellOf, phrase, startRun } from '../testkit/startRun.ts'
import { capitalized } from './capitalized.ts'
import { readTypedPhrase } from './readTypedPhrase.ts'

const typed = (
  text: string | Record<string, string>,
  blanks: readonly Blank[],
  conclusion?: string,
): Cell => ({
  ...cellOf(
    'a',
    0,
    phrase('f', text),
    ...(conclusion === undefined ? [] : [phrase('c', conclusion, { section: 'impression' })]),
  ),
  blanks,
})

const blank = (id: string, kind: Blank['kind'], more: Partial<Blank> = {}): Blank => ({
  id,
  kind,
  label: { ko: id },
  ...more,
})

const optional = { isOptional: true }

function written(
  cell: Cell,
  values: Record<string, string | readonly string[]>,
  locale: 'ko' | 'en' | 'de' = 'ko',
) {
  const run = startRun([cell], { locale })
  run.fill('a', values)
  return run.texts()
}

describe('typed blanks', () => {
  it('K413 are shared by all phrases of the cell, and say forms of an answer', () => {
    const side = blank('side', 'side', {
      options: [{ id: 'left', label: { ko: '좌측', de: 'links' }, forms: { de: { gen: 'der linken' } } }],
    })
    const size = blank('size', 'measure', { unit: 'cm' })
    const cell = typed('{side} {size} 결절이/가 있음.', [side, size], '{side} 결절({size}).')
    expect(written(cell, { side: 'left', size: '12 mm' })).toEqual([
      '좌측 1.2 cm 결절이/가 있음.',
      '좌측 결절(1.2 cm).',
    ])
    expect(written(typed({ de: 'Seite {side:gen} Niere.' }, [side]), { side: 'left' }, 'de')).toEqual([
      'Seite der linken Niere.',
    ])
  })

  it('K413 take a name that nobody declared for a text', () => {
    expect(
      written(typed('{size}의 {what}을/를 봄.', [blank('size', 'number')]), { size: '3', what: '낭종' }),
    ).toEqual(['3의 낭종을 봄.'])
  })

  it('K414 vanish with the part around them', () => {
    const cell = typed('결절[, {a}[ ({b})]] 있음.', [
      blank('a', 'text', optional),
      blank('b', 'text', optional),
    ])
    expect(written(cell, { a: '1', b: '2' })).toEqual(['결절, 1 (2) 있음.'])
    expect(written(cell, { a: '1' })).toEqual(['결절, 1 있음.'])
    expect(written(cell, { b: '2' })).toEqual(['결절 있음.'])
    // A sentence of which nothing is left is only there where the cell says nothing else.
    const empty = [blank('a', 'text', optional)]
    expect(written(typed('[배경: {a}.]', empty, '정상.'), {})).toEqual(['정상.'])
    expect(written(typed('[배경: {a}.]', empty), {})).toEqual([''])
  })

  it('B952 choose a particle behind an optional part by what stands there, filled or not', () => {
    const part = blank('part', 'text', optional)
    const cell = typed('부고환[ {part}]이/가 커짐.', [part])
    expect(written(cell, {})).toEqual(['부고환이 커짐.'])
    expect(written(cell, { part: '미부' })).toEqual(['부고환 미부가 커짐.'])
    expect(written(cell, { part: '몸통' })).toEqual(['부고환 몸통이 커짐.'])
    expect(written(typed('신장[({part})]을/를 봄.', [part]), { part: '우측' })).toEqual(['신장(우측)을 봄.'])
  })

  it('B953 choose an English article by the sound of what follows, and leave the letter A', () => {
    const size = blank('size', 'measure', { unit: 'mm' })
    const side = blank('side', 'text', optional)
    const cell = typed({ ko: '농양 {size}.', en: 'With a {size} abscess, type A {size}.' }, [size])
    expect(written(cell, { size: '8' }, 'en')).toEqual(['With an 8 mm abscess, type A 8 mm.'])
    expect(written(cell, { size: '9' }, 'en')).toEqual(['With a 9 mm abscess, type A 9 mm.'])
    expect(written(cell, { size: '18' }, 'en')).toEqual(['With an 18 mm abscess, type A 18 mm.'])
    const opening = typed({ ko: '궤양', en: 'A [{side} ]ulcer.' }, [side])
    expect(written(opening, {}, 'en')).toEqual(['An ulcer.'])
    expect(written(opening, { side: 'peptic' }, 'en')).toEqual(['A peptic ulcer.'])
  })

  it('K414 are read from any text, in time that grows with it', () => {
    expect(readTypedPhrase('\\[a\\] [b')).toEqual(['[a] [b'])
    expect(readTypedPhrase('a] [x]')).toEqual(['a] ', { optional: ['x'] }])
    expect(readTypedPhrase('['.repeat(100_000)).length).toBe(1)
    expect(readTypedPhrase('[{a}]{b:f}을/를')).toEqual([
      { optional: [{ blank: 'a', form: undefined }] },
      { blank: 'b', form: 'f' },
      { particle: '을/를' },
    ])
  })

  it('K415 keep the cell from being written while a required one is empty', () => {
    const run = startRun([typed('{a}[ {b}].', [blank('a', 'number'), blank('b', 'number', optional)])])
    run.run('a')
    expect(run.write()).toEqual({ ok: false, reason: 'notReady' })
    run.type('a', '1')
    expect(run.write()).toEqual({ ok: true })
    expect(run.texts()).toEqual(['1.'])
  })

  it('K415 are empty where they aren’t asked for', () => {
    const kind = blank('kind', 'choice', { options: ['x', 'y'].map((id) => ({ id, label: { ko: id } })) })
    const cell = typed('{kind}[ {more}].', [kind, blank('more', 'number', { visible: 'kind == "x"' })])
    const run = startRun([cell])
    run.fill('a', { kind: 'x', more: '3' })
    expect(run.texts()).toEqual(['x 3.'])
    run.run('a')
    run.type('kind', 'y')
    expect(run.texts()).toEqual(['y.'])
  })

  it('K416 stand as they were chosen, joined as the language joins them, with a shared noun said once', () => {
    const site = blank('site', 'multi', {
      nouns: { lobe: 'lobes' },
      options: ['frontal', 'temporal', 'parietal'].map((id) => ({
        id,
        label: { ko: `${id}엽`, en: `${id} lobe` },
      })),
    })
    const cell = typed({ ko: '{site}.', en: 'In the {site}.' }, [site])
    expect(written(cell, { site: ['temporal', 'frontal'] })).toEqual(['temporal엽, frontal엽.'])
    expect(written(cell, { site: ['temporal', 'frontal', 'parietal'] }, 'en')).toEqual([
      'In the temporal, frontal and parietal lobes.',
    ])
    expect(written(cell, { site: ['frontal'] }, 'en')).toEqual(['In the frontal lobe.'])
    const both = typed({ ko: '{site}', en: 'In the bilateral {site}.' }, [
      {
        ...site,
        options: [...(site.options ?? []), { id: 'insula', label: { ko: '뇌섬엽', en: 'insula' } }],
      },
    ])
    expect(written(both, { site: ['insula', 'frontal'] }, 'en')).toEqual([
      'In the bilateral insula and frontal lobes.',
    ])
  })

  it('K416 give the English noun behind them its plural where there are several', () => {
    const muscle = blank('muscle', 'multi', {
      nouns: { tendon: 'tendons' },
      options: ['supra', 'infra'].map((id) => ({ id, label: { ko: id, en: `${id}spinatus` } })),
    })
    const cell = typed({ ko: '{muscle}', en: 'In {muscle} tendon, {muscle} tendon edema, {muscle} tendon' }, [
      muscle,
    ])
    expect(written(cell, { muscle: ['supra', 'infra'] }, 'en')).toEqual([
      `In ${['tendons', 'tendon edema', 'tendons'].map((noun) => `supraspinatus and infraspinatus ${noun}`).join(', ')}`,
    ])
    expect(written(cell, { muscle: ['infra'] }, 'en')).toEqual([
      `In ${['tendon', 'tendon edema', 'tendon'].map((noun) => `infraspinatus ${noun}`).join(', ')}`,
    ])
  })

  it('B954 have the singular behind a count of one in English', () => {
    const count = blank('n', 'count')
    const told = (n: string, en: string) => written(typed({ ko: '{n}', en }, [count]), { n }, 'en')[0]
    const nouns = 'In {n} passes, {n} biopsies, {n} sinuses; {n} cores ({n} cases) {n} is {n} mass.'
    expect(told('1', nouns)).toBe('In 1 pass, 1 biopsy, 1 sinus; 1 core (1 case) 1 is 1 mass.')
    expect(told('2', nouns)).toBe('In 2 passes, 2 biopsies, 2 sinuses; 2 cores (2 cases) 2 is 2 mass.')
    expect(written(typed({ ko: '{n} passes' }, [count]), { n: '1' })).toEqual(['1 passes'])
  })

  it('K416 stand in the order of the question where their blank says so', () => {
    const levels = blank('levels', 'multi', {
      isListed: true,
      options: ['L3', 'L4', 'L5'].map((id) => ({ id, label: { ko: `${id} 추체`, en: id } })),
    })
    const run = startRun([typed({ ko: '{levels}.', en: '{levels}.' }, [levels])])
    run.run('a')
    for (const chosen of [['L5'], ['L5', 'L3'], ['L5', 'L3', 'L4']]) run.type('levels', chosen)
    run.write()
    expect(run.texts()).toEqual(['L3 추체, L4 추체, L5 추체.'])
    run.setLocale('en')
    expect(run.texts()).toEqual(['L3, L4 and L5.'])
  })

  it('K467 stand alone where one says what the others say', () => {
    const lobes = blank('lobes', 'multi', {
      options: [
        { id: 'rul', label: { ko: '우상엽' } },
        { id: 'lll', label: { ko: '좌하엽' } },
        { id: 'both', label: { ko: '양폐' }, isExclusive: true },
      ],
    })
    const cell = typed({ ko: '{lobes} 폐렴.' }, [lobes])
    const run = startRun([cell])
    run.run(cell.id)
    for (const chosen of [
      ['rul', 'lll'],
      ['rul', 'lll', 'both'],
    ])
      run.type('lobes', chosen)
    run.write()
    expect(run.texts()).toEqual(['양폐 폐렴.'])
  })

  it('K467 take the place of those that they cover alone, and the other way round', () => {
    const loc = blank('loc', 'multi', {
      options: [
        { id: 'basal', label: { ko: '기저조' } },
        { id: 'right', label: { ko: '우측 뇌고랑' } },
        { id: 'both', label: { ko: '양측 뇌고랑' }, covers: ['right'] },
      ],
    })
    const cell = typed({ ko: '{loc} 출혈.' }, [loc])
    const said = (...chosen: string[]) => {
      const run = startRun([cell])
      run.run(cell.id)
      for (const [index] of chosen.entries()) run.type('loc', chosen.slice(0, index + 1))
      run.write()
      return run.texts()
    }
    expect(said('basal', 'right', 'both')).toEqual(['기저조, 양측 뇌고랑 출혈.'])
    expect(said('basal', 'both', 'right')).toEqual(['기저조, 우측 뇌고랑 출혈.'])
  })

  it('K464 warn where an answer would leave with an optional part whose other blanks are empty', () => {
    const warnings = (cell: Cell, values: Record<string, string>) => {
      const run = startRun([cell])
      run.fill('a', values)
      return [
        run.texts(),
        run.read().concerns.map((concern) => ('check' in concern ? concern.check : concern)),
      ]
    }
    const sides = [blank('rk', 'measure', { ...optional, unit: 'cm' }), blank('lk', 'measure', optional)]
    const cell = typed('신장 에코 증가[(우측 {rk}, 좌측 {lk})].', sides)
    expect(warnings(cell, { rk: '9.1' })).toEqual([['신장 에코 증가.'], ['together_rk']])
    expect(warnings(cell, { rk: '9.1', lk: '8' })).toEqual([['신장 에코 증가(우측 9.1 cm, 좌측 8 mm).'], []])
    expect(warnings(cell, {})).toEqual([['신장 에코 증가.'], []])
    // An inner part needs the outer one; what is written elsewhere, or decides something, isn't lost.
    const nested = typed('결절[ {rk}[, {lk}]].', sides)
    expect(warnings(nested, { lk: '8' })).toEqual([['결절.'], ['together_lk']])
    expect(warnings(nested, { rk: '8' })).toEqual([['결절 8 cm.'], []])
    expect(warnings(typed('결절[ {rk}, {lk}].', sides, '우측[ {rk}].'), { rk: '8' })[1]).toEqual([])
    const deciding = { ...cell, checks: [{ id: 'c', level: 'warn', when: 'rk > 20', message: { ko: '큼' } }] }
    expect(warnings(deciding as Cell, { rk: '9' })[1]).toEqual([])
  })

  it('K485 refuse lengths below 0 and sizes of 0, and ask about a required length of 0', () => {
    const filled = (of: Parameters<typeof blank>, value: string) => {
      const run = startRun([typed('낭종 {size}.', [blank(...of)])])
      run.fill('a', { size: value })
      return [run.texts(), run.read().concerns.map((one) => ('check' in one ? one.check : one.kind))]
    }
    const length = (more = {}): Parameters<typeof blank> => ['size', 'measure', { unit: 'mm', ...more }]
    expect(filled(length(), '0.4')).toEqual([['낭종 0.4 mm.'], []])
    expect(filled(length(), '0')).toEqual([['낭종 0 mm.'], ['zero_size']])
    expect(filled(length(optional), '0')[1]).toEqual([])
    expect(filled(length(), '-4')[0]).toEqual([])
    expect(filled(length({ min: '-5' }), '-4')).toEqual([['낭종 -4 mm.'], []])
    expect(filled(length({ unit: '[HU]' }), '-40')[1]).toEqual([])
    expect(filled(['size', 'count'], '-1')[0]).toEqual([])
    expect(filled(['size', 'count'], '0')).toEqual([['낭종 0.'], []])
    expect(filled(['size', 'size', { unit: 'cm' }], '3 x 0')[0]).toEqual([])
  })

  it('K417 begin a sentence with a capital where the language wants one', () => {
    expect(
      [
        ['left lobe.', 'en'],
        ['linker Lappen.', 'de'],
        ['pT2.', 'en'],
        ['mL', 'de'],
        ['left', 'ko'],
        ['über', 'de'],
      ].map(([text, locale]) => capitalized(text ?? '', locale as 'en')),
    ).toEqual(['Left lobe.', 'Linker Lappen.', 'pT2.', 'mL', 'left', 'Über'])
  })

  it('K417 begin an inner sentence with a capital too, but no word behind an abbreviation', () => {
    const options = [
      { id: 'left', label: { ko: '좌측', de: 'links' } },
      { id: 'right', label: { ko: '우측', de: 'rechts' } },
    ]
    const answers = [blank('a', 'choice', { options }), blank('b', 'choice', { options })]
    const capital = (text: string) => {
      const cell = typed({ ko: text, de: text }, answers)
      return [written(cell, { a: 'left', b: 'right' }, 'de'), written(cell, { a: 'left', b: 'right' })].flat()
    }
    expect(capital('{a} 3 mm. {b} frei[. {a} zart].')).toEqual([
      'Links 3 mm. Rechts frei. Links zart.',
      '좌측 3 mm. 우측 frei. 좌측 zart.',
    ])
    expect(capital('Befund ca. {a}, V. a. {b}, bzw. {a} (ggf.) {b}. kleiner. pT {a}')[0]).toBe(
      'Befund ca. links, V. a. rechts, bzw. links (ggf.) rechts. kleiner. pT links',
    )
    expect(capital('Stenose 70 %. {a} (Zyste). {b}')[0]).toBe('Stenose 70 %. Links (Zyste). Rechts')
  })

  it('K419 know hours and vertebrae, and take sizes, dates and counts', () => {
    const cell = typed({ ko: '{c} {l} {s} {d} {n}', de: '{c} {l} {s} {d} {n}' }, [
      blank('c', 'clock'),
      blank('l', 'level', { range: ['T11', 'L1'] }),
      blank('s', 'size', { unit: 'cm' }),
      blank('d', 'date'),
      blank('n', 'count'),
    ])
    const values = { c: '3', l: 'T12', s: '1.2x0.8', d: '2026-03-02', n: '4' }
    expect(written(cell, values)).toEqual(['3시 방향 T12 1.2 × 0.8 cm 2026-03-02 4'])
    expect(written(cell, values, 'de')).toEqual(['3 Uhr BWK 12 1,2 × 0,8 cm 02.03.2026 4'])
    expect(written(cell, { ...values, l: 'L2' })).toEqual([])
  })
})
