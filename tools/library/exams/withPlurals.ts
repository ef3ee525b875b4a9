import type { ExamFile, ExamFileFinding } from '@pandok/library'

/** English nouns that take the plural for both sides, with the blank that contains the side. */
const PLURALS: Readonly<Record<string, Readonly<Record<string, readonly [blank: string, noun: string]>>>> = {
  'prostate-mr': { hernia: ['side', 'inguinal hernia'], svi: ['side', 'eminal vesicle'] },
  'liver-ct-mr': { 'pleural-effusion': ['side', 'pleural effusion'] },
  'lumbar-spine-mr': {
    'renal-cyst': ['side', 'renal cyst'],
    tarlov: ['side', 'Tarlov cyst'],
    'sacral-fracture': ['side', 'insufficiency fracture'],
    spondylolysis: ['side', 'pars interarticularis defect'],
    protrusion: ['root_side', '{root} nerve root'],
    extrusion: ['root_side', '{root} nerve root'],
    sequestration: ['root_side', '{root} nerve root'],
    fibrosis: ['side', '{root} nerve root'],
  },
  'cervical-spine-mr': {
    protrusion: ['root_side', '{root} nerve root'],
    extrusion: ['root_side', '{root} nerve root'],
    osteophyte: ['root_side', '{root} nerve root'],
  },
  'brain-ct': { mastoid: ['side', 'mastoid effusion'], scalp: ['side2', 'scalp hematoma'] },
  'brain-mr': { mastoid: ['side', 'mastoid effusion'] },
  'breast-mr': { 'axillary-node': ['side', 'lymph node'] },
  'joint-radiograph': { avn: ['side', 'femoral head'] },
}

/** German nouns that take the plural for both sides: what the noun begins with, its ending, and that of the plural. */
const GERMAN: Readonly<Record<string, Readonly<Record<string, readonly [string, string, string]>>>> = {
  'lumbar-spine-mr': {
    'renal-cyst': ['Nierenzyst', 'e', 'en'],
    tarlov: ['Tarlov-Zyst', 'e', 'en'],
    'sacral-fracture': ['nsuffizienzfraktur', '', 'en'],
  },
  'brain-ct': { mastoid: ['Mastoiderg', 'uss', 'üsse'], scalp: ['Galeahämatom', '', 'e'] },
  'brain-mr': { mastoid: ['Mastoiderg', 'uss', 'üsse'] },
}

/** English nouns that take the plural for both sides, in addition to those that the file itself declares. */
const BOTH: Readonly<Record<string, string>> = {
  'brain-ct': 'thalamus, zone, insula',
  'brain-mr': 'thalamus, zone, insula',
}

const FORM = 's'

/** Makes English nouns plural after «both» or «bilateral» in the findings of an exam, and German ones before «beidseits». */
export function withPlurals(file: ExamFile): ExamFile {
  const plurals = PLURALS[file.id] ?? {}
  const both = BOTH[file.id]
  return {
    ...file,
    ...(both !== undefined && { assembly: [...(file.assembly ?? []), `English lists; words: ${both}.`] }),
    findings: file.findings.map((finding) => {
      const plural = plurals[finding.id]
      return plural ? inPlural(finding, ...plural, file.id) : finding
    }),
  }
}

function inPlural(finding: ExamFileFinding, blank: string, noun: string, exam: string): ExamFileFinding {
  const [stem, one, many] = GERMAN[exam]?.[finding.id] ?? []
  const asked = finding.blanks?.find(({ id }) => id === blank)
  const isSaid = (locale: 'en' | 'de', part: string) =>
    [finding.finding, finding.conclusion].some((words) => words?.[locale]?.includes(part))
  if (!isSaid('en', noun) || (stem !== undefined && !isSaid('de', stem)) || !asked?.options)
    throw new Error(`${exam} ${finding.id} has no «${noun}» of a side.`)
  // A side that may stay open takes its ending with it.
  const ending = asked.optional ? `[{${blank}:${FORM}}]` : `{${blank}:${FORM}}`
  const said = (words: ExamFileFinding['finding']) =>
    words && {
      ...words,
      ...(words.en !== undefined && { en: words.en.replaceAll(noun, `${noun}${ending}`) }),
      ...(words.de !== undefined &&
        stem !== undefined && { de: words.de.replaceAll(`${stem}${one}`, `${stem}{${blank}:${FORM}}`) }),
    }
  return {
    ...finding,
    finding: said(finding.finding),
    conclusion: said(finding.conclusion),
    blanks: finding.blanks?.map((item) => (item === asked ? withEndings(item, one, many) : item)),
  }
}

const withEndings = (
  blank: NonNullable<ExamFileFinding['blanks']>[number],
  one: string | undefined,
  many: string | undefined,
) => ({
  ...blank,
  options: blank.options?.map((option) => {
    const isBoth = option.id === 'both' || option.id === 'bilateral'
    const german = isBoth ? many : one
    const endings = { en: isBoth ? 's' : '', ...(german !== undefined && { de: german }) }
    return { ...option, forms: { ...option.forms, [FORM]: endings } }
  }),
})
