import type { MessageKey } from '@pandok/i18n'
import { useText } from '#platform/text/text.ts'
import { RefundFirstNotice } from './RefundFirstNotice.tsx'

const groups = [
  {
    title: 'account.withdraw.deleted',
    facts: [
      'account.withdraw.deleted.personal',
      'account.withdraw.deleted.work',
      'account.withdraw.deleted.plan',
    ],
  },
  {
    title: 'account.withdraw.kept',
    facts: ['account.withdraw.kept.payments', 'account.withdraw.kept.copies'],
  },
] as const satisfies readonly { title: MessageKey; facts: readonly MessageKey[] }[]

export function WithdrawFacts() {
  const text = useText()
  return (
    <>
      <RefundFirstNotice />
      <div className="grid gap-4 rounded-lg bg-sunken p-4 text-sm">
        {groups.map(({ title, facts }) => (
          <div key={title} className="grid gap-1.5">
            <h3 className="font-semibold">{text(title)}</h3>
            <ul className="grid list-disc gap-1 ps-5 text-muted">
              {facts.map((fact) => (
                <li key={fact}>{text(fact)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
