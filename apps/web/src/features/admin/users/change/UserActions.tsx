import { type AdminUser, userInfo } from '@pandok/protocol'
import { Button } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { Prompt, UserChanging } from './useUserChange.ts'

/** Actions on a member. An action that isn't allowed shows the reason. */
export function UserActions({ user, changing }: { user: AdminUser; changing: UserChanging }) {
  const text = useText()
  const id = useId()
  const self = useActionQuery(userInfo, {}).data?.user.id === user.id
  const isAdmin = user.role === 'admin'
  const isSuspended = user.state === 'suspended'
  const whyNotRole = user.may.changeRole ? null : text.problem(self ? 'admin.ownRole' : 'admin.lastAdmin')
  const whyNotSuspend =
    user.may.suspend || isSuspended ? null : text.problem(self ? 'admin.ownSuspension' : 'admin.lastAdmin')
  const reasons = [...new Set([whyNotRole, whyNotSuspend])].filter((why) => why !== null)

  const idOf = (why: string) => `${id}-${reasons.indexOf(why)}`

  const button = (prompt: Prompt, why: string | null, className?: string) => (
    <Button
      className={className}
      aria-disabled={why === null ? undefined : true}
      aria-describedby={why === null ? undefined : idOf(why)}
      onClick={() => changing.ask(prompt)}
    >
      {text(`office.users.${prompt}`)}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups buttons, not form fields
    <div
      role="group"
      aria-label={text('office.users.actions')}
      className="grid gap-2 justify-items-end max-sm:justify-items-start"
    >
      <div className="flex flex-wrap gap-2">
        {button('sendCode', null)}
        {button(isAdmin ? 'makeMember' : 'makeAdmin', whyNotRole)}
        {isSuspended ? button('lift', null) : button('suspend', whyNotSuspend, '!text-danger-text')}
      </div>
      {reasons.map((why) => (
        <p key={why} id={idOf(why)} className="text-xs text-muted">
          {why}
        </p>
      ))}
    </div>
  )
}
