import { beforeEach, describe, expect, it } from 'vitest'
import { forgetLayout, keepLayout, savedLayoutFor, savedLayouts } from './savedLayouts.ts'

const window = { kind: 'window', center: -600, width: 1500, function: 'LINEAR' } as const
const chest = { modality: 'CT', rows: 1, columns: 2, isSynced: true, voi: window } as const

beforeEach(() => localStorage.clear())

describe('a layout that the reader keeps', () => {
  it('takes the place of the one before for its modality alone', () => {
    const brain = { modality: 'MR', rows: 2, columns: 2, isSynced: false, voi: { kind: 'auto' } } as const
    keepLayout(chest)
    keepLayout(brain)
    keepLayout({ ...chest, columns: 3 })
    expect(savedLayouts()).toEqual([brain, { ...chest, columns: 3 }])
    forgetLayout('CT')
    expect(savedLayoutFor('CT')).toBeUndefined()
    expect(savedLayoutFor('MR')).toEqual(brain)
  })

  it('is left where this program could not show it', () => {
    const kept = [
      null,
      'CT',
      { ...chest, rows: 40 },
      { ...chest, columns: '2' },
      { ...chest, modality: '' },
      { ...chest, voi: { ...window, width: -3 } },
    ]
    localStorage.setItem('pandok.viewer.layouts', JSON.stringify(kept))
    expect(savedLayouts()).toEqual([{ ...chest, voi: { kind: 'auto' } }])
    localStorage.setItem('pandok.viewer.layouts', '{broken')
    expect(savedLayouts()).toEqual([])
  })
})
