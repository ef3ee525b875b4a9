import { createPlateRun } from '@pandok/board'
import { describe, expect, it } from 'vitest'
import type { CopyOutcome } from './copyReport.ts'
import { type CopyAllowance, createReportOutput } from './createReportOutput.ts'
import { ownCopy } from './ownCopy.ts'
import type { PrintOutcome } from './printReport.ts'
import type { CopyTarget } from './reportPart.ts'

const done = (words: string, remarks: readonly string[] = []): CopyOutcome => ({
  kind: 'copied',
  words,
  remarks,
  count: remarks.length,
  canRestore: true,
})

function started(...outcomes: CopyOutcome[]) {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [], autoFill: [] },
    modules: [],
    locale: 'en',
    today: () => '2026-11-15',
    newId: () => `id${++ids}`,
  })
  run.addText('findings', 'No nodule.')
  const asked: { target: CopyTarget; allowed: CopyAllowance }[] = []
  const told: string[] = []
  const takenBack: number[] = []
  const finished: string[] = []
  const prints: PrintOutcome[] = []
  const doubted: boolean[] = []
  const output = createReportOutput({
    report: run.read,
    async copyReport(_, target, allowed) {
      asked.push({ target, allowed })
      const outcome = outcomes.shift()
      if (!outcome) throw new Error('Copied once more than expected.')
      return outcome
    },
    printReport: (_, { mayDoubt = false }) => {
      const outcome = prints.shift()
      if (!outcome) throw new Error('Printed once more than expected.')
      doubted.push(mayDoubt)
      return outcome
    },
    tellPrinted: ({ kind }) => told.push(kind),
    tell: ({ kind }) => told.push(kind),
    takeBack: (id) => takenBack.push(id),
    onFinished: (words) => finished.push(words),
  })
  return { run, output, asked, told, takenBack, finished, prints, doubted }
}

describe('copying a report', () => {
  it('marks it as copied until it changes', async () => {
    const { run, output, told, finished } = started(done('No nodule.'))
    expect(output.wasCopied(run.read().entries)).toBe(false)
    await output.copy('all')
    expect(output.wasCopied(run.read().entries)).toBe(true)
    expect([told, finished, ownCopy.is('No nodule.')]).toEqual([['copied'], ['No nodule.'], true])
    run.addText('findings', 'No effusion.')
    expect(output.wasCopied(run.read().entries)).toBe(false)
  })

  it('does not mark a report that changed in the meantime', async () => {
    const { run, output } = started(done('No nodule.'))
    const copy = output.copy('all')
    run.addText('findings', 'No effusion.')
    await copy
    expect(output.wasCopied(run.read().entries)).toBe(false)
  })

  it('does not mark the report as finished after one section', async () => {
    const { run, output, finished } = started(done('No nodule.'))
    await output.copy({ section: 'findings' })
    expect([finished, output.wasCopied(run.read().entries)]).toEqual([[], false])
  })

  it('keeps lost characters allowed when the check then stops it, and forgets that with the next copy', async () => {
    const { output, asked, told } = started(
      { kind: 'lossy', lost: ['≥'] },
      { kind: 'stopped', blocks: ['side'] },
      done('x'),
      done('x'),
    )
    await output.copy('all')
    expect(output.read().dialog).toBe('preview')
    await output.copySeen()
    expect(output.read()).toMatchObject({ dialog: 'stop', stopped: { by: 'copy', target: 'all' } })
    await output.goOn()
    await output.copy('all')
    expect(asked.map(({ allowed }) => allowed)).toEqual([
      {},
      { mayLose: true },
      { mayLose: true, mayDoubt: true },
      {},
    ])
    expect(told).toEqual(['copied', 'copied'])
  })

  it('copies the part that was stopped, not the whole', async () => {
    const { output, asked } = started({ kind: 'stopped', blocks: ['side'] }, done('x'))
    await output.copy({ section: 'impression' })
    await output.goOn()
    expect(asked.at(-1)).toEqual({ target: { section: 'impression' }, allowed: { mayDoubt: true } })
  })
})

describe('printing a report', () => {
  const ready: PrintOutcome = { kind: 'ready', words: 'No nodule.', remarks: [] }

  it('prints nothing while the check stops it, and then continues with printing, not with a copy', async () => {
    const { output, prints, doubted, asked } = started({ kind: 'stopped', blocks: ['side'] })
    const printed: string[] = []
    await output.copy('all')
    prints.push({ kind: 'stopped', blocks: ['side'] }, ready)
    output.print((words) => printed.push(words))
    expect(output.read()).toMatchObject({ dialog: 'stop', stopped: { by: 'print' } })
    expect(printed).toEqual([])
    await output.goOn()
    expect([printed, doubted, asked.length]).toEqual([['No nodule.'], [false, true], 1])
  })

  it('names what has to be settled first, and does not count as copied: printing may have failed', () => {
    const { run, output, prints, told } = started()
    prints.push({ kind: 'blocked', blocks: ['conflict'] }, ready)
    output.print(() => expect.unreachable())
    expect([told, output.read().dialog]).toEqual([['blocked'], undefined])
    output.print(() => {})
    expect(output.wasCopied(run.read().entries)).toBe(false)
  })
})

describe('copying automatically', () => {
  it('shows no message if there is nothing to report, and marks what it has copied', async () => {
    const { run, output, told } = started({ kind: 'empty' }, done('x'))
    await output.copyByItself('all')
    expect(output.read().mark).toBeUndefined()
    await output.copyByItself('all')
    expect(output.read().mark).toEqual({ entries: run.read().entries, remarks: 0, canRestore: true })
    expect(told).toEqual([])
  })

  it('shows a message once, and removes it when another one applies', async () => {
    const { output, told, takenBack } = started(
      done('x', ['one is unconfirmed']),
      done('x y', ['one is unconfirmed']),
      { kind: 'stopped', blocks: ['side'] },
      done('x y z'),
    )
    for (let times = 0; times < 4; times++) await output.copyByItself('all')
    expect(told).toEqual(['copied', 'stopped'])
    expect(takenBack).toEqual([1, 2])
    expect(output.read().mark?.remarks).toBe(0)
  })
})
