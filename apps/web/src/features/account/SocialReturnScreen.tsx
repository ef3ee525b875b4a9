import type { SocialProvider } from '@pandok/protocol'
import { Anchor, buttonClass, Spinner } from '@pandok/ui'
import { useLocation, useParams } from 'react-router'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import { AccountPage } from './frame/AccountPage.tsx'
import { RefusalNotice } from './login/RefusalNotice.tsx'
import { useSocialReturn } from './login/useSocialReturn.ts'

/** `/login/:provider`: Kakao and Naver redirect back to it. */
export function SocialReturnScreen() {
  const text = useText()
  const { provider: given } = useParams()
  const { search } = useLocation()
  const provider: SocialProvider | null = siteConfig.socialProviders.find((name) => name === given) ?? null
  const failure = useSocialReturn(provider, search)
  return (
    <AccountPage title={provider ? text(`account.social.title.${provider}`) : text('account.login.title')}>
      {failure === null ? (
        <p role="status" className="flex min-h-32 items-center justify-center gap-3 text-muted">
          <Spinner />
          {text('account.social.working')}
        </p>
      ) : (
        <div className="grid min-h-32 content-center gap-6">
          <RefusalNotice refusal={failure} title={text('account.social.failed')} />
          <Anchor
            href={failure.loginPath}
            className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          >
            {text('account.toLogin')}
          </Anchor>
        </div>
      )}
    </AccountPage>
  )
}
