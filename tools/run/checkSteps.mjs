import { binary, script } from './binary.mjs'
import { runSteps } from './runStep.mjs'
import { runBriefly } from './shortLived.mjs'

/** @typedef {import('./runStep.mjs').Step} Step */

// The linter alone uses both processors of a small machine, so more than two steps at once would only wait.
const AT_ONCE = 2
// By default the compiler divides a program among four checkers, each of which computes again the types that
// it shares with the others: twice the work, which isn't done sooner if another step runs at the same time.
const ONE_CHECKER = ['--checkers', '1']

// The compiler ends before its memory runs short, and collecting garbage would be a fifth of its work. Above
// the limit it collects.
const COLLECT_LATE = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** @returns {[string, ...string[]]} */
const ownTool = (/** @type {string[]} */ ...path) => runBriefly(script(...path))

/** @returns {Step[]} longest first, so that none is left running alone at the end */
function checkSteps() {
  const types = (/** @type {string} */ name, /** @type {string} */ project) => ({
    name: `types ${name}`,
    command: [...binary('typescript', 'tsc'), '-p', project, ...ONE_CHECKER],
    env: COLLECT_LATE,
  })
  return [
    { name: 'format, lint', command: [...binary('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'] },
    { name: 'dead code', command: [...runBriefly(binary('knip')), '--no-progress', '--no-config-hints'] },
    types('web', 'apps/web'),
    types('server', 'apps/server'),
    types('tools', 'tools'),
    types('viewer', 'packages/viewer'),
    types('desktop', 'apps/desktop'),
    types('gateway sandbox', 'apps/gateway-sandbox'),
    { name: 'words', command: ownTool('tools', 'i18n', 'cli.ts'), env: COLLECT_LATE },
    { name: 'boundaries', command: ownTool('tools', 'boundaries', 'cli.ts') },
    { name: 'names', command: ownTool('tools', 'names', 'cli.ts') },
    { name: 'functions', command: ownTool('tools', 'functions', 'cli.ts') },
    { name: 'specifications', command: ownTool('tools', 'spec', 'cli.ts') },
    { name: 'documents', command: ownTool('tools', 'docs', 'cli.ts') },
    { name: 'lock file', command: ownTool('tools', 'lockfile', 'cli.ts') },
    { name: 'licences', command: ownTool('tools', 'licences', 'cli.ts') },
  ]
}

export function runChecks() {
  return runSteps(checkSteps(), AT_ONCE)
}
