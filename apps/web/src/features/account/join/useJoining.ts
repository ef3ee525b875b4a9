import { userJoin } from '@pandok/protocol'
import type { Dispatch } from 'react'
import { useText } from '#platform/text/text.ts'
import { signIn } from '#shared/session/session.ts'
import type { EmailCode } from '../code/useEmailCode.ts'
import { isRefusedFor } from '../form/isRefusedFor.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { joinParam } from './joinParam.ts'
import type { JoinEvent, JoinState } from './joinSteps.ts'
import type { JoinForm } from './useJoinForm.ts'

interface JoiningParts {
  form: JoinForm
  code: EmailCode
  proof: JoinState['proof']
  joinTicket: string | null
  dispatch: Dispatch<JoinEvent>
}

/** Sends the finished form, and returns to the step where the visitor can fix what the server refuses. */
export function useJoining({ form, code, proof, joinTicket, dispatch }: JoiningParts) {
  const text = useText()

  function sendBack(notice: 'ticket.expired' | 'email.taken') {
    code.forget()
    dispatch({ type: 'refused', notice })
  }

  /** When the provider's ticket has expired, nothing on this form can fix it. */
  function explain(error: RpcError): RpcError {
    const isSocial = error.details.some(({ path }) => path === 'joinTicket')
    return isSocial
      ? new RpcError({ code: error.code, status: error.status, message: text('account.social.stale') })
      : error
  }

  return {
    proveAgain() {
      code.forget()
      dispatch({ type: 'unproven' })
    },
    async finish() {
      if (!proof) return
      const answer = await tryAction(userJoin, joinParam(form, proof, joinTicket))
      if (answer instanceof RpcError) {
        if (isRefusedFor(answer, 'ticket', 'ticket.expired', text)) sendBack('ticket.expired')
        else if (isRefusedFor(answer, 'email', 'email.taken', text)) sendBack('email.taken')
        else form.fail(explain(answer))
        return
      }
      dispatch({ type: 'joined', member: answer.user })
      await signIn(answer, { remember: false })
    },
  }
}
