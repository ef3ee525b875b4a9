import type { ExamForm, FormField, FormSource, Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileForm } from './ExamFile.ts'

const SIDES = ['right', 'left']
const BOTH = ['both']
/** The text under this key of a map is written if there is no value. */
const NONE = 'none'
/** This value in a map means that a person has to decide. */
const ASK = 'ask'

/** Converts the second output of a file into a form of the exam. */
export function examForm(form: ExamFileForm, file: ExamFile): ExamForm {
  const inLanguages = (text: string): Words =>
    Object.fromEntries(form.languages.map((locale) => [locale, text]))
  return {
    id: form.id,
    name: form.name,
    fields: form.fields.map((field) => fieldOf(field, inLanguages, file)),
    layout: inLanguages(form.layout.trim().replace(/\{([\w-]+)\.([\w-]+)\}/gu, '{$1:$2}')),
  }
}

function fieldOf(
  { id, label, from, per, map, ask }: ExamFileForm['fields'][number],
  inLanguages: (text: string) => Words,
  file: ExamFile,
): FormField {
  const asked = Object.keys(map).filter((key) => map[key] === ASK)
  const words = Object.entries(map).filter(([key, text]) => key !== NONE && text !== ASK)
  return {
    id,
    label,
    source: sourceOf(from, file),
    words: Object.fromEntries(words.map(([key, text]) => [key, inLanguages(text)])),
    ...(map[NONE] !== undefined && { none: inLanguages(map[NONE]) }),
    ...(per !== undefined && { per: { blank: blankName(per), keys: SIDES, all: BOTH } }),
    ...(ask && asked.length > 0 && { ask: { for: asked, question: ask } }),
  }
}

/**
 * Parses sources such as `regions.composition.density`, `findings.ncsp`, `blanks.quadrant` and
 * `assessment.overall`.
 */
function sourceOf(from: string, { id }: ExamFile): FormSource {
  const [first, second = '', third] = from.split('.')
  if (first === 'regions') return { of: 'blank', blank: blankName(third ?? second) }
  if (first === 'findings') return { of: 'findings' }
  if (first === 'blanks') return { of: 'answers', blank: blankName(second) }
  if (first === 'assessment') return { of: 'assessment' }
  throw new Error(`A field of the second output of ${id} comes from ${from}, which nobody knows.`)
}
