// npm run bench -- <name> [arguments of the benchmark]
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { inRepository } from '../build/repository.mjs'
import { script } from './binary.mjs'
import { runStep } from './runStep.mjs'

const [name, ...args] = process.argv.slice(2)
const known = existsSync(inRepository('bench'))
  ? readdirSync(inRepository('bench')).filter((folder) => existsSync(inRepository('bench', folder, 'run.ts')))
  : []

if (!name || !known.includes(name)) {
  console.log(known.length > 0 ? `npm run bench -- ${known.join(' | ')}` : 'There are no benchmarks yet.')
  process.exit(name ? 1 : 0)
}

await ensureBuilt()
mkdirSync(inRepository('bench', 'results'), { recursive: true })
const results = inRepository('bench', 'results', `${name}.json`)
const command = [...script('bench', name, 'run.ts'), ...args]
const { exitCode } = await runStep({ name, command, env: { BENCH_RESULTS: results } }, { quiet: false })
if (exitCode === 0 && existsSync(results)) console.log(`Written to bench/results/${name}.json`)
process.exit(exitCode)
