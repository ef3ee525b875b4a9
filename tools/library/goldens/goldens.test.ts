import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkModule } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { lineDiff } from './lineDiff.ts'
import { readNeutralFile } from './readNeutralFile.ts'
import { runGoldens, runLogicCases } from './runGoldens.ts'

const OWN = fileURLToPath(new URL('../../../packages/library/src/synoptic/fixtures/', import.meta.url))
/** Clinical content next to the repository, which not everybody has. */
const SHARED = fileURLToPath(new URL('../../../../shared/clinical/synoptic/', import.meta.url))
const { modules } = readLibrary()

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()

function wrongIn(file: string): string[] {
  const read = readNeutralFile(file, modules)
  if (!read.ok) return [...read.problems]
  const errors = read.report.modules.flatMap(({ definition }) =>
    checkModule(definition, { proofs: false }).filter(({ level }) => level === 'error'),
  )
  return [
    ...errors.map(({ code, path, params }) => `${path.join('.')}: ${code} ${JSON.stringify(params)}`),
    ...runGoldens(read.report)
      .filter(({ isSame }) => !isSame)
      .map(({ id, language, expected, actual }) =>
        [id, language, ...lineDiff(expected.trimEnd(), actual)].join('\n'),
      ),
    ...runLogicCases(read.report).flatMap(({ id, differences }) =>
      differences.map((line) => `${id}: ${line}`),
    ),
  ]
}

describe('golden reports', () => {
  it.each(filesIn(OWN))('of %s come out letter by letter', (file) => {
    expect(wrongIn(OWN + file)).toEqual([])
  })

  const shared = existsSync(SHARED) ? filesIn(SHARED) : []
  if (shared.length === 0) console.warn(`left out: there is no clinical content at ${SHARED}`)
  it.skipIf(shared.length === 0).each(shared)('of %s come out letter by letter', (file) => {
    expect(wrongIn(SHARED + file)).toEqual([])
  })

  it('that differ are shown line by line', () => {
    expect(lineDiff('a\nb\nc', 'a\nx\nc\nd')).toEqual(['  a', '- b', '+ x', '  c', '+ d'])
  })
})
