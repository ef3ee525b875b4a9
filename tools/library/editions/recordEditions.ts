import { existsSync, writeFileSync } from 'node:fs'
import { readLibrary } from '../readLibrary.ts'
import { editionsOf } from './editionProblems.ts'
import { EDITIONS_FILE, recordedEditions } from './recordedEditions.ts'

/**
 * `npm run library:editions` records the content of each new edition. A change without a new edition is
 * refused.
 */
const now = editionsOf(readLibrary())
const before = existsSync(EDITIONS_FILE) ? recordedEditions() : {}
const silent = Object.entries(now).filter(([name, { edition, content }]) => {
  const known = before[name]
  return known && known.edition >= edition && known.content !== content
})
for (const [name, { edition }] of silent)
  console.error(
    `${name}: changed since edition ${edition} was recorded; raise the edition and say what changed`,
  )
if (silent.length === 0) {
  const lines = Object.entries(now)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { edition, content }]) => `${name}: {edition: ${edition}, content: '${content}'}`)
  const head = [
    '# What each edition of an entry consists of. An entry that differs from its line needs a new edition: members are told of',
    '# editions. `npm run library:editions` writes this file, `npm run library:check` compares it.',
  ]
  writeFileSync(EDITIONS_FILE, `${[...head, ...lines].join('\n')}\n`)
  console.info(`${lines.length} editions recorded`)
}
process.exitCode = silent.length === 0 ? 0 : 1
