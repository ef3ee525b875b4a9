import { groupedPhone } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { addressLine } from '#platform/navigation/addressLine.ts'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { Facts } from '#shared/payment/Facts.tsx'
import { useMoney } from '#shared/payment/useMoney.ts'
import { Panel } from './Panel.tsx'

export function ProfilePanel({ user }: { user: AdminUser }) {
  const text = useText()
  const { day, moment } = useMoney()
  const { profile } = user
  const country = new Intl.DisplayNames(text.locale, { type: 'region' }).of(profile.nationality)
  const { address } = profile
  return (
    <Panel title={text('office.users.profile.title')}>
      <Facts
        className="text-sm"
        facts={[
          { name: text('account.email'), value: <span className="break-all">{user.email}</span> },
          { name: text('account.name'), value: user.name },
          { name: text('account.phone'), value: groupedPhone(profile.phone) },
          { name: text('account.age'), value: profile.age },
          { name: text('account.nationality'), value: country },
          { name: text('account.major'), value: text(`account.major.${profile.major}`) },
          {
            name: text('office.users.profile.address'),
            value: address ? addressLine(address) : text('office.users.none'),
          },
          { name: text('office.users.profile.language'), value: languageName(profile.locale, text.locale) },
          {
            name: text('office.users.profile.marketing'),
            value: text(profile.marketing ? 'office.users.yes' : 'office.users.no'),
          },
          { name: text('office.users.column.joined'), value: day(user.createdAt) },
          {
            name: text('office.users.column.lastSeen'),
            value: user.lastSeenAt ? moment(user.lastSeenAt) : '–',
          },
          {
            name: text('office.users.profile.id'),
            value: <span className="text-xs break-all">{user.id}</span>,
          },
        ]}
      />
    </Panel>
  )
}
