import type { LoadedPlate } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { byteText } from '#platform/files/byteText.ts'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { type Text, useText } from '#platform/text/text.ts'
import { type Fact, Facts } from '#shared/payment/Facts.tsx'
import type { AdminItem } from '../AdminItem.ts'

interface ItemFactsProps {
  item: AdminItem
  source: LoadedPlate['source']
  /** Facts that only plates or only modules have. */
  counts: readonly Fact[]
}

export function ItemFacts({ item, source, counts }: ItemFactsProps) {
  const text = useText()
  const number = new Intl.NumberFormat(text.locale)
  const at = momentFormat(text.locale)
  const moment = (name: 'createdAt' | 'updatedAt' | 'deletedAt'): Fact[] => {
    const value = item[name]
    if (!value) return []
    return [
      {
        name: text(`office.items.column.${name}`),
        value: <time dateTime={value}>{at.format(new Date(value))}</time>,
      },
    ]
  }
  const facts: Fact[] = [
    { name: text('office.items.column.owner'), value: <Owner owner={item.owner} /> },
    ...counts,
    { name: text('office.items.column.size'), value: byteText(text.locale, item.size) },
    { name: text('office.items.column.copies'), value: number.format(item.copies) },
    { name: text('office.items.column.revision'), value: number.format(item.revision) },
    ...moment('createdAt'),
    ...moment('updatedAt'),
    ...moment('deletedAt'),
    ...(source ? [{ name: text('office.items.source'), value: sourceWords(text, source) }] : []),
    { name: text('office.items.id'), value: <span className="text-xs break-all">{item.id}</span> },
  ]
  return <Facts facts={facts} className="text-sm" />
}

const Owner = ({ owner }: Pick<AdminItem, 'owner'>) => (
  <Anchor
    href={`/admin/user/detail?id=${encodeURIComponent(owner.id)}`}
    className="grid text-accent-text hover:underline"
  >
    <span>{owner.nickname}</span>
    <span className="text-xs font-normal break-all text-muted">{owner.email}</span>
  </Anchor>
)

const sourceWords = (text: Text, { name, nickname }: NonNullable<LoadedPlate['source']>): string =>
  nickname === null
    ? text('office.items.source.gone', { name })
    : text('office.items.source.text', { name, nickname })
