import { expect, it } from 'vitest'
import { readFile } from '../readFile.ts'

const dict = (entries: Record<string, string>) =>
  `<dict>${Object.entries(entries)
    .map(([key, value]) => `<key>${key}</key>${value}`)
    .join('')}</dict>`
const text = (value: string) => `<string>${value}</string>`
const whole = (number: number) => `<integer>${number}</integer>`
const snippet = (abbreviation: string, plainText: string, type = 0) =>
  dict({
    abbreviation: text(abbreviation),
    label: text('L'),
    plainText: text(plainText),
    snippetType: whole(type),
  })
const plist = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">\n<plist version="1.0">\n${content}\n</plist>`
const read = (content: string) =>
  readFile(new TextEncoder().encode(plist(content)), 'a.textexpander', { locale: 'ko' })

it('reads a group of TextExpander with its fields', () => {
  const found = read(
    dict({
      groupInfo: dict({ groupName: text('흉부') }),
      snippetsTE2: `<array>${snippet('cx', 'Size %fill:size% &lt; 3 cm')}${snippet('sh', 'rm -rf', 3)}${snippet('rt', '정상', 1)}</array>`,
    }),
  )
  expect(found.entries).toMatchObject([
    {
      trigger: 'cx',
      title: 'L',
      group: '흉부',
      place: { line: 4 },
      texts: [{ text: 'Size [size := ] < 3 cm' }],
    },
    { trigger: 'rt', texts: [{ text: '정상' }] },
  ])
  expect(found.losses).toMatchObject([
    { code: 'command', params: { what: 'shell' }, excerpt: 'sh: rm -rf' },
    { code: 'formatting', excerpt: 'rt: 정상' },
  ])
})

it('reads several groups, and what precedes a fault', () => {
  const groups = `<array>${dict({ groupName: text('A'), snippets: `<array>${snippet('a', 'b')}</array>` })}</array>`
  expect(read(dict({ groupsTE2: groups })).entries).toMatchObject([{ trigger: 'a', group: 'A' }])
  const broken = read(dict({ snippetsTE2: `<array>${snippet('a', 'b')}<dict>` }))
  expect(broken.entries).toHaveLength(1)
  expect(broken.losses[0]).toMatchObject({ code: 'broken' })
})

it('reads groups that name their snippets, and those that no group names', () => {
  const one = (id: string, abbreviation: string) =>
    dict({ abbreviation: text(abbreviation), plainText: text(`text ${id}`), uuidString: text(id) })
  const found = read(
    dict({
      groupsTE2: `<array>${dict({ name: text('CT'), snippetUUIDs: `<array>${text('u2')}${text('gone')}</array>` })}</array>`,
      snippetsTE2: `<array>${one('u1', 'a')}${one('u2', 'b')}</array>`,
    }),
  )
  expect(found.entries).toMatchObject([{ trigger: 'b', group: 'CT' }, { trigger: 'a' }])
  expect(found.entries[1]).not.toHaveProperty('group')
})
