import { type ResultOf, userInfo } from '@pandok/protocol'
import { Anchor, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'

type Entitlement = ResultOf<typeof userInfo>['entitlement']

/** The member's limits and usage; undefined until the server has answered. */
export const useEntitlement = (): Entitlement | undefined =>
  useActionQuery(userInfo, {}, { placeholderData: (before) => before }).data?.entitlement

export const isFull = ({ plateCount, plateLimit }: Entitlement): boolean => plateCount >= plateLimit

export function Allowance({ entitlement }: { entitlement: Entitlement }) {
  const text = useText()
  const { plateCount, plateLimit, library } = entitlement
  const { free, paid, usedFree, usedPaid } = library
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>{text('plates.allowance', { count: plateCount, max: plateLimit })}</span>
      <span>{text('plates.allowance.library', { free, paid, usedFree, usedPaid })}</span>
    </p>
  )
}

interface LimitNoticeProps {
  entitlement: Entitlement
  children?: ReactNode
  /** Opens the plans in another tab, where unsaved work would be lost otherwise. */
  inNewTab?: boolean
}

/** «X members can only create N plates.», with a link to the plans. */
export function LimitNotice({ entitlement, children, inNewTab = false }: LimitNoticeProps) {
  const text = useText()
  const { tier, plateCount, plateLimit } = entitlement
  const over = plateCount > plateLimit ? text('plates.allowance.over') : undefined
  return (
    <Notice
      tone="info"
      title={text.problem(`plate.limit.${tier}`, { max: plateLimit })}
      action={
        <Anchor href="/price" target={inNewTab ? '_blank' : undefined} className="font-semibold underline">
          {text('plates.toPrice')}
        </Anchor>
      }
    >
      {over === undefined ? (
        children
      ) : (
        <>
          <p>{over}</p>
          {children}
        </>
      )}
    </Notice>
  )
}
