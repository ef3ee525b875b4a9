import { describe, expect, it } from 'vitest'
import { plainText, readInline, readMarkdown } from './markdown.ts'

describe('the Markdown of the guide', () => {
  it('joins the lines of a paragraph, without a space in Chinese and Japanese', () => {
    const [english, japanese] = readMarkdown('one\ntwo\n\n報告を\n書く')
    expect(english).toEqual({ kind: 'paragraph', parts: [{ kind: 'text', text: 'one two' }] })
    expect(japanese).toEqual({ kind: 'paragraph', parts: [{ kind: 'text', text: '報告を書く' }] })
  })

  it('keeps pictures and further lines inside their list item', () => {
    const [list] = readMarkdown('1. first\n   goes on\n\n   ![Table](../../images/a.png)\n\n2. second')
    expect(list).toMatchObject({
      kind: 'list',
      isOrdered: true,
      items: [
        [
          { kind: 'paragraph', parts: [{ text: 'first goes on' }] },
          {
            kind: 'paragraph',
            parts: [{ kind: 'image', source: '../../images/a.png', description: 'Table' }],
          },
        ],
        [{ kind: 'paragraph', parts: [{ text: 'second' }] }],
      ],
    })
  })

  it('reads tables, and a vertical bar inside code as a part of it', () => {
    const [table] = readMarkdown('| a | b |\n|---|---|\n| `0 | 2` | |')
    expect(table).toMatchObject({
      kind: 'table',
      rows: [[[{ kind: 'code', text: '0 | 2' }], []]],
    })
  })

  it('reads links, bold words and code, and never passes HTML through', () => {
    expect(readInline('see **all** [Keys](a.md#b), `?` <b>x</b>')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'strong', parts: [{ kind: 'text', text: 'all' }] },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: 'a.md#b', parts: [{ kind: 'text', text: 'Keys' }] },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: '?' },
      { kind: 'text', text: ' <b>x</b>' },
    ])
  })

  it('omits passages for readers of the source code', () => {
    const blocks = readMarkdown(
      'Kept.\n<!-- repository -->Rules: [x](../../x.md)<!-- /repository -->\n<!-- run -->',
    )
    expect(blocks.map((block) => ('parts' in block ? plainText(block.parts) : ''))).toEqual(['Kept.'])
  })
})
