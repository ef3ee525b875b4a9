import type { Locale } from '@pandok/domain'

/** What departments write on their lists, the same in every language; they are looked for as they are typed. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  'chest-radiograph': ['CXR'],
  'chest-ct': ['CCT', 'LDCT'],
  'abdomen-pelvis-ct': ['APCT'],
  'abdomen-us': ['AUS'],
  'neuro-ct': ['NCCT'],
  'brain-mr': ['BMR'],
  'lumbar-spine-mr': ['L-spine', 'HNP', 'HIVD'],
  'cervical-spine-mr': ['C-spine'],
  'knee-mr': ['ACL', 'MM', 'LM'],
  'shoulder-mr': ['RCT', 'SSP'],
  mammography: ['MMG'],
  'breast-us': ['BUS'],
  'pelvis-us-gyn': ['TVUS', 'TVS'],
  liver: ['EOB', 'HCC'],
  breast: ['BMRI', 'NME'],
  'bone-spine': ['LS-spine', 'T-L spine'],
  'prostate-mr': ['mpMRI', 'PI-RADS'],
  'thyroid-us': ['TUS', 'TI-RADS'],
}

type Synonyms = Readonly<Record<Locale, readonly string[]>>

/** Searches look through all languages at once, so that one of them has to have an abbreviation. */
export function withAbbreviations(id: string, synonyms: Synonyms): Synonyms {
  const known = new Set(Object.values(synonyms).flatMap((words) => words.map((word) => word.toLowerCase())))
  const missing = (ABBREVIATIONS[id] ?? []).filter((word) => !known.has(word.toLowerCase()))
  return { ...synonyms, en: [...synonyms.en, ...missing] }
}
