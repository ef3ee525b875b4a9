import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPlateRun, type PlateRun } from '@pandok/board'
import { LOCALES, type Locale, type ReportSection, type Words } from '@pandok/domain'
import type { Answers, ExamFileGolden } from '@pandok/library'
import { type CheckedReport, type CheckedSentence, reportOfRun } from '@pandok/report-check'
import { parse } from 'yaml'
import { inRepository } from '../build/repository.mjs'
import { playCase } from '../library/cases/playCase.ts'
import { caseFiles, readCases } from '../library/cases/readCases.ts'
import { MODULES, pressed } from '../library/goldens/playExam.ts'
import { readExam } from '../library/goldens/readExam.ts'
import { enterAnswers } from '../library/goldens/writeReport.ts'
import { fittingContext } from './fittingContext.ts'

const TODAY = '2026-11-16'
const FIXTURES = inRepository('packages', 'library', 'src', 'exam', 'fixtures')
/** The neutral content from which the library's exams are made. A clone elsewhere doesn't have it. */
const SHARED = fileURLToPath(new URL('../../../shared/clinical/exams', import.meta.url))

export interface CorrectReport {
  /**
   * The origin of the report: an exam's golden report, a case of a plate, a module's saved test, or a report
   * written by hand.
   */
  source: 'golden' | 'case' | 'test' | 'hand'
  name: string
  locale: Locale
  report: CheckedReport
}

/**
 * Returns the golden reports of the exams, the cases of the library's plates and the saved tests of the
 * modules, as cells write them in each of these languages, with a suitable patient, study and measurement.
 */
export const correctReports = (locales: readonly Locale[] = LOCALES): readonly CorrectReport[] =>
  [...goldenReports(locales), ...caseReports(locales), ...testReports(locales)].map(inFittingContext)

function goldenReports(locales: readonly Locale[]): readonly CorrectReport[] {
  return [FIXTURES, SHARED]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.yaml'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const file = readExam(text)
      const critical = criticalFindings(text)
      return file.goldens.flatMap((golden) =>
        inEachLanguage({
          locales,
          source: 'golden',
          name: `${file.id} ${golden.id}`,
          run: pressed(file, golden, 'ko'),
          isTold: isCritical(golden, critical),
        }),
      )
    })
}

/** Returns cases of daily work on the library's plates; the day of comparison is the one that they enter. */
function caseReports(locales: readonly Locale[]): readonly CorrectReport[] {
  return caseFiles().flatMap((path) => {
    const { plate, cases } = readCases(path)
    return cases.flatMap((one) =>
      inEachLanguage({
        locales,
        source: 'case',
        name: `${basename(path, '.yaml')} ${one.id}`,
        run: playCase(plate, one).run,
        isTold: CRITICAL_CASES.has(one.id),
      }),
    )
  })
}

/** Cases with a critical result that has to be communicated at once. */
const CRITICAL_CASES: ReadonlySet<string> = new Set([
  ...['perforated sigmoid diverticulitis', 'large infarct with occlusion and hemorrhagic transformation'],
  ...['spondylodiscitis', 'infection', 'embolism with strain', 'dissection', 'tension pneumothorax'],
  ...['hypertensive hemorrhage with rupture into a ventricle', 'stroke with large vessel occlusion'],
  ...['trauma with subdural contusion and fracture', 'subdural along the falx and tentorium'],
  ...['aneurysmal hemorrhage with hydrocephalus', 'epidural hematoma of a child with a linear fracture'],
  ...['volume of a hematoma by its module', 'early ischemia by its module', 'torsion', 'ectopic pregnancy'],
  ...['pontine hemorrhage without a volume', 'torsion beside a dermoid'],
  ...['perforated sigmoid diverticulitis with free air', 'child with appendicitis and mesenteric nodes'],
  ...['acute embolism of both sides with strain', 'tension pneumothorax after rib fractures'],
  ...['fall on anticoagulants, subdural of both sides with contusion and fracture'],
  ...['basal subarachnoid hemorrhage with aneurysm and early hydrocephalus'],
  ...['stroke arrival with dense vessel and old lacunes of both sides'],
  ...['known metastases, fewer than before, with a new hemorrhage'],
  ...['acute infarcts of two territories with an occluded vessel', 'torsion with a dermoid of the same side'],
  ...['obstruction by an obturator hernia', 'high-grade glioma', 'venous thrombosis with hemorrhage'],
  ...['acute lacunar infarct with small vessel disease', 'infarcts of both sides'],
  ...['trauma with cord injury', 'metastases with cord compression'],
  ...['hyperextension injury with cord edema and ligament tear', 'two devices lie wrong'],
  ...['tube in the right main bronchus', 'intensive care supine film with tube too low and edema'],
  ...[
    'ruptured aneurysm',
    'motor vehicle accident with aortic isthmus pseudoaneurysm, hemothorax and rib fractures',
  ],
])

