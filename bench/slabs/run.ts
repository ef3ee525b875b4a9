import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { measureSlabs } from '@pandok/viewer/slabs/testkit'
import { rounded } from '../measure/statistics.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const THICKNESS_MM = 10
const LIMIT_MS = 50

const load = rounded(loadavg()[0] ?? 0)
const slabs = await measureSlabs(THICKNESS_MM, ROUNDS)
const rows = slabs.map(({ plain, mean, max, min, filling, ...slab }) => ({
  ...slab,
  plain: rounded(plain),
  mean: rounded(mean),
  max: rounded(max),
  min: rounded(min),
  filling: rounded(filling),
}))
console.table(rows)
const isMet = rows.every(({ mean, max, min }) => Math.max(mean, max, min) < LIMIT_MS)
console.log(
  `Load ${load}. ${isMet ? 'Met' : 'Not met'}: ${LIMIT_MS} ms for a slab of ${THICKNESS_MM} mm on one core.`,
)
const results = process.env['BENCH_RESULTS']
if (results) await writeFile(results, `${JSON.stringify({ load, rows, isMet }, null, 2)}\n`)
