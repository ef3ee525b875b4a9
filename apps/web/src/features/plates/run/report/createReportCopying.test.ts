import { createPlateRun } from '@pandok/board'
import { describe, expect, it } from 'vitest'
import type { CopyOutcome } from './copyReport.ts'
import { type CopyAllowance, createReportCopying } from './createReportCopying.ts'
import { ownCopy } from './ownCopy.ts'
import type { CopyTarget } from './reportPart.ts'

const done = (words: string, remarks: readonly string[] = []): CopyOutcome => ({
  ...{ kind: 'copied', words, remarks, count: remarks.length, canRestore: true },
})

function started(...outcomes: CopyOutcome[]) {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [], autoFill: [] },
    ...{ modules: [], locale: 'en', today: () => '2026-11-15', newId: () => `id${++ids}` },
  })
  run.addText('findings', 'No nodule.')
  const asked: { target: CopyTarget; allowed: CopyAllowance }[] = []
  const told: string[] = []
  const takenBack: number[] = []
  const finished: string[] = []
  const copying = createReportCopying({
    report: run.read,
    async copyReport(_, target, allowed) {
      asked.push({ target, allowed })
      const outcome = outcomes.shift()
      if (!outcome) throw new Error('Copied once more than expected.')
      return outcome
    },
    tell: ({ kind }) => told.push(kind),
    takeBack: (id) => takenBack.push(id),
    onFinished: (words) => finished.push(words),
  })
  return { run, copying, asked, told, takenBack, finished }
}

describe('copying a report', () => {
  it('puts it in safety until it changes', async () => {
    const { run, copying, told, finished } = started(done('No nodule.'))
    expect(copying.wasCopied(run.read().entries)).toBe(false)
    await copying.copy('all')
    expect(copying.wasCopied(run.read().entries)).toBe(true)
    expect([told, finished, ownCopy.is('No nodule.')]).toEqual([['copied'], ['No nodule.'], true])
    run.addText('findings', 'No effusion.')
    expect(copying.wasCopied(run.read().entries)).toBe(false)
  })

  it('leaves a report that changed meanwhile at risk', async () => {
    const { run, copying } = started(done('No nodule.'))
    const copy = copying.copy('all')
    run.addText('findings', 'No effusion.')
    await copy
    expect(copying.wasCopied(run.read().entries)).toBe(false)
  })

  it('finishes nothing by one section', async () => {
    const { run, copying, finished } = started(done('No nodule.'))
    await copying.copy({ section: 'findings' })
    expect([finished, copying.wasCopied(run.read().entries)]).toEqual([[], false])
  })

  it('keeps lost characters allowed when the check stops it after them, and forgets that with the next copy', async () => {
    const { copying, asked, told } = started(
      { kind: 'lossy', lost: ['≥'] },
      { kind: 'stopped', blocks: ['side'] },
      done('x'),
      done('x'),
    )
    await copying.copy('all')
    expect(copying.read().dialog).toBe('preview')
    await copying.copySeen()
    expect(copying.read()).toMatchObject({ dialog: 'stop', stopped: 'all' })
    await copying.copyDoubted()
    await copying.copy('all')
    expect(asked.map(({ allowed }) => allowed)).toEqual([
      {},
      { mayLose: true },
      { mayLose: true, mayDoubt: true },
      {},
    ])
    expect(told).toEqual(['copied', 'copied'])
  })

  it('copies the part that was stopped, not the whole', async () => {
    const { copying, asked } = started({ kind: 'stopped', blocks: ['side'] }, done('x'))
    await copying.copy({ section: 'impression' })
    await copying.copyDoubted()
    expect(asked.at(-1)).toEqual({ target: { section: 'impression' }, allowed: { mayDoubt: true } })
  })
})

describe('a report that copies itself', () => {
  it('is silent where there is nothing to say, and marks what it has copied', async () => {
    const { run, copying, told } = started({ kind: 'empty' }, done('x'))
    await copying.copyByItself('all')
    expect(copying.read().mark).toBeUndefined()
    await copying.copyByItself('all')
    expect(copying.read().mark).toEqual({ entries: run.read().entries, remarks: 0, canRestore: true })
    expect(told).toEqual([])
  })

  it('says a thing once, and takes it back when something else is true', async () => {
    const { copying, told, takenBack } = started(
      done('x', ['one is unconfirmed']),
      done('x y', ['one is unconfirmed']),
      { kind: 'stopped', blocks: ['side'] },
      done('x y z'),
    )
    for (let times = 0; times < 4; times++) await copying.copyByItself('all')
    expect(told).toEqual(['copied', 'stopped'])
    expect(takenBack).toEqual([1, 2])
    expect(copying.read().mark?.remarks).toBe(0)
  })
})
