import { readFileSync } from 'node:fs'
import type { Cell } from '@pandok/domain'
import { expect, it } from 'vitest'
import { createPlateRun, reportText } from './index.ts'

function runExample(): string {
  // example
  const text = { ko: '간은 정상임.', en: 'The liver is normal.' }
  const liver: Cell = {
    id: 'liver',
    position: 0,
    name: '간',
    title: '간',
    outputs: [{ id: 'normal', kind: 'phrase', section: 'findings', text }],
  }
  const run = createPlateRun({
    plate: { cells: [liver], autoFill: [] },
    modules: [],
    locale: 'ko',
    today: () => '2026-05-10',
    newId: () => 'run-1',
  })
  run.run('liver')
  const { entries } = run.read()
  return reportText(entries, { sectionName: () => '소견', titles: false, languages: { main: 'ko' } }) // '소견\n간은 정상임.'
  // end of example
}

it('the example of the README runs, and is what the README shows', () => {
  expect(runExample()).toBe('소견\n간은 정상임.')
  const own = readFileSync(new URL('readme.test.ts', import.meta.url), 'utf8')
  const code = /^ {2}\/\/ example\n([\s\S]*?)^ {2}\/\/ end of example$/mu.exec(own)?.[1] ?? ''
  const shown = code.replace(/^ {2}/gmu, '').replace('return reportText', 'reportText').trimEnd()
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
    `\`\`\`ts\n${shown}\n\`\`\``,
  )
})
