import { type SocialProvider, userSocialLogin } from '@pandok/protocol'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { navigation } from '#platform/navigation/navigation.ts'
import { entrancePathFor, loginPathFor } from '#platform/navigation/returnPath.ts'
import { useText } from '#platform/text/text.ts'
import { signIn, useSession } from '#shared/session/session.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { type Refusal, refusalOf } from './refusalOf.ts'
import { takeSocialStart } from './socialReturn.ts'

interface SocialFailure extends Refusal {
  /** Where to try again, with the purpose of the first attempt. */
  loginPath: string
}

const refused = (sentence: string): Refusal => ({ sentence, isSuspended: false })

/** Completes a log-in that began at the provider. Null while it is running, then the reason if it failed. */
export function useSocialReturn(provider: SocialProvider | null, search: string): SocialFailure | null {
  const text = useText()
  const navigate = useNavigate()
  const { useMemory } = useSession()
  const [failure, setFailure] = useState<SocialFailure | null>(null)
  const isStarted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the code can be used only once, so this must run once
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const kept = takeSocialStart()
    void finish(kept).then((refusal) =>
      setFailure(refusal && { ...refusal, loginPath: loginPathFor(kept.returnTo) }),
    )
  }, [])

  async function finish(kept: ReturnType<typeof takeSocialStart>): Promise<Refusal | null> {
    const given = new URLSearchParams(search)
    const code = given.get('code')
    const state = given.get('state')
    if (!provider) return refused(text.problem('social.off'))
    if (given.has('error')) return refused(text('account.social.cancelled'))
    // An attacker's answer, opened in this browser, would log this person in to the attacker's account.
    if (!code || !state || state !== kept.state) return refused(text('account.social.stale'))
    const answer = await tryAction(userSocialLogin, { provider, code, state })
    if (answer instanceof RpcError) return refusalOf(answer)
    if ('joinTicket' in answer) {
      await navigate(entrancePathFor('/join', kept.returnTo), { replace: true, state: answer })
    } else {
      await signIn(answer, { remember: useMemory })
      if (kept.returnTo) await navigation.go(kept.returnTo, { replace: true })
    }
    return null
  }

  return failure
}
