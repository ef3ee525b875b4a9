import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { median, percentile, rounded } from '../measure/statistics.ts'
import { peerVersion } from './installPeers.ts'
import { type Load, measurePage } from './measurePage.ts'
import { type PageName, servePages } from './servePages.ts'

export interface FormResult {
  engine: string
  interactiveMs: number
  mountMs: number
  editP50Ms: number
  editP95Ms: number
  laidOutP50Ms: number
  laidOutP95Ms: number
  nodes: number
  heapMB: number
}

/** An edit in LHC-Forms takes so long that fewer are sufficient. */
const EDITS: Readonly<Record<PageName, number>> = { ours: 100, rjsf: 100, surveyJs: 100, lhcForms: 20 }

const nameOf: Readonly<Record<PageName, () => string>> = {
  ours: () => 'Pandok',
  lhcForms: () => `LHC-Forms ${peerVersion('lforms')}`,
  surveyJs: () => `SurveyJS ${peerVersion('survey-core')}`,
  rjsf: () => `RJSF ${peerVersion('@rjsf/core')}, values by hand`,
}

const ORDER: readonly PageName[] = ['ours', 'rjsf', 'surveyJs', 'lhcForms']

/**
 * The pages alternate in one browser, so that a slow minute of the machine affects all of them; without peers, only
 * our page runs.
 */
export async function measureForms(loads: number, hasPeers: boolean): Promise<FormResult[]> {
  const order = hasPeers ? ORDER : ORDER.slice(0, 1)
  const pages = await servePages(order)
  const { executablePath, env, args } = findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const measured = new Map<PageName, Load[]>(order.map((name) => [name, []]))
  try {
    for (let round = 0; round < loads; round += 1)
      for (const name of order)
        measured.get(name)?.push(await measurePage(browser, pages.urlOf(name), EDITS[name]))
  } finally {
    await browser.close()
    await pages.stop()
  }
  return order.map((name) => summary(nameOf[name](), measured.get(name) ?? []))
}

/** Percentiles are computed per load; the median of the loads is reported. */
function summary(engine: string, loads: readonly Load[]): FormResult {
  const of = (pick: (load: Load) => number, places = 2) => rounded(median(loads.map(pick)), places)
  return {
    engine,
    interactiveMs: of(({ interactiveMs }) => interactiveMs, 0),
    mountMs: of(({ mountMs }) => mountMs, 0),
    editP50Ms: of(({ shown }) => percentile(shown, 50)),
    editP95Ms: of(({ shown }) => percentile(shown, 95)),
    laidOutP50Ms: of(({ laidOut }) => percentile(laidOut, 50)),
    laidOutP95Ms: of(({ laidOut }) => percentile(laidOut, 95)),
    nodes: of(({ nodes }) => nodes, 0),
    heapMB: of(({ heapBytes }) => heapBytes / 1e6, 1),
  }
}
