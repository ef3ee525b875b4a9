import { Anchor, ArrowRightIcon, buttonClass } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useSession } from '#shared/session/session.ts'

/** Sign-up and log-in for visitors, a link to the program for members. */
export function EntryLinks() {
  const text = useText()
  const isSignedIn = useSession().authToken !== null
  if (isSignedIn) {
    return (
      <Anchor href="/program/plate" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {text('site.nav.program')}
        <ArrowRightIcon />
      </Anchor>
    )
  }
  return (
    <div data-boot-member="hidden" className="flex flex-wrap gap-3">
      <Anchor href="/join" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {text('site.hero.start')}
        <ArrowRightIcon />
      </Anchor>
      <Anchor href="/login" className={buttonClass({ size: 'lg' })}>
        {text('site.nav.login')}
      </Anchor>
    </div>
  )
}
