import {
  type AdminUser,
  adminAuditList,
  adminUserGet,
  adminUserUpdate,
  type ParamInput,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'

export type UserChange = ParamInput<typeof adminUserUpdate>['change']

/** A change that needs to be confirmed first. */
export type Prompt =
  | 'makeAdmin'
  | 'makeMember'
  | 'suspend'
  | 'lift'
  | 'grant'
  | 'grantEnd'
  | 'sessionsEnd'
  | 'sendCode'

export interface UserChanging {
  prompt: Prompt | null
  ask: (prompt: Prompt) => void
  close: () => void
  /** Resolves with true if the change was made. */
  send: (change: UserChange, done: string) => Promise<boolean>
  isPending: boolean
  problem: string | undefined
}

/** Changes a member, one change at a time; the page shows the answer at once. */
export function useUserChange(user: Pick<AdminUser, 'id'>): UserChanging {
  const { locale } = useText()
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const update = useAction(adminUserUpdate, { toastErrors: false })

  async function send(change: UserChange, done: string): Promise<boolean> {
    const answer = await update.run({ id: user.id, change })
    if (answer === 'error') return false
    queryClient.setQueryData([adminUserGet.method, { id: user.id }, locale], answer)
    setPrompt(null)
    toast({ tone: 'success', title: done })
    void refetchAction(adminAuditList)
    void queryClient.invalidateQueries({ queryKey: ['admin-userList'] })
    return true
  }

  return {
    prompt,
    ask(next) {
      update.reset()
      setPrompt(next)
    },
    close: () => setPrompt(null),
    send,
    isPending: update.isPending,
    problem: update.error?.message,
  }
}
