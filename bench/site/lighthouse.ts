import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { freePort } from '../../tools/run/freePort.mjs'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { installPeers } from '../../tools/setup/installPeers.ts'
import { PROFILE } from './measureLoad.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  /** The audits that cost points. */
  lost: string[]
}

interface Audit {
  id: string
  score: number | null
  displayValue?: string
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const PEERS = fileURLToPath(new URL('./peers', import.meta.url))

export async function loadLighthouse(): Promise<Lighthouse> {
  installPeers(PEERS, 'the site')
  const { href } = pathToFileURL(`${PEERS}/node_modules/lighthouse/core/index.js`)
  return ((await import(href)) as { default: Lighthouse }).default
}

export async function scoresOf(lighthouse: Lighthouse, urls: readonly string[]): Promise<Scores[]> {
  const port = await freePort()
  const { executablePath, env, args } = findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const scores: Scores[] = []
    for (const url of urls) scores.push(await scoreOf(lighthouse, url, Number(port)))
    return scores
  } finally {
    await browser.close()
  }
}

async function scoreOf(lighthouse: Lighthouse, url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    throttling: {
      rttMs: PROFILE.latencyMs,
      throughputKbps: PROFILE.downMbit * 1000,
      cpuSlowdownMultiplier: PROFILE.cpuSlowdown,
    },
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
  const { categories, audits } = result.lhr
  const lost = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lost,
  }
}
