import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isLocale, LOCALES } from '@pandok/domain'
import { parseDocument, Scalar } from 'yaml'
import { playCase } from './playCase.ts'
import { caseFiles, readCases } from './readCases.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: LOCALES.join() },
    write: { type: 'boolean', default: false },
  },
})
const languages = values.languages.split(',').filter(isLocale)

for (const path of positionals.length > 0 ? positionals : caseFiles()) {
  const { plate, cases } = readCases(path)
  const document = parseDocument(readFileSync(path, 'utf8'))
  for (const [index, one] of cases.entries()) {
    const { reportIn, notices, refused } = playCase(plate, one)
    for (const locale of languages) {
      const report = reportIn(locale)
      console.log(`##### ${basename(path, '.yaml')} · ${one.id} · ${locale}`)
      for (const line of refused) console.log(`!! ${line}`)
      if (notices.length > 0) console.log(`notices: ${notices.join(' ')}`)
      console.log(`${report}\n`)
      if (!values.write) continue
      const text = new Scalar(`${report}\n`)
      text.type = Scalar.BLOCK_LITERAL
      document.setIn([index, 'expect', locale], text)
    }
    if (values.write && notices.length > 0) document.setIn([index, 'notices'], notices)
  }
  if (values.write) writeFileSync(path, document.toString({ lineWidth: 0 }))
}
