import { readFileSync } from 'node:fs'
import { isLocale } from '@pandok/domain'
import { playExam } from './playExam.ts'
import { readExam } from './readExam.ts'

/** Says how many examples of files come out, and what differs in the first ones that don't (`SHOW` of them). */
const most = Number(process.env['SHOW'] ?? 3)
let shown = 0
for (const path of process.argv.slice(2)) {
  const file = readExam(readFileSync(path, 'utf8'))
  const results = file.goldens.flatMap((golden) =>
    Object.entries(golden.expect).map(([as, expected]) => {
      const form = isLocale(as) ? undefined : file.second_output
      const got = written(() =>
        playExam(file, golden, isLocale(as) ? as : (form?.languages[0] ?? 'ko'), form?.id),
      )
      const isGood = got.trim() === expected.trim()
      if (!isGood && shown++ < most) show(`${file.id} ${golden.id} ${as}`, expected, got)
      return isGood
    }),
  )
  console.log(file.id, results.filter(Boolean).length, '/', results.length)
}

function written(play: () => string): string {
  try {
    return play()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function show(title: string, expected: string, got: string): void {
  const [wanted, said] = [expected.trim().split('\n'), got.trim().split('\n')]
  console.log(`--- ${title}`)
  for (const line of wanted) if (!said.includes(line)) console.log(`  - ${line}`)
  for (const line of said) if (!wanted.includes(line)) console.log(`  + ${line}`)
}
