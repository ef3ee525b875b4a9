import { Kbd } from '@pandok/ui'
import { Fragment, type ReactNode } from 'react'
import { guideImage, guideImageSize } from './guideImage.ts'
import type { Block, Inline, Row } from './markdown.ts'

type RenderLink = (href: string, words: ReactNode) => ReactNode

/** A page never changes while it is shown, so the index serves as key. */
const keyed = <Item,>(items: readonly Item[]): { key: string; item: Item }[] =>
  items.map((item, index) => ({ key: String(index), item }))

interface GuideBlocksProps {
  blocks: readonly Block[]
  renderLink: RenderLink
}

export function GuideBlocks({ blocks, renderLink }: GuideBlocksProps) {
  return keyed(blocks).map(({ key, item: block }) => (
    <GuideBlock key={key} block={block} renderLink={renderLink} />
  ))
}

function GuideBlock({ block, renderLink }: { block: Block; renderLink: RenderLink }) {
  switch (block.kind) {
    case 'heading':
      return <p className="font-bold">{inlines(block.parts, renderLink)}</p>
    case 'paragraph':
      return <p className="min-w-0">{inlines(block.parts, renderLink)}</p>
    case 'quote':
      return (
        <blockquote className="grid gap-2 border-s-4 border-line-strong ps-4 text-muted">
          <GuideBlocks blocks={block.blocks} renderLink={renderLink} />
        </blockquote>
      )
    case 'code':
      return (
        <pre className="rounded-md border border-line bg-sunken p-3 font-mono text-sm whitespace-pre-wrap">
          {block.text}
        </pre>
      )
    case 'list':
      return <GuideList block={block} renderLink={renderLink} />
    case 'table':
      return <GuideTable head={block.head} rows={block.rows} renderLink={renderLink} />
  }
}

interface GuideListProps {
  block: Extract<Block, { kind: 'list' }>
  renderLink: RenderLink
}

function GuideList({ block, renderLink }: GuideListProps) {
  const items = keyed(block.items).map(({ key, item }) => (
    <li key={key} className="min-w-0 space-y-3 marker:text-muted">
      <GuideBlocks blocks={item} renderLink={renderLink} />
    </li>
  ))
  const look = 'min-w-0 space-y-2 ps-6'
  return block.isOrdered ? (
    <ol className={`${look} list-decimal`}>{items}</ol>
  ) : (
    <ul className={`${look} list-disc`}>{items}</ul>
  )
}

/** Below 640 px each row is a card, because three columns of German don't fit. */
function GuideTable({ head, rows, renderLink }: { head: Row; rows: readonly Row[]; renderLink: RenderLink }) {
  return (
    <table className="w-full text-sm max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {keyed(head).map(({ key, item: cell }) => (
            <th key={key} scope="col" className="border-b border-line-strong py-2 pe-4 text-start font-bold">
              {inlines(cell, renderLink)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-2">
        {keyed(rows).map(({ key, item: row }) => (
          <tr
            key={key}
            className="max-sm:grid max-sm:gap-0.5 max-sm:rounded-md max-sm:border max-sm:border-line max-sm:p-2.5"
          >
            {keyed(row).map(({ key, item: cell }) => (
              <td
                key={key}
                className="py-1.5 pe-4 align-top empty:max-sm:hidden max-sm:block max-sm:p-0 sm:border-b sm:border-line"
              >
                {inlines(cell, renderLink)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const inlines = (parts: readonly Inline[], renderLink: RenderLink): ReactNode =>
  keyed(parts).map(({ key, item: part }) => <Fragment key={key}>{inlineOf(part, renderLink)}</Fragment>)

function inlineOf(part: Inline, renderLink: RenderLink): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'strong':
      return <strong>{inlines(part.parts, renderLink)}</strong>
    case 'code':
      return isKey(part.text) ? <Kbd>{part.text}</Kbd> : <code>{part.text}</code>
    case 'link':
      return renderLink(part.href, inlines(part.parts, renderLink))
    case 'image':
      return <GuidePicture source={part.source} description={part.description} />
  }
}

/** Matches `Ctrl+S`, `F2`, `↑` and `?`, but not the notation of a phrase or file. */
const isKey = (text: string): boolean =>
  /^(?:(?:Ctrl|Strg|Shift|Umschalt|Alt)\+.+|[\p{L}\d?.,=[\]/←→↑↓-]|F\d+|Num .|[\p{L}]{2,9})$/u.test(text)

function GuidePicture({ source, description }: { source: string; description: string }) {
  const address = guideImage(source)
  if (address === undefined) return null
  const [width, height] = guideImageSize(source) ?? []
  return (
    <span className="my-1 block">
      <img
        src={address}
        alt={description}
        loading="lazy"
        {...{ width, height }}
        className="h-auto max-h-[32rem] max-w-full rounded-lg border border-line object-contain object-left"
      />
    </span>
  )
}
