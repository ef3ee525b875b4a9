import { createPlateRun } from '@pandok/board'
import { readDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { concernLines } from './concernLines.ts'

/** Starts a plate of one module, whose share can't be computed if the total length is zero. */
function startShare() {
  const read = readDefinition({
    inputs: [{ id: 'total', kind: 'number', label: { ko: '전체' }, required: true }],
    computed: [{ id: 'percent', kind: 'number', label: { ko: '침범률' }, expr: '300 / total' }],
    outputs: [{ id: 'share', section: 'diagnosis', body: { ko: [{ v: 'percent' }, '%'] } }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  const cell = {
    id: 'a',
    position: 0,
    name: 'Share',
    title: 'Share',
    outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'share' }] as const,
  }
  const modules = [{ id: 'share', name: 'Share', definition: read.definition }]
  let ids = 0
  const newId = () => `id${++ids}`
  const today = () => '2026-11-17'
  return createPlateRun({ plate: { cells: [cell], autoFill: [] }, modules, locale: 'ko', today, newId })
}

it('a value that cannot be computed is named, with the form to correct', async () => {
  await textStore.show('ko')
  const run = startShare()
  run.run('a')
  run.read().open?.fillings[0]?.session.set({ id: 'total' }, '0')
  run.write()
  const runId = run.read().runs[0]?.id
  expect(concernLines(run.read(), currentText())).toEqual([
    {
      key: expect.any(String),
      kind: 'incomputable',
      level: 'block',
      words: 'Share: 입력한 값으로 계산할 수 없어 문장이 빠집니다(침범률)',
      to: { runId, place: { filling: 'share' } },
    },
  ])
})
