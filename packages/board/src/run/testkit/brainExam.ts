import type { Blank, Cell, Exam, PhraseOutput } from '@pandok/domain'

const words = (ko: string, en: string) => ({ ko, en })

const side: Blank = {
  id: 'side',
  kind: 'choice',
  label: words('방향', 'Side'),
  options: [
    { id: 'right', label: words('우측', 'right') },
    { id: 'left', label: words('좌측', 'left') },
  ],
}

const sites: Blank = {
  id: 'site',
  kind: 'multi',
  label: words('부위', 'Site'),
  nouns: { lobe: 'lobes' },
  options: [
    { id: 'frontal', label: words('전두엽', 'frontal lobe') },
    { id: 'temporal', label: words('측두엽', 'temporal lobe') },
    { id: 'pons', label: words('뇌교', 'pons'), replaces: ['stem'] },
  ],
}

const level: Blank = {
  id: 'level',
  kind: 'level',
  label: words('분절', 'Level'),
  options: ['L3-4', 'L4-5', 'L5-S1'].map((id) => ({ id, label: words(id, id) })),
}

const shift: Blank = {
  id: 'shift',
  kind: 'measure',
  unit: 'mm',
  label: words('편위', 'Shift'),
  isOptional: true,
}

type Texts = Partial<Record<'findings' | 'impression' | 'recommendation', PhraseOutput['text']>>

function finding(
  id: string,
  position: number,
  texts: Texts,
  more: Omit<Partial<Cell>, 'finding'> & { finding: Cell['finding'] },
): Cell {
  const outputs = Object.entries(texts).map(
    ([section, text]): PhraseOutput => ({
      id: section,
      kind: 'phrase',
      section: section as 'findings',
      text,
    }),
  )
  return { id, position, name: id, title: id, blanks: [], outputs, ...more }
}

/** A small exam of head and spine that uses everything that an exam can have. */
export const EXAM: Exam = {
  regions: [
    { id: 'bleed', name: words('출혈', 'Hemorrhage'), normal: words('출혈 없음.', 'No hemorrhage.') },
    { id: 'stem', name: words('뇌간', 'Brainstem'), normal: words('뇌간 정상.', 'Normal brainstem.') },
    { id: 'midline', name: words('정중선', 'Midline'), normal: words('편위 없음.', 'No shift.') },
    {
      id: 'vessels',
      name: words('혈관', 'Vessels'),
      normal: words('협착 없음.', 'No stenosis.'),
      onlyWith: ['cta'],
    },
    {
      id: 'levels',
      name: words('분절', 'Levels'),
      normal: words('탈출 없음.', 'No herniation.'),
      rest: words('나머지 분절 정상.', 'Other levels are normal.'),
      rows: { blank: 'level', columns: ['disc', 'canal'] },
    },
    { id: 'side', name: words('방향', 'Side'), normal: words('{s} 검사.', '{s} exam.') },
  ],
  blanks: [{ ...side, id: 's' }],
  normalConclusion: words('이상 없음.', 'Normal.'),
  minorConclusion: words('급성 소견 없음.', 'Nothing acute.'),
  advice: {
    one: words('{n}번: {text}', 'Finding {n}: {text}'),
    many: words('{n}번: {text}', 'Findings {n}: {text}'),
  },
}

export const CELLS: readonly Cell[] = [
  { id: 'normal', position: 0, name: '정상', title: '정상', outputs: [], normal: 'all' },
  { id: 'no-bleed', position: 1, name: '출혈 없음', title: '출혈 없음', outputs: [], normal: ['bleed'] },
  { id: 'exam', position: 2, name: '검사', title: '검사', outputs: [], asks: ['s'] },
  {
    id: 'cta',
    position: 3,
    name: 'CTA',
    title: 'CTA',
    blanks: [],
    outputs: [{ id: 't', kind: 'phrase', section: 'technique', text: words('CTA 시행함.', 'CTA.') }],
  },
  finding(
    'contusion',
    59,
    {
      findings: words(
        '{side} {site}에 뇌좌상[, 편위 {shift}].',
        'contusion of the {side} {site}[, shift {shift}].',
      ),
      impression: words('{side} {site} 뇌좌상.', 'contusion, {side} {site}.'),
      recommendation: words('추적 CT 권고.', 'follow-up CT.'),
    },
    {
      blanks: [side, sites, shift],
      finding: {
        region: 'bleed',
        rank: 'known(shift) && shift > 5 ? 1 : 2',
        conflicts: ['old'],
        replaces: [{ regions: ['bleed'] }, { regions: ['midline'], when: 'known(shift)' }],
      },
    },
  ),
  finding(
    'fracture',
    40,
    {
      findings: words('골절 있음.', 'fracture.'),
      impression: words('골절.', 'fracture.'),
      recommendation: words('추적 CT 권고.', 'follow-up CT.'),
    },
    { finding: { region: 'bleed', rank: 3 } },
  ),
  finding(
    'old',
    41,
    { findings: words('오래된 경색.', 'old infarct.'), impression: words('오래된 경색.', 'old infarct.') },
    { finding: { region: 'stem', rank: 3, keepsConclusion: 4, replaces: [{ regions: ['stem'] }] } },
  ),
  finding('clip', 42, { findings: words('클립 있음.', 'clip.') }, { finding: { region: 'stem' } }),
  finding(
    'disc',
    43,
    { findings: words('돌출.', 'protrusion.'), impression: words('돌출', 'protrusion') },
    {
      blanks: [level],
      finding: { region: 'levels', column: 'disc', rank: 2, replaces: [{ regions: ['levels'] }] },
    },
  ),
  finding(
    'canal',
    44,
    { findings: words('협착.', 'stenosis.'), impression: words('협착', 'stenosis') },
    {
      blanks: [level],
      finding: { region: 'levels', column: 'canal', rank: 1, replaces: [{ regions: ['levels'] }] },
    },
  ),
  finding(
    'bulge',
    45,
    { findings: words('팽윤.', 'bulge.'), impression: words('팽윤', 'bulge') },
    { blanks: [level], finding: { region: 'levels', column: 'disc', rank: 5, isMinor: true } },
  ),
]
