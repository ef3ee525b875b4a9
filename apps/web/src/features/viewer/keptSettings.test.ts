import { readKeyChoices } from '@pandok/viewer'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBox } from './board/BoardBox.ts'
import { savedLayouts } from './layouts/savedLayouts.ts'

beforeEach(() => localStorage.clear())

/**
 * These are values as browsers have stored them since the first version. Entries may be added here, but never
 * changed.
 */
describe('trap 79: values stored by earlier versions keep their meaning', () => {
  it('keys', () => {
    const kept = '{"tool.length":["KeyU"],"look.invert":[],"mark.redo":["Ctrl+KeyY"],"gone.long":["KeyX"]}'
    expect(readKeyChoices(JSON.parse(kept))).toEqual({
      'tool.length': ['KeyU'],
      'look.invert': [],
      'mark.redo': ['Ctrl+KeyY'],
    })
  })

  it('layouts with their windows', () => {
    const kept =
      '[{"modality":"CT","rows":1,"columns":2,"isSynced":true,"voi":{"kind":"window","center":-600,"width":1500,"function":"LINEAR"}},{"modality":"MG","rows":2,"columns":2,"isSynced":false,"voi":{"kind":"option","index":1}}]'
    localStorage.setItem('pandok.viewer.layouts', kept)
    expect(savedLayouts()).toEqual([
      {
        modality: 'CT',
        rows: 1,
        columns: 2,
        isSynced: true,
        voi: { kind: 'window', center: -600, width: 1500, function: 'LINEAR' },
      },
      { modality: 'MG', rows: 2, columns: 2, isSynced: false, voi: { kind: 'option', index: 1 } },
    ])
  })

  it('position of the board', () => {
    const kept = '{"isFloating":true,"box":{"x":940,"y":96,"width":480,"height":760}}'
    expect(readBox((JSON.parse(kept) as { box: unknown }).box)).toEqual({
      x: 940,
      y: 96,
      width: 480,
      height: 760,
    })
  })
})
