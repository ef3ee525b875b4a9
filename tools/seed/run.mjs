// npm run seed -- --scale 10k | 100k | 1m [--into-used] fills DATABASE_URL, or the database in DATA_DIR, with
// fictitious people.
import { spawnSync } from 'node:child_process'
import { repositoryRoot } from '../build/repository.mjs'
import { script } from '../run/binary.mjs'

const [node = '', ...args] = script('apps', 'server', 'src', 'testkit', 'seed', 'seed.program.ts')
const { status } = spawnSync(node, [...args, ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
})
process.exit(status ?? 1)
