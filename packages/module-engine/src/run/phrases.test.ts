import { LOCALES, type Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { PhraseToken } from '../document/phrase.ts'
import { nodules } from './fixtures/nodules.ts'
import { opened } from './fixtures/open.ts'
import { tirads } from './fixtures/tirads.ts'
import type { Entered } from './session.ts'

const label = { en: 'Label' }
const inputs = [
  { id: 'size', kind: 'number' as const, unit: 'mm', label },
  { id: 'count', kind: 'integer' as const, label },
  { id: 'side', kind: 'side' as const, label },
  { id: 'seen', kind: 'bool' as const, label },
  { id: 'on', kind: 'date' as const, label },
  { id: 'note', kind: 'text' as const, label },
  {
    id: 'shape',
    kind: 'choice' as const,
    label,
    options: [
      {
        id: 'oval',
        points: '1.5',
        label: { ko: '난원형', en: 'Oval' },
        text: { en: 'oval' },
        forms: { de: { dat: 'ovalem' }, en: { adverb: 'ovally' } },
      },
      { id: 'tall', label: { ko: 'tall', en: 'tall' }, reading: '톨' },
      { id: 'wide', label: { ko: 'wide', en: 'wide' }, reading: '와이드' },
    ],
  },
  {
    id: 'signs',
    kind: 'multi' as const,
    label,
    options: ['a', 'b', 'c'].map((id) => ({ id, label: { ko: `${id}표`, en: `sign ${id}` } })),
  },
]

function rendered(
  body: Partial<Record<Locale, PhraseToken[]>>,
  values: Entered['values'] = {},
  more: Partial<Parameters<typeof opened>[0]> & { unknown?: 'omit' | 'say'; when?: string } = {},
) {
  const { unknown, when, ...draft } = more
  const output = {
    id: 'out',
    section: 'findings' as const,
    body,
    ...(unknown && { unknown }),
    ...(when && { when }),
  }
  return opened({ inputs, ...draft, outputs: [output] }, values)
}

const text = (
  locale: Locale,
  tokens: PhraseToken[],
  values?: Entered['values'],
  more?: Parameters<typeof rendered>[2],
) => rendered({ [locale]: tokens }, values, more).output('out', locale)?.text
const choice = (when: string, yes: PhraseToken[], no?: PhraseToken[]): PhraseToken =>
  // biome-ignore lint/suspicious/noThenProperty: the document's own word
  ({ when, then: yes, ...(no && { else: no }) })

describe('an output', () => {
  it('M300 is off, waits or is written by its condition', () => {
    const session = rendered({ en: ['big'] }, {}, { when: 'size > 5' })
    expect(session.output('out', 'en')).toMatchObject({
      status: 'waiting',
      text: null,
      waitsFor: [{ id: 'size' }],
    })
    session.set({ id: 'size' }, '5')
    expect(session.output('out', 'en')).toMatchObject({ status: 'off', text: null, waitsFor: [] })
    session.set({ id: 'size' }, '5.1')
    expect(session.output('out', 'en')).toMatchObject({ status: 'written', text: 'big' })
  })

  it('M301 waits for every value that it lacks', () => {
    const output = rendered({ en: [{ v: 'size' }, ' ', { v: 'count' }] }).output('out', 'en')
    expect(output).toMatchObject({
      status: 'waiting',
      text: null,
      pieces: [],
      waitsFor: [{ id: 'size' }, { id: 'count' }],
    })
  })

  it('M315 is due where its condition holds, whatever it lacks', () => {
    const session = rendered({ en: [{ v: 'count' }] }, {}, { when: 'size > 5' })
    expect(session.output('out', 'en')).toMatchObject({ status: 'waiting', isDue: false })
    session.set({ id: 'size' }, '6')
    expect(session.output('out', 'en')).toMatchObject({ status: 'waiting', isDue: true })
    session.set({ id: 'count' }, '2')
    expect(session.output('out', 'en')).toMatchObject({ status: 'written', isDue: true })
    session.set({ id: 'size' }, '1')
    expect(session.output('out', 'en')).toMatchObject({ status: 'off', isDue: false })
  })

  it('M301 says in words what is unknown, where the module wants that', () => {
    const words = Object.fromEntries(
      LOCALES.map((locale) => [locale, text(locale, [{ v: 'size' }], {}, { unknown: 'say' })]),
    )
    expect(words).toEqual({ ko: '미상', en: 'unknown', zh: '不详', ja: '不明', de: 'unbekannt' })
  })

  it('M302 leaves out what an undecided condition would have written', () => {
    const tokens = ['Nodule', choice('size > 5', [' big'], [' small']), '.']
    expect(text('en', tokens)).toBe('Nodule.')
    expect(text('en', tokens, { size: '6' })).toBe('Nodule big.')
    expect(text('en', tokens, { size: '5' })).toBe('Nodule small.')
  })

  it('M301 waits for a value in the branch that is taken, not in the other', () => {
    const tokens = [choice('size > 5', [{ v: 'note' }], ['small'])]
    expect(text('en', tokens, { size: '5' })).toBe('small')
    expect(text('en', tokens, { size: '6' })).toBeNull()
  })

  it('M303 gives up beyond 20,000 bytes, counted in UTF-8', () => {
    const long = Array.from({ length: 10 }, () => '가'.repeat(666))
    expect(rendered({ ko: [...long, 'x'.repeat(20)] }).output('out', 'ko')?.status).toBe('written')
    expect(rendered({ ko: [...long, 'x'.repeat(21)] }).output('out', 'ko')).toMatchObject({
      status: 'tooLong',
      text: null,
    })
  })

  it('M303 gives up on conditions that would take too long, and soon', () => {
    const dear = choice('exp(size) > 1 && ln(size) > 1', ['x'])
    const draft = { groups: [{ id: 'rows', label, min: 50 }] }
    const session = rendered({ en: [{ each: 'rows', sep: [], body: [dear, dear] }] }, { size: '6.5' }, draft)
    expect(session.output('out', 'en')).toMatchObject({ status: 'tooLong', text: null, pieces: [] })
    expect(text('en', [{ each: 'rows', sep: [], body: ['x'] }], {}, draft)).toBe('x'.repeat(50))
  })

  it('M306 takes another language’s body whole, grammar and all', () => {
    const session = rendered(
      { ko: [{ v: 'size' }, { josa: '을/를' }, ' ', { v: 'side' }] },
      { size: '3.5', side: 'R' },
    )
    expect(session.output('out', 'de')?.text).toBe('3.5 mm를 우측')
    expect(rendered({ de: [{ v: 'size' }] }, { size: '3.5' }).output('out', 'en')?.text).toBe('3,5 mm')
  })

  it('M332 writes shared phrases where they are used', () => {
    const partials = [
      { id: 'one', body: { en: ['[', { use: 'two' }, ']'] as PhraseToken[] } },
      { id: 'two', body: { en: [{ v: 'size' }] as PhraseToken[], ko: ['둘'] as PhraseToken[] } },
    ]
    expect(text('en', [{ use: 'one' }, { use: 'two' }], { size: '2' }, { partials })).toBe('[2 mm]2 mm')
  })
})

describe('values in a sentence', () => {
  it('M310, M311 are printed as entered or as the format says', () => {
    const values = { size: '3.50' }
    const fmt = (format: object): PhraseToken[] => [{ v: 'size', fmt: format }]
    expect(text('en', [{ v: 'size' }], values)).toBe('3.50 mm')
    expect(text('de', [{ v: 'size' }], values)).toBe('3,50 mm')
    expect(text('en', fmt({ dp: 0 }), values)).toBe('4 mm')
    expect(text('en', fmt({ unit: 'hide' }), values)).toBe('3.50')
  })

  it('M311 write percentages in a table’s words as the language does, but not in a person’s', () => {
    const risk = (share: string, locale: Locale) => {
      const computed = [{ id: 'risk', kind: 'text' as const, expr: JSON.stringify(share) }]
      return text(locale, [{ v: 'risk' }, ' ', { v: 'note' }], { note: '5-10%' }, { computed })
    }
    expect([risk('24-53%', 'en'), risk('24-53%', 'de')]).toEqual(['24-53% 5-10%', '24–53 % 5-10%'])
    expect([risk('<0.5%', 'de'), risk('97%', 'de'), risk('IV%', 'de')]).toEqual([
      '<0,5 % 5-10%',
      '97 % 5-10%',
      'IV% 5-10%',
    ])
  })

  it('M312 print an answer’s text, label, points, id or form', () => {
    const values = { shape: 'oval' }
    const as = (format: object, locale: Locale = 'en') => text(locale, [{ v: 'shape', fmt: format }], values)
    expect([as({}), as({ as: 'label' }), as({ as: 'points' }), as({ as: 'id' })]).toEqual([
      'oval',
      'Oval',
      '1.5',
      'oval',
    ])
    expect([as({ form: 'adverb' }), as({ form: 'nothing' }), as({ form: 'dat' }, 'de')]).toEqual([
      'ovally',
      'oval',
      'ovalem',
    ])
    expect([as({}, 'ko'), as({ case: 'upper' }), as({ case: 'capital' })]).toEqual(['난원형', 'OVAL', 'Oval'])
    expect(as({ form: 'constructor' })).toBe('oval')
  })

  it('M312 join several answers', () => {
    const values = { signs: ['a', 'b', 'c'] }
    expect(text('ko', [{ v: 'signs' }], values)).toBe('a표, b표 및 c표')
    expect(text('en', [{ v: 'signs', fmt: { list: 'or' } }], values)).toBe('sign a, sign b or sign c')
  })

  it('M313 say sides, yes and no in the language’s words', () => {
    const words = (value: PhraseToken, values: Entered['values']) =>
      LOCALES.map((locale) => text(locale, [value], values))
    expect(words({ v: 'side' }, { side: 'R' })).toEqual(['우측', 'right', '右侧', '右', 'rechts'])
    expect(words({ v: 'side' }, { side: 'L' })).toEqual(['좌측', 'left', '左侧', '左', 'links'])
    expect(words({ v: 'side' }, { side: 'B' })).toEqual(['양측', 'bilateral', '双侧', '両側', 'beidseits'])
    expect(words({ v: 'seen' }, { seen: true })).toEqual(['예', 'yes', '是', 'はい', 'ja'])
    expect(words({ v: 'seen' }, { seen: false })).toEqual(['아니요', 'no', '否', 'いいえ', 'nein'])
    expect(text('en', [{ v: 'side', fmt: { case: 'upper' } }], { side: 'R' })).toBe('RIGHT')
  })
})

describe('grammar', () => {
  it('M320 chooses particles by the sound before, across tokens and conditions', () => {
    const ko = (tokens: PhraseToken[], values: Entered['values']) => text('ko', tokens, values)
    expect(ko([{ v: 'size' }, { josa: '이/가' }], { size: '8' })).toBe('8 mm가')
    expect(ko([{ v: 'size', fmt: { unit: 'hide' } }, { josa: '이/가' }], { size: '8' })).toBe('8이')
    expect(ko([{ v: 'count' }, { josa: '으로/로' }], { count: '7' })).toBe('7로')
    expect(ko(['결절', choice('seen', [{ josa: '은/는' }], ['도'])], { seen: true })).toBe('결절은')
    expect(ko([choice('seen', ['결절'], ['종괴']), { josa: '을/를' }], { seen: true })).toBe('결절을')
    expect(ko([choice('seen', ['결절'], ['종괴']), { josa: '을/를' }], { seen: false })).toBe('종괴를')
  })

  it('M320 trusts an option’s reading, as long as the option stands last', () => {
    const ko = (tokens: PhraseToken[], shape: string) => text('ko', tokens, { shape })
    expect(ko([{ v: 'shape' }, { josa: '은/는' }], 'tall')).toBe('tall은')
    expect(ko([{ v: 'shape' }, { josa: '은/는' }], 'wide')).toBe('wide는')
    expect(ko([{ v: 'shape' }, ' 모양', { josa: '은/는' }], 'wide')).toBe('wide 모양은')
  })

  it('M320 writes no particle in other languages', () => {
    expect(text('en', ['nodule', { josa: '은/는' }, '.'])).toBe('nodule.')
  })

  it('B953 ends a sentence once, behind an abbreviation as well', () => {
    expect(text('de', ['a.p.', '.'])).toBe('a.p.')
    expect(text('de', [choice('seen', ['a.p.'], ['seitlich']), '. Frei.'], { seen: true })).toBe('a.p. Frei.')
    expect(text('de', [choice('seen', ['a.p.'], ['seitlich']), '. Frei.'], { seen: false })).toBe(
      'seitlich. Frei.',
    )
    expect(text('en', ['so', '...'])).toBe('so...')
    expect(text('en', ['no. ', '.5'])).toBe('no. .5')
  })

  it('M321 puts the article that the next word wants, wherever it comes from', () => {
    const tokens: PhraseToken[] = [{ article: 'A' }, ' ', { v: 'size' }, ' nodule']
    expect(text('en', tokens, { size: '8' })).toBe('An 8 mm nodule')
    expect(text('en', tokens, { size: '9' })).toBe('A 9 mm nodule')
    expect(text('en', ['is ', { article: 'a' }, { v: 'shape' }], { shape: 'oval' })).toBe('is an oval')
    expect(text('en', ['is ', { article: 'a' }, choice('seen', [' hour'], [' day'])], { seen: true })).toBe(
      'is an hour',
    )
    expect(text('en', ['is ', { article: 'a' }])).toBe('is a')
    expect(text('de', ['ist ', { article: 'a' }, 'oval'])).toBe('ist oval')
  })

  it('M322 counts what is printed', () => {
    const forms = { one: [{ v: 'count' }, ' node'], other: [{ v: 'count' }, ' nodes'] } as Record<
      'one' | 'other',
      PhraseToken[]
    >
    expect(['0', '1', '2'].map((count) => text('en', [{ plural: 'count', forms }], { count }))).toEqual([
      '0 nodes',
      '1 node',
      '2 nodes',
    ])
    expect(text('en', [{ plural: 'count', forms }])).toBeNull()
  })
})

describe('each', () => {
  it('M330 writes every answer of several', () => {
    const values = { signs: ['a', 'c'] }
    expect(text('en', [{ each: 'signs', as: 's', sep: ['; '], body: ['<', { v: 's' }, '>'] }], values)).toBe(
      '<sign a>; <sign c>',
    )
    expect(text('en', [{ each: 'signs', as: 's', where: 's != "a"', body: [{ v: 'signs' }] }], values)).toBe(
      'sign c',
    )
    expect(text('ko', [{ each: 'signs', body: [{ v: 'signs' }] }], values)).toBe('a표, c표')
    expect(text('zh', [{ each: 'signs', body: [{ v: 'signs' }] }], values)).toBe('a표、c표')
  })

  it('M330, M331 writes the rows that fulfil its condition', () => {
    const session = opened(nodules, {
      nodules: [{ size_mm: '8' }, { size_mm: '80', is_hot: true }, { size_mm: '3' }],
    })
    expect(session.output('dominant', 'en')?.text).toBe('The dominant nodule is an 80 mm suspicious nodule.')
    expect(session.output('dominant', 'ko')?.text).toBe('가장 큰 결절은 80 mm며 의심으로 판단됨.')
  })

  it('M331 sees the rows around it', () => {
    const draft = {
      groups: [
        { id: 'organs', label },
        { id: 'signs_of', label },
      ],
      inputs: [
        { id: 'organ', kind: 'text' as const, group: 'organs', label },
        { id: 'sign', kind: 'text' as const, group: 'signs_of', label },
      ],
      outputs: [
        {
          id: 'out',
          section: 'findings' as const,
          body: {
            en: [
              {
                each: 'organs',
                sep: ['; '],
                body: [
                  {
                    each: 'signs_of',
                    as: 's',
                    where: 'organ != s.sign',
                    body: [{ v: 'organ' }, ':', { v: 'sign' }],
                  },
                ],
              },
            ],
          },
        },
      ],
    }
    const session = opened(draft, {
      organs: [{ organ: 'x' }, { organ: 'y' }],
      signs_of: [{ sign: '1' }, { sign: 'y' }],
    })
    expect(session.output('out', 'en')?.text).toBe('x:1, x:y; y:1')
  })
})

describe('why', () => {
  const values = {
    composition: 'solid',
    echogenicity: 'hypo',
    shape: 'wider',
    margin: 'smooth',
    size_cm: '1.6',
  }

  it('M305 tells inputs, the score’s parts, the row with its citation and the formula, in the order of deciding', () => {
    const session = opened(tirads, values)
    const output = session.output('conclusion', 'en')
    expect(output?.pieces.map((piece) => piece.text).join('')).toBe(output?.text)
    const level = output?.pieces.find((piece) => piece.text === 'TR4')
    expect(level?.reasons.map((reason) => reason.kind)).toEqual([
      'input',
      'computed',
      ...Array.from({ length: 6 }, () => 'input'),
      'score',
      'computed',
      'computed',
      'table',
      'computed',
    ])
    expect(level?.reasons).toContainEqual({ kind: 'table', table: 'levels', row: 4, cite: 0 })
    expect(level?.reasons).toContainEqual({
      kind: 'input',
      address: { id: 'margin' },
      value: 'smooth',
      state: 'entered',
    })
    expect(level?.reasons.find((reason) => reason.kind === 'score')).toMatchObject({
      parts: [
        { input: 'composition', option: 'solid', points: '2' },
        { input: 'echogenicity', option: 'hypo', points: '2' },
        {},
        {},
        {},
        {},
        {},
      ],
    })
    session.overrule({ id: 'level' }, 'TR5')
    const overruled = session.output('conclusion', 'en')?.pieces.find((piece) => piece.text === 'TR5')
    expect(overruled?.reasons).toEqual([
      { kind: 'computed', address: { id: 'level' }, value: 'TR5', by: 'override' },
    ])
  })

  it('M305 tells a hundred reasons of a value at most, and always its own', () => {
    const session = opened({
      groups: [{ id: 'rows', label: { en: 'Rows' }, min: 50 }],
      inputs: ['a', 'b', 'c'].map((id) => ({
        id,
        kind: 'number',
        label: { en: id },
        group: 'rows',
        default: '1',
      })),
      computed: [
        { id: 'total', kind: 'number', expr: 'sum(rows.map(r, r.a + r.b + r.c))' },
        { id: 'half', kind: 'number', expr: 'total / 2' },
      ],
      outputs: [{ id: 'out', section: 'findings', body: { en: [{ v: 'half' }] } }],
    })
    const reasons = session.output('out', 'en')?.pieces[0]?.reasons ?? []
    expect(reasons).toHaveLength(101)
    expect(reasons.at(-1)).toMatchObject({ kind: 'computed', address: { id: 'half' }, value: '75' })
  })

  it('M305 tells the condition under which a stretch was written', () => {
    const session = rendered({ en: [choice('size > 5', ['big'])] }, { size: '6' })
    expect(session.output('out', 'en')?.pieces).toEqual([
      {
        text: 'big',
        reasons: [
          { kind: 'input', address: { id: 'size' }, value: '6', state: 'entered' },
          { kind: 'condition', expr: 'size > 5', result: true },
        ],
      },
    ])
  })

  it('M304 renders again only what stands on the change', () => {
    const session = opened(tirads, values)
    const [finding, conclusion, advice] = session.outputs('ko')
    const all = session.outputs('ko')
    session.set({ id: 'size_cm' }, '1.7')
    const after = session.outputs('ko')
    expect(after).not.toBe(all)
    expect(after[0]).not.toBe(finding)
    expect(after[1]).toBe(conclusion)
    expect(after[2]?.text).toBe(advice?.text)
    expect(session.outputs('ko')).toBe(after)
    session.set({ id: 'size_cm' }, '1.7')
    expect(session.outputs('ko')).toBe(after)
  })
})
