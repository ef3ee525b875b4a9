import { typedKeys, typedRecord } from '@pandok/domain'
import { type ResultOf, userInfo, userUpdate } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { rememberUser } from '#shared/session/session.ts'
import { profilePlan } from '../fields/profilePlan.ts'
import { useNicknameCheck } from '../fields/useNicknameCheck.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'
import { addressPlan } from './addressPlan.ts'
import { type ProfileFormValues, profileChanges, profileFormValues } from './profileChanges.ts'

export function useProfileForm(member: Pick<ResultOf<typeof userInfo>, 'user' | 'profile'>) {
  const text = useText()
  const saved = useRef(profileFormValues(member))
  const nicknameCheck = useNicknameCheck(saved.current.nickname)
  const fields = useFields<keyof ProfileFormValues>({
    ...profilePlan(text, saved.current),
    ...addressPlan(text, saved.current),
  })

  function typed(): ProfileFormValues {
    const names = typedKeys(saved.current)
    return typedRecord(names, (name) => String(fields.read(name)))
  }

  const save = fields.submit(async () => {
    const now = typed()
    const changes = profileChanges(saved.current, now)
    if (Object.keys(changes).length === 0) return
    const isFree = changes.nickname === undefined || (await nicknameCheck.check(changes.nickname))
    if (!isFree) return fields.refuse('nickname', text('account.nickname.taken'))
    const answer = await tryAction(userUpdate, changes)
    if (answer instanceof RpcError) return fields.fail(answer)
    saved.current = { ...now, nickname: answer.user.nickname, name: answer.user.name }
    fields.settle(saved.current)
    rememberUser(answer.user)
    toast({ tone: 'success', title: text('account.profile.saved') })
    await refetchAction(userInfo)
  })

  return { fields, nicknameCheck, save, undo: () => fields.settle(saved.current) }
}
