import type { Words } from '@pandok/domain'
import type { ExamFile, ExamFileBlank, ExamFileFinding } from '@pandok/library'

const MESSAGE: Words = {
  ko: '소견의 위치가 검사한 부위가 아닙니다.',
  en: 'The place of the finding isn’t in the part that was examined.',
  zh: '所见位置不在检查部位内。',
  ja: '所見の部位が検査部位に含まれていません。',
  de: 'Der Ort des Befundes liegt nicht im untersuchten Körperteil.',
}

const CLAVICLE = ['clav-mid', 'clav-lat', 'scapula', 'gh', 'ac']
const ELBOW = ['supracond', 'lat-cond', 'med-epi', 'rad-head', 'rad-neck', 'olecranon', 'coronoid', 'elbow']
const FOREARM = ['rad-shaft', 'uln-shaft']
const WRIST = ['dist-rad', 'styloid', 'scaphoid', 'triquetrum', 'rc', 'cmc1']
const METACARPALS = ['mc-base', 'mc-shaft', 'mc-neck', 'cmc1', 'mcp']
const FINGERS = ['f-prox', 'f-mid', 'f-dist', 'mcp', 'pip', 'dip']
const HIP = ['pubis', 'acetabulum', 'fem-neck', 'intertroch', 'hip']
const KNEE = ['dist-fem', 'patella', 'plateau', 'spine', 'fib-head', 'knee', 'pf']
const LEG = ['tib-shaft', 'fib-shaft']
const ANKLE = ['dist-tib', 'dist-fib', 'talus', 'ankle', 'subtalar']
const TARSUS = ['calcaneus', 'navicular', 'cuboid']
const TOES = ['mt-base', 'mt-shaft', 'mt-neck', 't-prox', 't-dist', 'mtp1', 'mcp', 'pip', 'dip']

/** The places that radiographs of a part show, with those at their edge. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  shoulder: [...CLAVICLE, 'hum-neck', 'gt', 'hum-shaft'],
  clavicle: [...CLAVICLE, 'hum-neck', 'gt'],
  humerus: ['scapula', 'gh', 'ac', 'hum-neck', 'gt', 'hum-shaft', ...ELBOW],
  elbow: ['hum-shaft', ...ELBOW, ...FOREARM],
  forearm: [...ELBOW, ...FOREARM, ...WRIST],
  wrist: [...FOREARM, ...WRIST, ...METACARPALS],
  hand: [...WRIST, ...METACARPALS, ...FINGERS],
  finger: [...METACARPALS, ...FINGERS],
  hip: [...HIP, 'fem-shaft'],
  femur: [...HIP, 'fem-shaft', ...KNEE],
  knee: ['fem-shaft', ...KNEE, ...LEG],
  leg: [...KNEE, ...LEG, ...ANKLE, ...TARSUS],
  ankle: [...LEG, ...ANKLE, ...TARSUS, 'mt-base'],
  foot: [...ANKLE, ...TARSUS, ...TOES],
  toe: [...TOES],
}

/** The place of findings that don't ask for it. */
const PLACE_OF: Readonly<Record<string, string>> = {
  'femoral-neck': 'fem-neck',
  ankle: 'ankle',
  'fat-pad': 'elbow',
  avn: 'hip',
  effusion: 'knee',
  hallux: 'mtp1',
  ac: 'ac',
}

const PLACES: ReadonlySet<string> = new Set(['site', 'joint', 'joints'])

/** Warns where a finding lies outside the part that was examined, if the exam asks for its part. */
export function withExamPart(file: ExamFile): ExamFile {
  const parts = file.exam_blanks?.find(({ id }) => id === 'part')?.options?.map(({ id }) => id)
  if (!parts) return file
  const lost = parts.filter((part) => !SHOWN[part])
  if (lost.length > 0) throw new Error(`Nothing is known to be shown of ${lost.join(', ')}.`)
  return { ...file, findings: file.findings.map(withPart) }
}

function withPart(finding: ExamFileFinding): ExamFileFinding {
  const fixed = PLACE_OF[finding.id]
  const asked = finding.blanks?.find(({ id }) => PLACES.has(id))
  const cases = Object.entries(SHOWN).flatMap(([part, places]) => {
    if (fixed !== undefined) return places.includes(fixed) ? [] : [`part == ${part}`]
    return asked ? casesOf(asked, part, places) : []
  })
  const added = chunks(cases).map((chunk, index) => ({
    id: index === 0 ? 'part_of_exam' : `part_of_exam_${index + 1}`,
    when: chunk.join(' || '),
    message: MESSAGE,
  }))
  return added.length === 0 ? finding : { ...finding, checks: [...(finding.checks ?? []), ...added] }
}

/** Formulas of plates may have at most 1,000 characters, so the parts are asked about a few at a time. */
const AT_A_TIME = 3

const chunks = (cases: readonly string[]): readonly (readonly string[])[] =>
  cases.length === 0 ? [] : [cases.slice(0, AT_A_TIME), ...chunks(cases.slice(AT_A_TIME))]

function casesOf({ id, kind, options = [] }: ExamFileBlank, part: string, places: readonly string[]) {
  const shown = options.map((option) => option.id).filter((place) => places.includes(place))
  const other = options.map((option) => option.id).filter((place) => !places.includes(place))
  if (other.length === 0) return []
  const isOther =
    kind === 'multi'
      ? `known(${id}) && (${other.map((place) => `"${place}" in ${id}`).join(' || ')})`
      : `known(${id}) && ${id} not in [${shown.join(', ')}]`
  return [`(part == ${part} && ${isOther})`]
}
