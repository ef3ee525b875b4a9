import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { findBrowser } from '../../tools/setup/findBrowser.mjs'
import { median, rounded } from '../measure/statistics.ts'
import { loadLighthouse, scoresOf } from './lighthouse.ts'
import { type Load, measureLoad, PROFILE } from './measureLoad.ts'
import { type SiteRow, targetsOf } from './targetsOf.ts'

const LOADS = Number(process.env['BENCH_LOADS'] ?? 5)
const LOCALE = process.env['BENCH_LOCALE'] ?? 'ko-KR'
const PAGES = ['/', '/price', '/download', '/terms']

const load = loadavg()[0] ?? 0
const pandok = await startPandok()
const browser = await chromium.launch(findBrowser())
try {
  // The server renders a page at its first request, which after a deployment comes from the operator and not from a
  // visitor.
  for (const page of PAGES) await fetch(pandok.url + page, { headers: { 'accept-language': LOCALE } })
  const loads = new Map<string, Load[]>(PAGES.map((page) => [page, []]))
  // Pages alternate, so that a slow minute of the machine affects every page.
  for (let round = 0; round < LOADS; round += 1)
    for (const page of PAGES) loads.get(page)?.push(await measureLoad(browser, pandok.url + page, LOCALE))
  const rows = PAGES.map((page) => rowOf(page, loads.get(page) ?? []))
  await browser.close()

  const lighthouse = await loadLighthouse()
  const addresses = PAGES.map((page) => `${pandok.url}${page}?lang=${LOCALE.slice(0, 2)}`)
  const scores = (await scoresOf(lighthouse, addresses)).map((of, index) => ({
    page: PAGES[index] ?? '',
    ...of,
  }))

  console.log(
    `\n${LOCALE}, processor ${PROFILE.cpuSlowdown} times slower, ${PROFILE.downMbit} Mbit/s, ${PROFILE.latencyMs} ms; medians of ${LOADS} first visits`,
  )
  console.table(rows)
  console.table(scores.map(({ lost: _, ...of }) => of))
  console.log(
    `${availableParallelism()} cores, load before ${load.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`,
  )
  const targets = targetsOf(rows, scores)
  for (const { target, measured, isMet } of targets)
    console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}: ${measured}`)
  const results = process.env['BENCH_RESULTS']
  if (results) {
    const written = {
      loads: LOADS,
      locale: LOCALE,
      profile: PROFILE,
      load,
      rows,
      scores,
      targets,
      all: [...loads],
    }
    await writeFile(results, `${JSON.stringify(written, null, 2)}\n`)
  }
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  await browser.close()
  await pandok.dispose()
}

function rowOf(page: string, loads: readonly Load[]): SiteRow {
  const of = (pick: (load: Load) => number, places = 0) => rounded(median(loads.map(pick)), places)
  const kB = (pick: (bytes: Load['bytes']) => number) => of(({ bytes }) => pick(bytes) / 1000, 1)
  return {
    page,
    firstPaintMs: of(({ firstPaintMs }) => firstPaintMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls, 4),
    scriptKB: kB(({ script }) => script),
    styleKB: kB(({ style }) => style),
    fontKB: kB(({ font }) => font),
    imageKB: kB(({ image }) => image),
    allKB: kB((bytes) => Object.values(bytes).reduce((sum, size) => sum + size, 0)),
  }
}
