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
