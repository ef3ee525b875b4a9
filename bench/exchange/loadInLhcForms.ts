import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import type { Json } from './Filling.ts'

const LHC = fileURLToPath(new URL('../engine/peers/node_modules/lforms/dist/lforms/', import.meta.url))
const SCRIPTS = [
  'webcomponent/assets/lib/zone.min.js',
  'webcomponent/lhc-forms.js',
  'fhir/R4/lformsFHIR.min.js',
]
const ADDRESS = 'http://lhc-forms.test/'

/** What LHC-Forms' makers say of it; the page has it, this program doesn't. */
interface LhcForms {
  Util: {
    convertFHIRQuestionnaireToLForms(questionnaire: Json, version: 'R4'): unknown
    addFormToPage(form: unknown, id: string): Promise<void>
    getFormFHIRData(type: 'Questionnaire', version: 'R4', id: string): Json
  }
}

/**
 * Opens each Questionnaire with LHC-Forms as its makers built it, in a browser, and names what went wrong: an error, or a question
 * that LHC-Forms doesn't have afterwards.
 */
export async function loadInLhcForms(questionnaires: ReadonlyMap<string, Json>): Promise<string[]> {
  const { executablePath, env, args } = findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const problems: string[] = []
  try {
    const page = await browser.newPage()
    const scripts = await Promise.all(SCRIPTS.map((path) => readFile(`${LHC}${path}`, 'utf8')))
    await page.route(`${ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="opened"></div>' }),
    )
    // What runs this file marks functions by their names, also those that are handed to the page.
    await page.addInitScript('globalThis.__name = (given) => given')
    for (const [name, questionnaire] of questionnaires) {
      await page.goto(ADDRESS)
      for (const content of scripts) await page.addScriptTag({ content })
      const loaded = await page.evaluate(load, questionnaire)
      if ('problem' in loaded) problems.push(`${name}: ${loaded.problem}`)
      else
        for (const id of linkIdsOf(questionnaire))
          if (!loaded.linkIds.includes(id)) problems.push(`${name}: LHC-Forms has no ${id}`)
    }
  } finally {
    await browser.close()
  }
  return problems
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
    // It is added by an id and found by a selector.
    return { linkIds: idsIn(Util.getFormFHIRData('Questionnaire', 'R4', '#opened')) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : JSON.stringify(error) }
  }
}

function linkIdsOf(item: Json): string[] {
  const own = typeof item['linkId'] === 'string' ? [item['linkId']] : []
  return [...own, ...((item['item'] as Json[] | undefined) ?? []).flatMap(linkIdsOf)]
}
