import { readFileSync } from 'node:fs'
import { playExam } from './playExam.ts'
import { readExam } from './readExam.ts'

let good = 0,
  all = 0
const show = Number(process.env['SHOW'] ?? 3)
let shown = 0
for (const path of process.argv.slice(2)) {
  const read = readExam(readFileSync(path, 'utf8'))
  if (!read.success) {
    console.log(path, read.error.issues.slice(0, 5))
    continue
  }
  let ok = 0,
    n = 0
  for (const golden of read.data.goldens)
    for (const [locale, expected] of Object.entries(golden.expect)) {
      const form = ['ko', 'en', 'zh', 'ja', 'de'].includes(locale) ? undefined : read.data.second_output
      n++
      let got: string
      try {
        got = playExam(read.data, golden, (form?.languages[0] ?? locale) as 'ko', form?.id)
      } catch (error) {
        got = 'ERROR ' + (error as Error).message
      }
      if (got.trim() === expected.trim()) ok++
      else if (shown++ < show) {
        console.log(`--- ${path.split('/').at(-1)} ${golden.id} ${locale}`)
        const [a, b] = [expected.trim().split('\n'), got.trim().split('\n')]
        for (const line of a) if (!b.includes(line)) console.log('  - ' + line)
        for (const line of b) if (!a.includes(line)) console.log('  + ' + line)
        if (a.toSorted().join() === b.toSorted().join()) console.log(got)
      }
    }
  console.log(path.split('/').at(-1), ok, '/', n)
  good += ok
  all += n
}
console.log('total', good, '/', all)
