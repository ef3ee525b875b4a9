import { expect, it } from 'vitest'
import { readFile } from '../readFile.ts'

const read = (value: unknown) =>
  readFile(new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)), 'b.json', {
    locale: 'ko',
  })

it('reads combos with their groups, and expands those that a text refers to', () => {
  const found = read({
    combos: [
      {
        uuid: '1',
        name: 'Chest',
        keyword: 'cx',
        snippet: 'Size #{input:size} cm. #{combo:sig}',
        group: 'g',
        enabled: true,
      },
      { uuid: '2', name: '', keyword: 'sig', snippet: '김 의사', enabled: false },
      { keyword: 'p', snippet: '#{powershell:a.ps1}' },
      7,
    ],
    fileFormatVersion: 9,
    groups: [{ uuid: 'g', name: '흉부' }],
  })
  expect(found.format).toBe('beeftext')
  expect(found.entries).toMatchObject([
    {
      trigger: 'cx',
      title: 'Chest',
      group: '흉부',
      place: { path: 'combos[0]' },
      texts: [{ text: 'Size [size := ] cm. 김 의사' }],
    },
    { trigger: 'sig' },
    { trigger: 'p' },
  ])
  expect(found.losses.map(({ code, place }) => [code, place.path])).toEqual([
    ['command', 'combos[2]'],
    ['broken', 'combos[3]'],
  ])
})

it('names a file that is cut off', () => {
  expect(read('{"combos": [').losses).toMatchObject([{ code: 'broken' }])
})
