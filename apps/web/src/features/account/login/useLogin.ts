import { userLogin } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { type Area, signIn, useSession } from '#shared/session/session.ts'
import type { Fields } from '../form/Fields.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'
import { type Refusal, refusalOf } from './refusalOf.ts'
import type { SocialProfile } from './useSocialProfile.ts'

type LoginName = 'email' | 'password' | 'remember'

export interface Login {
  fields: Fields<LoginName>
  refusal: Refusal | undefined
  send: ReturnType<Fields<LoginName>['submit']>
  /** True if the log-in links a provider's account. */
  isLinking: boolean
}

/** `social` is the profile of a first visit through a provider, which is to be linked to the account. */
export function useLogin(area: Area, social: SocialProfile | null): Login {
  const text = useText()
  const { useMemory, user_mail } = useSession()
  const [refusal, setRefusal] = useState<Refusal>()
  const [joinTicket, setJoinTicket] = useState(social?.joinTicket)
  const { shape } = userLogin.param
  const fields = useFields<LoginName>({
    email: {
      initial: social?.email || (useMemory ? (user_mail ?? '') : ''),
      label: text('account.email'),
      check: matchesSchema(shape.email),
    },
    password: { initial: '', label: text('account.password'), check: matchesSchema(shape.password) },
    remember: { initial: useMemory, label: text('account.login.remember') },
  })

  const send = fields.submit(async () => {
    setRefusal(undefined)
    const answer = await tryAction(userLogin, {
      email: String(fields.read('email')),
      password: String(fields.read('password')),
      ...(joinTicket !== undefined && { joinTicket }),
    })
    if (answer instanceof RpcError && answer.details.some(({ path }) => path === 'joinTicket')) {
      setJoinTicket(undefined)
      setRefusal({ sentence: text('account.login.link.failed'), isSuspended: false })
      return
    }
    if (answer instanceof RpcError) {
      setRefusal(refusalOf(answer))
      // In nearly every case the address is right and the password is wrong.
      if (answer.code === 'BAD_REQUEST') fields.write('password', '')
      fields.focus('password')
      return
    }
    if (area === 'admin' && answer.user.role !== 'admin') {
      toast({ tone: 'warning', title: text('account.login.notAdmin') })
    }
    await signIn(answer, { remember: fields.read('remember') === true })
  })

  return { fields, refusal, send, isLinking: joinTicket !== undefined }
}
