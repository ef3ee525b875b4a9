import { checkKey, readKey, writeKey } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { BoardMode } from '../editor/BoardEditor.ts'
import { commandFor } from './commandFor.ts'
import { COMMANDS, type Command, type CommandId, type Workspace } from './commands.ts'
import { paletteCommands } from './paletteCommands.ts'

const all = Object.entries(COMMANDS) as [CommandId, Command][]
const WORKSPACES: readonly Workspace[] = ['editor', 'run']
const MODES: readonly BoardMode[] = ['browse', 'carry', 'edit']
const keys = [...new Set(all.flatMap(([, command]) => command.keys))]

const at = (workspace: Workspace, mode: BoardMode, isTyping = false) => ({ workspace, mode, isTyping })
/** Everything that a key means somewhere, while `isTyping`. */
const meanings = (workspace: Workspace, mode: BoardMode, isTyping = false) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const id = commandFor(key, at(workspace, mode, isTyping))
      return id === undefined ? [] : [[key, id]]
    }),
  )

describe('commands', () => {
  it.each(all)('K100 have keys that no cell can have: %s', (_, command) => {
    for (const key of command.keys) {
      const read = readKey(key)
      expect(read && writeKey(read)).toBe(key)
      expect(checkKey(key).ok).toBe(false)
    }
  })

  it('K101 belong to their workspace, and a key that is none of theirs means nothing', () => {
    for (const workspace of WORKSPACES) {
      for (const mode of MODES) {
        for (const id of Object.values(meanings(workspace, mode)))
          expect(COMMANDS[id].workspaces).toContain(workspace)
      }
      for (const key of ['KeyA', 'Shift+KeyA', 'nonsense', '', 'constructor']) {
        expect(commandFor(key, at(workspace, 'browse'))).toBeUndefined()
      }
    }
  })

  it('K101 can all be reached: by a key in some mode, and from the palette unless they move about', () => {
    for (const workspace of WORKSPACES) {
      const byKey = new Set(MODES.flatMap((mode) => Object.values(meanings(workspace, mode))))
      const here = all.filter(([, { workspaces }]) => workspaces.includes(workspace))
      expect(here.filter(([id, command]) => command.keys.length > 0 && !byKey.has(id))).toEqual([])
      const palette = new Set(paletteCommands(workspace))
      expect(here.filter(([id, { isHidden }]) => palette.has(id) === (isHidden === true))).toEqual([])
      expect(
        [...palette].filter((id) => !(COMMANDS[id].workspaces as readonly Workspace[]).includes(workspace)),
      ).toEqual([])
    }
  })

  it.each([
    ['Space', 'browse', 'cell.carry'],
    ['Space', 'carry', 'cell.drop'],
    ['Space', 'edit', undefined],
    ['Enter', 'browse', 'cell.edit'],
    ['Enter', 'carry', 'cell.drop'],
    ['Enter', 'edit', undefined],
    ['Escape', 'browse', 'select.none'],
    ['Escape', 'carry', 'cell.putBack'],
    ['Escape', 'edit', 'select.none'],
    ['Ctrl+KeyV', 'browse', undefined],
    ['Ctrl+KeyV', 'carry', 'cell.drop'],
  ] as const)('K102 depend on the mode: at the editor %s in %s is %s', (key, mode, id) => {
    expect(commandFor(key, at('editor', mode))).toBe(id)
  })

  it('K103 move, drop and put back while something is carried, beside those of the whole screen', () => {
    const ids = new Set<string>(Object.values(meanings('editor', 'carry')))
    const ofTheCell = [...ids].filter((id) => !/^(?:focus|history|plate|view)\./u.test(id))
    expect(ofTheCell.toSorted()).toEqual(['cell.drop', 'cell.putBack'])
    expect(ids).toContain('focus.left')
    expect(ids).toContain('history.undo')
  })

  it('K103 leave the arrows, Space and Delete to the inspector while a cell is edited', () => {
    expect(meanings('editor', 'edit')).toEqual({
      Escape: 'select.none',
      'Alt+KeyK': 'key.assign',
      'Alt+Delete': 'key.clear',
      'Ctrl+KeyZ': 'history.undo',
      'Ctrl+KeyY': 'history.redo',
      'Ctrl+Shift+KeyZ': 'history.redo',
      'Ctrl+KeyS': 'plate.save',
      'Ctrl+Shift+KeyP': 'plate.preview',
      F6: 'view.nextPane',
      'Ctrl+KeyK': 'view.palette',
      'Shift+Slash': 'view.help',
    })
  })

  it('K327 one key shows what would be copied, from the board and beside a form', () => {
    for (const mode of ['browse', 'edit'] as const) {
      expect(commandFor('Ctrl+Shift+KeyP', at('run', mode))).toBe('report.preview')
    }
    expect(commandFor('Ctrl+Shift+KeyP', { ...at('run', 'browse'), isTyping: true })).toBeUndefined()
  })

  it('K104 run cells at the run workspace, until a form has the keys', () => {
    expect(commandFor('Enter', at('run', 'browse'))).toBe('run.cell')
    expect(commandFor('Space', at('run', 'browse'))).toBe('run.cell')
    expect(commandFor('Shift+Enter', at('run', 'browse'))).toBe('run.another')
    expect(meanings('run', 'edit')).toEqual({
      Escape: 'run.leave',
      'Ctrl+Enter': 'run.write',
      'Ctrl+KeyZ': 'history.undo',
      'Ctrl+KeyY': 'history.redo',
      'Ctrl+Shift+KeyZ': 'history.redo',
      'Ctrl+Shift+KeyC': 'report.copy',
      'Ctrl+Shift+KeyP': 'report.preview',
      'Ctrl+KeyP': 'report.print',
      'Ctrl+Shift+KeyX': 'report.dropFirst',
      'Ctrl+Shift+KeyY': 'report.dropSecond',
      'Ctrl+Shift+KeyK': 'report.keepBoth',
      'Ctrl+Shift+KeyE': 'report.conclude',
      'Ctrl+Shift+KeyF': 'report.nextAlarm',
      'Ctrl+Shift+KeyA': 'report.repair',
      'Ctrl+Shift+KeyS': 'report.dismiss',
      'Ctrl+Shift+KeyH': 'report.priors',
      'Ctrl+Shift+KeyL': 'report.sameLesion',
      'Ctrl+Shift+KeyU': 'report.newLesion',
      'Ctrl+Shift+KeyD': 'report.splitLesion',
      'Ctrl+Shift+KeyM': 'report.mergedLesion',
      F2: 'report.why',
      F6: 'view.nextPane',
      'Ctrl+KeyK': 'view.palette',
      'Shift+Slash': 'view.help',
    })
  })

  it('K462 settle a conflict with one key for each way out, which no cell can have', () => {
    const settling = ['report.dropFirst', 'report.dropSecond', 'report.keepBoth'] as const
    for (const id of [
      ...settling,
      'report.conclude',
      'report.nextAlarm',
      'report.repair',
      'report.dismiss',
    ] as const)
      expect(COMMANDS[id].keys.map((key) => checkKey(key))).toEqual([{ ok: false, reason: 'program' }])
  })

  it('K105 leave a text field its keys, undo, redo and copy included', () => {
    expect(meanings('editor', 'edit', true)).toEqual({
      Escape: 'select.none',
      'Ctrl+KeyS': 'plate.save',
      'Ctrl+KeyK': 'view.palette',
      F6: 'view.nextPane',
    })
    for (const mode of MODES) {
      expect(meanings('run', mode, true)).toEqual({
        Escape: 'run.leave',
        'Ctrl+Enter': 'run.write',
        'Ctrl+Shift+KeyC': 'report.copy',
        'Ctrl+Shift+KeyF': 'report.nextAlarm',
        'Ctrl+Shift+KeyA': 'report.repair',
        'Ctrl+Shift+KeyS': 'report.dismiss',
        'Ctrl+Shift+KeyH': 'report.priors',
        'Ctrl+Shift+KeyL': 'report.sameLesion',
        'Ctrl+Shift+KeyU': 'report.newLesion',
        'Ctrl+Shift+KeyD': 'report.splitLesion',
        'Ctrl+Shift+KeyM': 'report.mergedLesion',
        'Ctrl+KeyP': 'report.print',
        F2: 'report.why',
        'Ctrl+KeyK': 'view.palette',
        F6: 'view.nextPane',
      })
    }
  })

  it('K106 take Enter from the numeric pad as well, and modifiers in any order', () => {
    expect(commandFor('NumpadEnter', at('run', 'browse'))).toBe('run.cell')
    expect(commandFor('Ctrl+NumpadEnter', at('run', 'edit', true))).toBe('run.write')
    expect(commandFor('Shift+Ctrl+KeyZ', at('editor', 'browse'))).toBe('history.redo')
  })
})
