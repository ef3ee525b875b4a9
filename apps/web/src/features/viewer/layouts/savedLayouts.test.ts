import { beforeEach, describe, expect, it } from 'vitest'
import {
  deleteLayout,
  importLayouts,
  layoutsFile,
  savedLayoutFor,
  savedLayouts,
  saveLayout,
} from './savedLayouts.ts'

const window = { kind: 'window', center: -600, width: 1500, function: 'LINEAR' } as const
const chest = { modality: 'CT', rows: 1, columns: 2, isSynced: true, voi: window } as const

beforeEach(() => localStorage.clear())

describe('a layout that the reader saves', () => {
  it('replaces only the previous layout for its modality', () => {
    const brain = { modality: 'MR', rows: 2, columns: 2, isSynced: false, voi: { kind: 'auto' } } as const
    saveLayout(chest)
    saveLayout(brain)
    saveLayout({ ...chest, columns: 3 })
    expect(savedLayouts()).toEqual([brain, { ...chest, columns: 3 }])
    deleteLayout({ modality: 'CT' })
    expect(savedLayoutFor({ modality: 'CT' })).toBeUndefined()
    expect(savedLayoutFor({ modality: 'MR' })).toEqual(brain)
  })

  it('is ignored if this version could not show it', () => {
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

  it('can be saved for a body part beside the one for all', () => {
    saveLayout(chest)
    saveLayout({ ...chest, bodyPart: 'HEAD', rows: 2 })
    expect(savedLayoutFor({ modality: 'CT' })?.rows).toBe(1)
    expect(savedLayoutFor({ modality: 'CT', bodyPart: 'HEAD' })?.rows).toBe(2)
    deleteLayout({ modality: 'CT' })
    expect(savedLayouts()).toHaveLength(1)
  })

  it('is moved to another computer as a file, including its examples, and replaces the one for the same scope', () => {
    const cell = { isPrior: true, description: 'T2', plane: 'axial', view: '' } as const
    const brain = { ...chest, modality: 'MR', bodyPart: 'HEAD', cells: [cell, null] }
    saveLayout(brain)
    const file = layoutsFile()
    localStorage.clear()
    saveLayout({ ...brain, rows: 3 })
    saveLayout(chest)
    expect(importLayouts(file)).toBe(1)
    expect(savedLayouts()).toEqual([chest, brain])
  })

  it('is read from no other file', () => {
    saveLayout(chest)
    for (const file of ['', '[]', '{"layouts":[]}', '{"pandokLayouts":2,"layouts":[]}', 'null'])
      expect(importLayouts(file)).toBeUndefined()
    expect(importLayouts('{"pandokLayouts":1,"layouts":[7,{"modality":"CT"}]}')).toBe(0)
    expect(savedLayouts()).toEqual([chest])
  })
})
