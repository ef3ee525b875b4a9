import { type SocialProvider, userSocialStart } from '@pandok/protocol'
import { cx, Divider } from '@pandok/ui'
import { useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import type { Area } from '#platform/navigation/area.ts'
import { returnPathAt } from '#platform/navigation/returnPath.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { TextLink } from '../frame/TextLink.tsx'
import { useEntrancePath } from '../frame/useEntrancePath.ts'
import { SocialMark } from './SocialMark.tsx'
import { rememberSocialStart } from './socialReturn.ts'

/** The providers prescribe the colors of their buttons. */
const looks: Record<SocialProvider, string> = {
  kakao: 'bg-[#fee500] text-[#191600]',
  naver: 'bg-[#02833c] text-[#fff]',
}

/** Shows the providers that this installation has enabled. */
export function SocialButtons({ area }: { area: Area }) {
  const text = useText()
  const { run } = useAction(userSocialStart)
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  if (siteConfig.socialProviders.length === 0) return null
  if (isDesktop()) return <SocialNote area={area} />

  async function start(provider: SocialProvider) {
    if (leaving) return
    setLeaving(provider)
    const answer = await run({ provider })
    if (answer === 'error' || !/^https?:\/\//u.test(answer.url)) return setLeaving(null)
    rememberSocialStart(answer.state, returnPathAt(area, window.location.search))
    window.location.assign(answer.url)
  }

  return (
    <div className="grid gap-4">
      <Divider>{text('account.login.or')}</Divider>
      <div className="grid gap-3">
        {siteConfig.socialProviders.map((provider) => (
          <button
            key={provider}
            type="button"
            aria-busy={leaving === provider || undefined}
            aria-disabled={leaving !== null || undefined}
            onClick={() => start(provider)}
            className={cx(
              'flex h-12 items-center justify-center gap-2.5 rounded-md px-5 font-semibold transition-[filter] hover:brightness-96 aria-disabled:opacity-60',
              looks[provider],
            )}
          >
            <SocialMark provider={provider} />
            {text(`account.login.${provider}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The providers redirect to the server's address, which the Windows program doesn't have. */
function SocialNote({ area }: { area: Area }) {
  const text = useText()
  const pathOf = useEntrancePath(area)
  return (
    <p className="text-sm text-muted">
      {text('desktop.social.text')} <TextLink href={pathOf('/pw')}>{text('desktop.social.link')}</TextLink>
    </p>
  )
}
