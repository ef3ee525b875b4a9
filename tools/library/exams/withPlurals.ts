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
  },
  'brain-ct': { mastoid: ['side', 'mastoid effusion'], scalp: ['side2', 'scalp hematoma'] },
  'brain-mr': { mastoid: ['side', 'mastoid effusion'] },
  'breast-mr': { 'axillary-node': ['side', 'lymph node'] },
  'joint-radiograph': { avn: ['side', 'femoral head'] },
}

/** English nouns that take the plural for both sides, in addition to those that the file itself declares. */
const BOTH: Readonly<Record<string, string>> = {
  'brain-ct': 'thalamus',
  'brain-mr': 'thalamus',
}

const FORM = 's'

/** Makes English nouns plural after «both» or «bilateral» in the findings of an exam. */
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
  const told = [finding.finding, finding.conclusion].filter((words) => words?.en?.includes(noun))
  const asked = finding.blanks?.find(({ id }) => id === blank)
  if (told.length === 0 || !asked?.options)
    throw new Error(`${exam} ${finding.id} has no «${noun}» of a side.`)
  const ending = `${noun}{${blank}:${FORM}}`
  const said = (words: ExamFileFinding['finding']) =>
    words?.en ? { ...words, en: words.en.replaceAll(noun, ending) } : words
  return {
    ...finding,
    finding: said(finding.finding),
    conclusion: said(finding.conclusion),
    blanks: finding.blanks?.map((one) => (one === asked ? withEnding(one) : one)),
  }
}

const withEnding = (blank: NonNullable<ExamFileFinding['blanks']>[number]) => ({
  ...blank,
  options: blank.options?.map((option) => {
    const isBoth = option.id === 'both' || option.id === 'bilateral'
    return { ...option, forms: { ...option.forms, [FORM]: { en: isBoth ? 's' : '' } } }
  }),
})
