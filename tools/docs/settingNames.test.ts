import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { offeredSettings, settingNames, tabledSettings } from './settingNames.ts'

const read = (...path: string[]) => readFileSync(inRepository(...path), 'utf8')
const known = () => settingNames(read('apps', 'server', 'src', 'config', 'environment.ts'))

describe('the settings', () => {
  it('are all in the table of docs/operating.md, each once, and nothing else is', () => {
    const tabled = tabledSettings(read('docs', 'operating.md'))
    expect(known().length).toBeGreaterThan(40)
    expect(tabled.toSorted()).toEqual(known().toSorted())
  })

  it('are the only ones that the file for compose offers, beside those of compose itself', () => {
    const compose = ['POSTGRES_PASSWORD', 'PANDOK_PORTS']
    const offered = offeredSettings(read('deploy', 'pandok.env.example'))
    expect(offered).toContain('JWT_SECRET')
    expect(offered.filter((name) => ![...known(), ...compose].includes(name))).toEqual([])
    for (const name of compose) expect(read('compose.yaml')).toContain(`\${${name}`)
  })
})

describe('settingNames', () => {
  it('reads a schema, whatever its values go on over, and refuses a file without one', () => {
    const source = `export const environment = z.object({\n  PORT: port.default(3000),\n  PHONE: text('x', (value) =>\n    /A:/.test(value),\n  ),\n})\n`
    expect(settingNames(source)).toEqual(['PORT', 'PHONE'])
    expect(() => settingNames('export const other = 1')).toThrow('environment')
  })

  it('reads the first column of tables of variables alone', () => {
    const table = (head: string) =>
      `| ${head} | default | meaning |\n|---|---|---|\n| \`PORT\`, \`HOST\` | – | as \`HOME\` |`
    expect(tabledSettings(`# A\n\n${table('variable')}\n\n${table('label')}\n`)).toEqual(['PORT', 'HOST'])
  })

  it('reads what is set and what is commented out', () => {
    expect(offeredSettings('# Words = no setting\nPORT=1\n#HOST=\n')).toEqual(['PORT', 'HOST'])
  })
})
