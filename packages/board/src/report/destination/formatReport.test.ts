import type { ReportSection } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportEntry } from '../../run/PlateRun.ts'
import {
  DESTINATION_CHOICES,
  type Destination,
  type DestinationOption,
  PLAIN_DESTINATION,
} from './Destination.ts'
import { columnsOf, type FormatParts, formatReport } from './formatReport.ts'

let ids = 0
const entry = (section: ReportSection, text: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  id: `e${++ids}`,
  section,
  text,
  runId: 'r1',
  cellId: 'c1',
  title: '',
  isEdited: false,
  newer: undefined,
  ...more,
})

const NAMES: Partial<Record<ReportSection, string>> = { findings: 'Findings', impression: 'Impression' }

const formatted = (
  entries: readonly ReportEntry[],
  destination: Partial<Destination> = {},
  more: Partial<FormatParts> = {},
) =>
  formatReport({
    entries,
    languages: { main: 'en' },
    destination: { ...PLAIN_DESTINATION, ...destination },
    sectionName: (section) => NAMES[section] ?? section,
    titles: false,
    ...more,
  })

const report = [
  entry('findings', 'Clear lungs.'),
  entry('findings', 'No effusion.'),
  entry('impression', 'Nodule.'),
  entry('impression', 'Cyst.'),
]

