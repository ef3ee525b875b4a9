// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileModule, openSession, readDefinition } from './index.ts'

function runExample(): string | null | undefined {
  // example
  const read = readDefinition({
    inputs: [{ id: 'size', kind: 'number', unit: 'mm', label: { ko: '크기', en: 'Size' }, min: 0 }],
    computed: [{ id: 'is_large', kind: 'bool', expr: 'size >= 10' }],
    outputs: [
      {
        id: 'finding',
        section: 'findings',
        body: {
          ko: [
            '결절은 ',
            { v: 'size' },
            { josa: '으로/로' },
            ' 측정됨',
            { when: 'is_large', then: ['; 추적 검사를 권함'] },
            '.',
          ],
          en: ['The nodule measures ', { v: 'size' }, '.'],
        },
      },
    ],
  })
  if (!read.ok) throw new Error(read.findings.map(({ code, path }) => `${code} at ${path.join('.')}`).join())

  const session = openSession(compileModule(read.definition), { today: '2026-05-10' })
  session.set({ id: 'size' }, '12')
  return session.output('finding', 'ko')?.text // '결절은 12 mm로 측정됨; 추적 검사를 권함.'
  // end of example
}

it('the example of the README runs, and is what the README shows', () => {
  expect(runExample()).toBe('결절은 12 mm로 측정됨; 추적 검사를 권함.')
  const own = readFileSync(new URL('readme.test.ts', import.meta.url), 'utf8')
  const code = /^ {2}\/\/ example\n([\s\S]*?)^ {2}\/\/ end of example$/mu.exec(own)?.[1] ?? ''
  const shown = code.replace(/^ {2}/gmu, '').replace('return session', 'session').trimEnd()
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(
    `\`\`\`ts\n${shown}\n\`\`\``,
  )
})
