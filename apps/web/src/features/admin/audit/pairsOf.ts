import { listNames, TIERS } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import type { AuditEntry } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import { moneyIn } from '#shared/payment/useMoney.ts'

export interface AuditPair {
  name: string
  before: string | null
  after: string | null
}

/** Field names that have a translation; names added later are shown as they are stored. */
const NAMES = [
  'role',
  'tier',
  'until',
  'suspendedAt',
  'note',
  'sessions',
  'shared',
  'library',
  'grade',
  'deletedAt',
  'state',
  'approvals',
  'approvalsNeeded',
  'refundId',
  'amount',
  'position',
  'link',
  'order',
  'startsAt',
  'endsAt',
  'active',
  'image',
  'revision',
  'name',
] as const

const WORDS: Readonly<Record<string, readonly string[]>> = {
  role: ['user', 'admin'],
  library: ['free', 'paid'],
  state: ['requested', 'processing', 'unknown', 'completed', 'rejected', 'withdrawn'],
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u

/** The changed fields, each with its previous and its new value. */
export function pairsOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, text: Text): AuditPair[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    name: nameOf(name, text),
    before: before && name in before ? valueText(name, before[name], text) : null,
    after: after && name in after ? valueText(name, after[name], text) : null,
  }))
}

/** In one line, for a row of a table or a cell of a file. */
export const pairText = ({ name, before, after }: AuditPair, text: Text): string =>
  text('ui.labelled', { label: name, value: [before, after].filter((value) => value !== null).join(' → ') })

const nameOf = (name: string, text: Text): string =>
  NAMES.some((known) => known === name) ? text(`office.audit.name.${name}` as MessageKey) : name

function valueText(name: string, value: unknown, text: Text): string {
  if (value === null || value === '') return text('office.audit.none')
  if (typeof value === 'boolean') return text(value ? 'office.audit.value.yes' : 'office.audit.value.no')
  if (typeof value === 'number') {
    return name === 'amount'
      ? moneyIn(text.locale).won(value)
      : new Intl.NumberFormat(text.locale).format(value)
  }
  if (typeof value === 'string') return wordOf(name, value, text)
  if (Array.isArray(value))
    return listNames(
      value.map((each) => valueText('', each, text)),
      text.locale,
    )
  if (typeof value === 'object') return partsOf(value, text)
  return String(value)
}

function wordOf(name: string, value: string, text: Text): string {
  const group = name === 'grade' ? 'library' : name
  if (name === 'tier' && TIERS.some((tier) => tier === value)) {
    return text(`store.price.plan.${value}` as MessageKey)
  }
  if (WORDS[group]?.includes(value)) return text(`office.audit.value.${group}.${value}` as MessageKey)
  return INSTANT.test(value) ? moneyIn(text.locale).moment(value) : value
}

/** A picture is described by its dimensions; its hash means nothing to a reader. */
const partsOf = (value: object, text: Text): string =>
  Object.entries(value)
    .map(([name, each]) =>
      name === 'sha256'
        ? `#${String(each).slice(0, 8)}`
        : `${nameOf(name, text)} ${valueText(name, each, text)}`,
    )
    .join(', ')