describe('a destination', () => {
  it('K478 parts several forms of one section as it parts sections', () => {
    const forms = [
      entry('diagnosis', 'Lung:\n  Adenocarcinoma', { runId: 'a' }),
      entry('diagnosis', 'Node:\n  Benign', { runId: 'b' }),
    ]
    const text = (destination: Partial<Destination>) => formatted(forms, destination).text
    expect(text({})).toBe('diagnosis\nLung:\n  Adenocarcinoma\n\nNode:\n  Benign')
    expect(text({ spacing: 'none' })).toBe('diagnosis\nLung:\n  Adenocarcinoma\nNode:\n  Benign')
  })

  it('K320 has the lines, headings and numbers that the system wants', () => {
    const text = (destination: Partial<Destination>) => formatted(report, destination).text
    expect(text({})).toBe('Findings\nClear lungs.\nNo effusion.\n\nImpression\n1. Nodule.\n2. Cyst.')
    expect(text({ lineEnd: 'crlf', spacing: 'none', headings: 'brackets', numbers: 'bracket' })).toBe(
      '[Findings]\r\nClear lungs.\r\nNo effusion.\r\n[Impression]\r\n1) Nodule.\r\n2) Cyst.',
    )
    expect(text({ headings: 'capitals', items: 'dashes', numbers: 'none' })).toBe(
      'FINDINGS:\n- Clear lungs.\n- No effusion.\n\nIMPRESSION:\n- Nodule.\n- Cyst.',
    )
    expect(text({ headings: 'inline', items: 'paragraph' })).toBe(
      'Findings: Clear lungs. No effusion.\n\nImpression:\n1. Nodule.\n2. Cyst.',
    )
    expect(text({ headings: 'colon' })).toContain('Findings:\nClear')
    expect(text({ headings: 'none' })).toBe('Clear lungs.\nNo effusion.\n\n1. Nodule.\n2. Cyst.')
  })

  it('K320 has no dash before what has lines and numbers of its own', () => {
    const synoptic = [
      entry('diagnosis', 'Colon, resection:\n  Adenocarcinoma', { runId: 'r2' }),
      entry('diagnosis', '1. Size: 2 cm\n2. Depth: muscle', { runId: 'r2' }),
      entry('diagnosis', 'Correlate clinically.'),
    ]
    expect(formatted(synoptic, { items: 'dashes', headings: 'none' }).text).toBe(
      'Colon, resection:\n  Adenocarcinoma\n1. Size: 2 cm\n2. Depth: muscle\n- Correlate clinically.',
    )
  })

  it('K320 writes one section without its heading, and nothing where nothing is said', () => {
    expect(formatted(report, {}, { section: 'impression' }).text).toBe('1. Nodule.\n2. Cyst.')
    expect(formatted([entry('findings', ' ')]).text).toBe('')
    expect(formatted([], { format: 'rtf' }).text).toBe('')
  })

  it('K320 names each section in its language', () => {
    const mixed = [entry('findings', 'Clear.'), entry('recommendation', '추적.')]
    const { text } = formatted(
      mixed,
      {},
      {
        languages: { main: 'en', sections: { recommendation: 'ko' } },
        sectionName: (section, locale) => `${section}/${locale}`,
      },
    )
    expect(text).toBe('findings/en\nClear.\n\nrecommendation/ko\n추적.')
  })

  it('K321 breaks lines between words, below their words, and keeps a number with its unit', () => {
    const text = (words: string, lineColumns: number, more: Partial<Destination> = {}) =>
      formatted([entry('impression', words), entry('impression', 'x.')], {
        headings: 'none',
        lineColumns,
        ...more,
      }).text
    expect(text('A solid nodule of 12 mm is seen.', 20)).toBe(
      '1. A solid nodule of\n   12 mm is seen.\n2. x.',
    )
    expect(text('It measures 1.2 × 12 mm in the lobe.', 20)).toContain('12 mm')
    expect(text('Supercalifragilisticexpialidocious.', 20)).toBe(
      '1. Supercalifragilis\n   ticexpialidocious\n   .\n2. x.',
    )
  })

  it('K321 counts two columns for a wide letter, and code page 949 in bytes', () => {
    const said = (words: string, more: Partial<Destination>) =>
      formatted([entry('findings', words)], { headings: 'none', ...more }).text.split('\n')
    expect(said('우엽에 결절이 있음. 좌엽은 정상임.', { lineColumns: 20 })).toEqual([
      '우엽에 결절이 있음.',
      '좌엽은 정상임.',
    ])
    expect(said('双乳未见囊性及实性占位。导管未见扩张。', { lineColumns: 24 })).toEqual([
      '双乳未见囊性及实性占位。',
      '导管未见扩张。',
    ])
    expect(said('aaaaaaaaaaaaaaaaa ≥±', { lineColumns: 20 })).toHaveLength(1)
    expect(said('aaaaaaaaaaaaaaaaa ≥±', { lineColumns: 20, characters: 'cp949' })).toHaveLength(2)
  })

  it('K321 never makes a line longer than it may be, and loses no letter', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'B', '1', '가', '肺', '。', '(', 'ー', '.'),
      maxLength: 30,
    })
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.integer({ min: 20, max: 60 }),
        (words, lineColumns) => {
          const text = words.join(' ')
          const { text: made } = formatted([entry('findings', text)], { headings: 'none', lineColumns })
          for (const line of made.split('\n')) {
            const wide = [...line].reduce((sum, one) => sum + columnsOf(one, 'unicode'), 0)
            expect(wide).toBeLessThanOrEqual(lineColumns)
          }
          const bare = (all: string) => all.replace(/\s/gu, '')
          expect(bare(made)).toBe(bare(text))
        },
      ),
    )
  })

  it('K322 writes what a system has no character for as what says the same, and names it', () => {
    const { text, substitutions } = formatted(
      [entry('findings', 'Size ≥ 5 µm, 2 × 3, 38°, “a” – b, 10⁹/L, 1½, ÄöÜß é.')],
      { headings: 'none', characters: 'ascii' },
    )
    expect(text).toBe('Size >= 5 um, 2 x 3, 38 deg, "a" - b, 10^9/L, 1 1/2, AeoeUess e.')
    expect(substitutions).toContainEqual({ from: '≥', to: '>=', isLost: false, count: 1 })
    expect(substitutions.some(({ isLost }) => isLost)).toBe(false)
  })

  it('K322 leaves what code page 949 has, every Hangul syllable included', () => {
    const kept = '뷁갂 ≥ ± × ° ² ½ α μ … · ㎜ ① ‘’“” 漢 あ ～'
    const { text, substitutions } = formatted([entry('findings', kept)], {
      headings: 'none',
      characters: 'cp949',
    })
    expect(text).toBe(kept)
    expect(substitutions).toEqual([])
    const changed = formatted([entry('findings', 'µ – é ö • ㎕ ⁹')], {
      headings: 'none',
      characters: 'cp949',
    })
    expect(changed.text).toBe('μ - e oe - ㎕ 9')
  })

  it('K323 shows what can’t be written, and loses nothing without a word', () => {
    const { text, pieces, substitutions } = formatted([entry('findings', '肺 结 😀 가.')], {
      headings: 'none',
      characters: 'ascii',
    })
    expect(text).toBe('? ? ? ?.')
    expect(substitutions.map(({ from, isLost }) => [from, isLost])).toEqual([
      ['肺', true],
      ['结', true],
      ['😀', true],
      ['가', true],
    ])
    expect(pieces.map((piece) => piece.from ?? piece.text).join('')).toBe('肺 结 😀 가.')
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })

  it('K323 tells of every character that isn’t what it was, whatever is said and wherever it goes', () => {
    const any = <Name extends DestinationOption>(name: Name) =>
      fc.constantFrom<Destination[Name]>(...DESTINATION_CHOICES[name])
    const destination = fc.record({
      characters: any('characters'),
      items: any('items'),
      headings: any('headings'),
      lineColumns: fc.constantFrom(null, 24, 40),
    })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), destination, (words, chosen) => {
        const { text, pieces } = formatted([entry('findings', words)], chosen)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const original = pieces.map((piece) => piece.from ?? piece.text).join('')
        const bare = (all: string) => all.normalize('NFC').replace(/\s/gu, '')
        expect(bare(original)).toContain(bare(words))
      }),
    )
  })

  it('K324 writes Markdown that shows the words as they are', () => {
    const said = [
      entry('findings', '# 3 of *4* [x] <b> a_b | `c` \\'),
      entry('findings', '1. first\n- second'),
      entry('impression', 'A.'),
      entry('impression', 'B.'),
      entry('impression', 'Category 4.', { isClosing: true }),
    ]
    expect(formatted(said, { format: 'markdown' }).text).toBe(
      [
        '## Findings',
        '',
        '\\# 3 of \\*4\\* \\[x\\] \\<b\\> a\\_b \\| \\`c\\` \\\\\\',
        '1\\. first\\',
        '\\- second',
        '',
        '## Impression',
        '',
        '1. A.',
        '2. B.',
        '',
        'Category 4.',
      ].join('\n'),
    )
  })

  it('K324 writes RTF with bold headings and every letter outside ASCII escaped', () => {
    const { text } = formatted([entry('findings', '간 {a} \\ ≥\n😀')], { format: 'rtf' })
    expect(text.split('\n')).toEqual([
      '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fnil Arial;}}\\f0\\fs20',
      '{\\b Findings}\\par',
      '\\u-21500? \\{a\\} \\\\ \\u8805?\\par',
      '\\u-10179?\\u-8704?\\par',
      '}',
    ])
  })

  it('K325 changes Korean endings of what the plate wrote, not of what somebody wrote', () => {
    const said = [
      entry('findings', '흉수 없음.'),
      entry('findings', '내가 고쳤음. 결절 있음.', { isEdited: true }),
      entry('findings', '내 문장 있음.', { runId: null }),
      entry('findings', '메모: 통증 있음.'),
      entry('impression', '정상임.'),
    ]
    const { text } = formatted(
      said,
      { koreanEndings: 'polite', headings: 'none' },
      { languages: { main: 'ko' }, typedIn: () => ['통증 있음'] },
    )
    expect(text).toBe(
      '흉수 없습니다.\n내가 고쳤음. 결절 있음.\n내 문장 있음.\n메모: 통증 있음.\n\n정상입니다.',
    )
    expect(formatted(said, { headings: 'none' }, { languages: { main: 'ko' } }).text).toContain('흉수 없음.')
  })

  it('K325 gives noun endings to sentences of the library’s modules, and leaves those of members', () => {
    const said = [
      entry('findings', '결절이 있습니다.', { moduleId: 'library' }),
      entry('findings', '종괴가 있습니다.', { moduleId: 'own' }),
      entry('findings', '흉수가 있습니다.'),
      entry('recommendation', '조직검사를 권합니다.', { moduleId: 'library' }),
      entry('recommendation', '내가 고쳤습니다.', { moduleId: 'library', isEdited: true }),
    ]
    const { text } = formatted(
      said,
      { headings: 'none' },
      { languages: { main: 'ko' }, libraryModules: new Set(['library']) },
    )
    expect(text).toBe(
      '결절이 있음.\n종괴가 있습니다.\n흉수가 있습니다.\n\n조직검사를 권함.\n내가 고쳤습니다.',
    )
  })
})
