import { expect, it } from 'vitest'
import { readFile } from '../readFile.ts'

it('reads phrases of PhraseExpress with folders, and names formatted ones', () => {
  const xml = `<?xml version="1.0"?><PhraseExpress><Folder Name="복부"><Phrase><Description>Liver</Description><Autotext>lv</Autotext><Content>Size {#input -head Size} cm</Content></Phrase><phrase title="H"><text>&lt;p&gt;정상&lt;/p&gt;</text></phrase></Folder></PhraseExpress>`
  const found = readFile(new TextEncoder().encode(xml), 'p.xml', { locale: 'ko' })
  expect(found.format).toBe('phraseexpress')
  expect(found.entries).toMatchObject([
    { trigger: 'lv', title: 'Liver', group: '복부', texts: [{ text: 'Size [Size := ] cm' }] },
    { title: 'H', group: '복부', texts: [{ text: '정상' }] },
  ])
  expect(found.losses).toMatchObject([{ code: 'formatting' }])
})

it('reads phrases in RTF as their text, with their macros, and lists what isn’t text', () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg949{\fonttbl{\f0 Arial;}}\b \'b0\'a3\b0 : {\i normal}\par Size \{#input -head Size\} cm{\pict\wmetafile8 0100}}`
  const xml = `<phraseexpress><phrase><description>Liver</description><autotext>lv</autotext><content>${rtf}</content></phrase></phraseexpress>`
  const found = readFile(new TextEncoder().encode(xml), 'p.xml', { locale: 'en' })
  expect(found.entries).toMatchObject([
    { trigger: 'lv', title: 'Liver', texts: [{ text: '간: normal\nSize [Size := ] cm' }] },
  ])
  expect(found.losses).toMatchObject([
    { code: 'formatting', excerpt: 'Liver' },
    { code: 'image', excerpt: 'Liver' },
  ])
})

it.each([
  ['<folder name="CT"><phrase description="D" autotext="a">Liver</phrase></folder>', 'a', 'Liver'],
  [
    '<folder name="CT"><phrase description="D"><phrase>Liver</phrase><key>a</key></phrase></folder>',
    'a',
    'Liver',
  ],
  [
    '<pxfolder description="CT"><pxphrase><description>D</description><phrasecontent>\\\\\\{#x</phrasecontent><autotext>a</autotext></pxphrase></pxfolder>',
    'a',
    '{#x',
  ],
])('reads what different versions write: %s', (inside, trigger, said) => {
  const found = readFile(new TextEncoder().encode(`<pex>${inside}</pex>`), 'p.pex', { locale: 'en' })
  expect(found.entries).toMatchObject([{ trigger, title: 'D', group: 'CT', texts: [{ text: said }] }])
})
