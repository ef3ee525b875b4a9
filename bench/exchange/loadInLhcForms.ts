import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { type Json, valuesIn } from './Filling.ts'
import { isSameValue } from './isSameValue.ts'

const LHC = fileURLToPath(new URL('../engine/peers/node_modules/lforms/dist/lforms/', import.meta.url))
const SCRIPTS = [
  'webcomponent/assets/lib/zone.min.js',
  'webcomponent/lhc-forms.js',
  'fhir/R4/lformsFHIR.min.js',
]
const ADDRESS = 'http://lhc-forms.test/'

/** The part of LHC-Forms' interface that is used; it exists in the page only. */
interface LhcForms {
  Util: {
    convertFHIRQuestionnaireToLForms(questionnaire: Json, version: 'R4'): unknown
    addFormToPage(form: unknown, id: string, options?: Json): Promise<void>
    getFormFHIRData(
      type: 'Questionnaire' | 'QuestionnaireResponse',
      version: 'R4',
      form: string | LhcForm,
    ): Json
  }
  FHIR: { R4: { SDC: { mergeQuestionnaireResponseToLForms(form: unknown, response: Json): unknown } } }
  LFormsData: new (form: unknown) => LhcForm
}

/** A form that isn't rendered. */
interface LhcForm {
  loadFHIRResources(isPrepopulated: boolean): Promise<void>
  _expressionProcessor: { runCalculations(hasInitial: boolean): Promise<void> }
  _checkFormControls(): void
}

export interface SavedTest {
  name: string
  /** The answers of the test, as a QuestionnaireResponse. */
  response: Json
  /** The engine's values, one per row of a group. */
  expected: readonly {
    id: string
    kind: string
    group: string | undefined
    values: readonly unknown[]
  }[]
}

export interface Written {
  file: string
  questionnaire: Json
  tests: readonly SavedTest[]
}

interface Outcome {
  tests: number
  values: number
  /** Errors, questions that LHC-Forms loses, and values that it computes differently. */
  problems: string[]
}

/**
 * Opens each Questionnaire with the published build of LHC-Forms in a browser, and fills it in according to its saved
 * tests.
 */
export async function loadInLhcForms(written: readonly Written[]): Promise<Outcome> {
  const { executablePath, env, args } = findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const outcome: Outcome = { tests: 0, values: 0, problems: [] }
  try {
    const page = await browser.newPage()
    const scripts = await Promise.all(SCRIPTS.map((path) => readFile(`${LHC}${path}`, 'utf8')))
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="opened"></div>' }),
    )
    // The compiler of this file marks functions with their names by a helper, also those that run in the page.
    await page.addInitScript('globalThis.__name = (given) => given')
    for (const each of written) {
      const since = performance.now()
      await page.goto(ADDRESS)
      for (const content of scripts) await page.addScriptTag({ content })
      await openIn(page, each, outcome)
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      console.log(`LHC-Forms: ${each.file} ${seconds} s, ${outcome.problems.length} problems so far`)
    }
  } finally {
    await browser.close()
  }
  return outcome
}

async function openIn(page: Page, { file, questionnaire, tests }: Written, outcome: Outcome): Promise<void> {
  const loaded = await page.evaluate(load, questionnaire)
  if ('problem' in loaded) outcome.problems.push(`${file}: ${loaded.problem}`)
  else
    for (const id of linkIdsOf(questionnaire))
      if (!loaded.linkIds.includes(id)) outcome.problems.push(`${file}: LHC-Forms has no ${id}`)
  for (const [at, { name, response, expected }] of tests.entries()) {
    // The first response is filled in on the screen; the others are computed by the same program without rendering.
    const filled = await page.evaluate(at === 0 ? fill : workOut, { questionnaire, response })
    outcome.tests += 1
    if ('problem' in filled) {
      outcome.problems.push(`${file} «${name}»: ${filled.problem}`)
      continue
    }
    for (const { id, kind, group, values } of expected) {
      const found = valuesIn(filled.response, id, group)
      for (const [at, value] of values.entries()) {
        outcome.values += 1
        // An answer in FHIR is never an empty text, so an empty value is no answer there.
        if (!isSameValue(kind, value === '' ? undefined : value, found[at]))
          outcome.problems.push(
            `${file} «${name}» ${id}: engine ${String(value)}, LHC-Forms ${String(found[at])}`,
          )
      }
    }
  }
}

/** Runs in the page. */
async function fill({
  questionnaire,
  response,
}: {
  questionnaire: Json
  response: Json
}): Promise<{ response: Json } | { problem: string }> {
  const { Util } = (window as unknown as { LForms: LhcForms }).LForms
  try {
    await Util.addFormToPage(questionnaire, 'opened', { fhirVersion: 'R4', questionnaireResponse: response })
    return { response: Util.getFormFHIRData('QuestionnaireResponse', 'R4', '#opened') }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : JSON.stringify(error) }
  }
}

/**
 * Runs in the page: does what the form's component does with its questionnaire and its response, except for
 * rendering.
 */
async function workOut({
  questionnaire,
  response,
}: {
  questionnaire: Json
  response: Json
}): Promise<{ response: Json } | { problem: string }> {
  const { Util, LFormsData, FHIR } = (window as unknown as { LForms: LhcForms }).LForms
  try {
    const asked = Util.convertFHIRQuestionnaireToLForms(questionnaire, 'R4')
    const form = new LFormsData(FHIR.R4.SDC.mergeQuestionnaireResponseToLForms(asked, response))
    await form.loadFHIRResources(false)
    await form._expressionProcessor.runCalculations(true)
    form._checkFormControls()
    return { response: Util.getFormFHIRData('QuestionnaireResponse', 'R4', form) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : JSON.stringify(error) }
  }
}

/** Runs in the page. */
async function load(questionnaire: Json): Promise<{ linkIds: string[] } | { problem: string }> {
  const { Util } = (window as unknown as { LForms: LhcForms }).LForms
  const idsIn = (item: Json): string[] => [
    String(item['linkId'] ?? ''),
    ...((item['item'] as Json[] | undefined) ?? []).flatMap(idsIn),
  ]
  try {
    await Util.addFormToPage(Util.convertFHIRQuestionnaireToLForms(questionnaire, 'R4'), 'opened')
    // A form is added by an id and found by a selector.
    return { linkIds: idsIn(Util.getFormFHIRData('Questionnaire', 'R4', '#opened')) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : JSON.stringify(error) }
  }
}

function linkIdsOf(item: Json): string[] {
  const own = typeof item['linkId'] === 'string' ? [item['linkId']] : []
  return [...own, ...((item['item'] as Json[] | undefined) ?? []).flatMap(linkIdsOf)]
}
