import { Avatar, buttonClass, cx } from '@pandok/ui'
import { useEffect } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { loadNameFonts } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { whatsNewStore } from '#shared/guide/whatsNewStore.ts'
import { useSession } from '#shared/session/session.ts'
import { OnDemandMenu } from './OnDemandMenu.tsx'

const load = async () => (await import('./MemberChoices.tsx')).MemberChoices

/** The menu of the program: account, plan, guide, keys, language, theme. */
export function MemberMenu({ isShort = false }: { isShort?: boolean }) {
  const text = useText()
  const name = useSession().user_name ?? ''
  const hasNews = useStorePart(whatsNewStore, ({ isUnread }) => isUnread)
  useEffect(() => loadNameFonts(name, text.locale), [name, text.locale])
  return (
    <OnDemandMenu
      load={load}
      label={`${text('ui.labelled', { label: text('ui.account'), value: name })}${hasNews ? ` · ${text('guide.news')}` : ''}`}
      className={cx(buttonClass({ variant: 'quiet' }), '!px-2 min-w-0')}
    >
      <span className="relative grid shrink-0">
        <Avatar name={name} size="sm" />
        {hasNews ? (
          <span className="absolute -end-0.5 -top-0.5 size-2 rounded-full bg-accent ring-2 ring-surface" />
        ) : null}
      </span>
      {isShort ? null : (
        <span className="truncate font-normal max-md:hidden">{text('program.greeting', { name })}</span>
      )}
    </OnDemandMenu>
  )
}
