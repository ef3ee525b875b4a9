import { compileModule, openSession, readDefinition } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { moduleNames } from './moduleNames.ts'
import { ReasonParts } from './ReasonParts.tsx'

afterEach(cleanup)

it('shows the values of an earlier examination, with its date', async () => {
  await textStore.show('en', 'program')
  const read = readDefinition({
    inputs: [{ id: 'size', kind: 'number', unit: 'mm', label: { en: 'Size' } }],
    computed: [
      { id: 'delta', kind: 'number', label: { en: 'Change' }, expr: 'change(size)' },
      { id: 'least', kind: 'number', label: { en: 'Least' }, expr: 'nadir(size)' },
    ],
    outputs: [{ id: 'out', section: 'findings', body: { en: [{ v: 'delta' }, ' ', { v: 'least' }] } }],
  })
  if (!read.ok) throw new Error('no definition')
  const session = openSession(compileModule(read.definition), {
    today: '2026-09-02',
    priors: [{ date: '2026-03-02', values: { size: '7' } }],
  })
  session.set({ id: 'size' }, '9')
  render(
    <ReasonParts
      reasons={session.output('out', 'en')?.reasons ?? []}
      definition={read.definition}
      snapshot={session.snapshot()}
      names={moduleNames(read.definition, currentText())}
    />,
  )
  expect(screen.getByText('Prior exams')).toBeTruthy()
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toContain('Prior Size: 7 mm (2026-03-02)')
  expect(lines).toContain('Lowest Size: 7 mm (2026-03-02)')
})
