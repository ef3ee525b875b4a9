import { createPlateRun } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { describe, expect, it, vi } from 'vitest'
import { createWhyStore } from '../why/createWhyStore.ts'
import type { FocusedPlace } from './focusedPlace.ts'
import { commandStateOf, type RunCommandParts, runCommands } from './runCommands.ts'

const cell = (id: string, position: number, words: string): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { en: words } }],
})
const CELLS = [cell('nodule', 0, 'A nodule of {size} mm.'), cell('effusion', 1, 'No effusion.')]
const PLATE = {
  id: 'p',
  name: 'Chest',
  cells: CELLS,
  keyMap: {},
  autoFill: [],
  canEdit: false,
} as const
const SOMEWHERE: FocusedPlace = { pane: 'board', entryId: undefined, section: undefined }

function started() {
  let ids = 0
  const run = createPlateRun({
    plate: PLATE,
    modules: [],
    locale: 'en',
    today: () => '2026-11-15',
    newId: () => `id${++ids}`,
  })
  const moves = {
    toBoard: vi.fn(),
    toForm: vi.fn(),
    toReport: vi.fn(),
    toEntry: vi.fn(),
    leave: vi.fn(),
    runCell: vi.fn(),
    another: vi.fn(),
    reopen: vi.fn(),
  }
  const report = {
    copyAll: vi.fn(),
    copySection: vi.fn(),
    clear: vi.fn(),
    words: () => '',
    open: vi.fn(),
    print: vi.fn(),
    openPoints: () => [],
    toggleTitles: vi.fn(),
    hasTitles: false,
    setOnRun: vi.fn(),
    onRun: 'off' as const,
    setLocale: vi.fn(),
    setLanguages: vi.fn(),
  }
  const alarm = { key: 'a', rule: 'R101', level: 'warn', places: [], repair: { kind: 'go', to: {} } }
  const alarms = { repair: vi.fn(), dismiss: vi.fn(), show: vi.fn() }
  const why = createWhyStore()
  let place = SOMEWHERE
  const commands = (more: Partial<RunCommandParts> = {}) =>
    runCommands({
      run,
      plate: PLATE,
      moves,
      why,
      report,
      alarms,
      locale: 'en',
      hasAlarm: false,
      cell: CELLS[1],
      printImages: undefined,
      check: { next: () => alarm, current: () => alarm } as unknown as RunCommandParts['check'],
      priors: { read: () => ({ reports: [], examDate: '' }) } as unknown as RunCommandParts['priors'],
      entries: new Map(),
      now: commandStateOf(run.read()),
      place: () => place,
      press: vi.fn(),
      write: vi.fn(),
      edit: vi.fn(),
      showPalette: vi.fn(),
      showHelp: vi.fn(),
      ...more,
    })
  const focus = (next: Partial<FocusedPlace>) => {
    place = { ...SOMEWHERE, ...next }
  }
  return { run, moves, report, alarms, alarm, why, commands, focus }
}

const usable = (commands: ReturnType<typeof runCommands>) =>
  new Set(Object.entries(commands).flatMap(([id, act]) => (act ? [id] : [])))

describe('commands of a workspace', () => {
  it('leave out what does not apply to an empty report', () => {
    const { commands } = started()
    const ids = usable(commands())
    for (const id of ['run.write', 'history.undo', 'report.copySection', 'report.why', 'report.clear'])
      expect(ids).not.toContain(id)
    for (const id of ['report.nextAlarm', 'report.confirmAll', 'report.sameLesion', 'plate.edit'])
      expect(ids).not.toContain(id)
    expect(ids).toContain('report.copy')
  })

  it('print the report alone, or with the images beside it, written or not', () => {
    const { run, report, commands } = started()
    const printImages = vi.fn()
    commands({ printImages })['report.print']?.()
    expect(printImages).toHaveBeenCalledOnce()
    expect(commands()['report.print']).toBeUndefined()
    run.run('effusion')
    commands()['report.print']?.()
    expect(report.print).toHaveBeenCalledOnce()
  })

  it('become available with a sentence, an alarm or a permission', () => {
    const { run, commands } = started()
    run.run('effusion')
    const ids = usable(commands({ hasAlarm: true, plate: { ...PLATE, canEdit: true } }))
    for (const id of ['history.undo', 'report.copySection', 'report.why', 'report.clear', 'report.repair'])
      expect(ids).toContain(id)
    expect(ids).toContain('plate.edit')
  })

  it('copy the section with the focus, otherwise the first', () => {
    const { run, report, commands, focus } = started()
    run.run('effusion')
    commands()['report.copySection']?.()
    focus({ section: 'impression' })
    commands()['report.copySection']?.()
    expect(report.copySection.mock.calls).toEqual([['findings'], ['impression']])
  })

  it('leave the form, or move from the report to the board', () => {
    const { run, moves, commands, focus } = started()
    run.run('nodule')
    commands()['run.leave']?.()
    expect([moves.leave.mock.calls.length, moves.toBoard.mock.calls.length]).toEqual([1, 0])
    focus({ pane: 'report' })
    commands()['run.leave']?.()
    expect([moves.leave.mock.calls.length, moves.toBoard.mock.calls.length]).toEqual([1, 1])
  })

  it('cycle through the panes, without a form that is not open', () => {
    const { run, moves, commands, focus } = started()
    commands()['view.nextPane']?.()
    expect(moves.toReport).toHaveBeenCalledTimes(1)
    run.run('nodule')
    commands()['view.nextPane']?.()
    expect(moves.toForm).toHaveBeenCalledTimes(1)
    focus({ pane: 'form' })
    commands()['view.nextPane']?.()
    expect(moves.toReport).toHaveBeenCalledTimes(2)
    focus({ pane: 'report' })
    commands()['view.nextPane']?.()
    expect(moves.toBoard).toHaveBeenCalledTimes(1)
  })

  it('explain the sentence with the focus, otherwise that of the board’s focused cell', () => {
    const { run, why, commands, focus } = started()
    run.run('effusion')
    commands()['report.why']?.()
    expect(why.read()).toBe(run.read().entries[0]?.id)
    focus({ entryId: 'another' })
    commands()['report.why']?.()
    expect(why.read()).toBe('another')
    commands()['report.why']?.()
    expect(why.read()).toBeUndefined()
  })

  it('settle the alarm that was visited last', () => {
    const { alarms, alarm, commands } = started()
    const now = commands({ hasAlarm: true })
    now['report.nextAlarm']?.()
    now['report.repair']?.()
    now['report.dismiss']?.()
    for (const act of [alarms.show, alarms.repair, alarms.dismiss]) expect(act).toHaveBeenCalledWith(alarm)
  })
})