/** Returns the findings that an exam's file calls critical. */
function criticalFindings(text: string): ReadonlySet<string> {
  const { findings = [] } = parse(text) as { findings?: { id: string; critical?: boolean }[] }
  return new Set(findings.flatMap(({ id, critical }) => (critical === true ? [id] : [])))
}

const isCritical = ({ pressed: keys }: ExamFileGolden, critical: ReadonlySet<string>): boolean =>
  keys.some((key) => critical.has(typeof key === 'string' ? key : key.finding))

/**
 * A person adds this record of a call to a critical result, because golden reports only contain what the
 * image shows.
 */
const TOLD: Words = {
  ko: '2026-11-16 09:40 응급의학과 당직의에게 유선 통보함.',
  en: 'Findings were communicated to the emergency physician by telephone on 2026-11-16 at 09:40.',
  zh: '2026-11-16 09:40已电话通知急诊科值班医师。',
  ja: '2026-11-16 09:40に救急担当医へ電話で連絡した。',
  de: 'Befund am 16.11.2026 um 09:40 Uhr telefonisch an den diensthabenden Notarzt übermittelt.',
}

function toldIn(report: CheckedReport, locale: Locale): CheckedReport {
  const told: CheckedSentence = {
    id: 'told',
    section: 'comment' as ReportSection,
    locale,
    text: TOLD[locale] ?? '',
    author: 'typed',
  }
  return { ...report, sentences: [...report.sentences, told] }
}

/** Modules that grade findings which must be communicated. */
const CRITICAL: ReadonlySet<string> = new Set(['ich-abc2', 'sah-grades', 'pe-rv-lv'])
const CELL = 'module'

/** Lists the saved tests of a module whose answers can be entered. */
function testReports(locales: readonly Locale[]): readonly CorrectReport[] {
  return MODULES.flatMap((module) => {
    const cell = { id: CELL, position: 0, name: module.name, title: module.name }
    const output = { id: 'm', kind: 'module', section: 'auto', moduleId: module.id, preset: {} } as const
    return module.definition.tests.flatMap((test) => {
      let ids = 0
      const run = createPlateRun({
        plate: { cells: [{ ...cell, outputs: [output] }], autoFill: [] },
        modules: [module],
        locale: 'ko',
        today: () => TODAY,
        newId: () => `run${++ids}`,
      })
      run.run(CELL)
      for (const { session } of run.read().open?.fillings ?? []) enterAnswers(session, typed(test.given))
      if (!run.write().ok || run.read().entries.length === 0) return []
      return inEachLanguage({
        locales,
        source: 'test',
        name: `${module.id} ${test.name}`,
        run,
        isTold: CRITICAL.has(module.id),
      })
    })
  })
}

/** Converts numbers into what a person types. */
const typed = (given: unknown): Answers =>
  JSON.parse(JSON.stringify(given, (_, value) => (typeof value === 'number' ? String(value) : value)))

interface Played {
  locales: readonly Locale[]
  source: CorrectReport['source']
  name: string
  run: PlateRun
  /** True if the communication of its critical result is recorded. */
  isTold: boolean
}

function inEachLanguage({ locales, source, name, run, isTold }: Played): readonly CorrectReport[] {
  return locales.flatMap((locale) => {
    run.setLanguages({ main: locale })
    const report = reportOfRun({ run, context: {}, characters: 'unicode', today: TODAY })
    // A cell without words in a language writes Korean ones.
    if (locale !== 'ko' && report.sentences.some(({ text }) => /\p{Script=Hangul}/u.test(text))) return []
    return [{ source, name, locale, report: isTold ? toldIn(report, locale) : report }]
  })
}

const inFittingContext = (one: CorrectReport): CorrectReport => ({
  ...one,
  report: { ...one.report, context: fittingContext(one.report) },
})

/**
 * Returns the same words as if a person had typed them: without values, so that every rule about words
 * applies.
 */
export const typedReport = ({ report, ...rest }: CorrectReport): CorrectReport => ({
  ...rest,
  report: {
    ...report,
    findings: [],
    regions: [],
    sentences: report.sentences.map(({ made, runId, ...sentence }) => ({ ...sentence, author: 'typed' })),
  },
})
