import { Avatar, buttonClass, cx } from '@pandok/ui'
import { useEffect } from 'react'
import { loadNameFonts } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { useSession } from '#shared/session/session.ts'
import { OnDemandMenu } from './OnDemandMenu.tsx'

const load = async () => (await import('./AccountChoices.tsx')).AccountChoices

export function AccountMenu() {
  const text = useText()
  const name = useSession().user_name ?? ''
  useEffect(() => loadNameFonts(name, text.locale), [name, text.locale])
  return (
    <OnDemandMenu
      load={load}
      label={text('ui.labelled', { label: text('ui.account'), value: name })}
      className={cx(buttonClass({ variant: 'quiet' }), '!rounded-full !px-1')}
    >
      <Avatar name={name} />
    </OnDemandMenu>
  )
}
