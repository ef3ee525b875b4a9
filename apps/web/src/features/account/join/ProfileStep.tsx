import { FormError } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ProfileFields } from '../fields/ProfileFields.tsx'
import { useNicknameCheck } from '../fields/useNicknameCheck.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { FlowActions } from '../frame/FlowActions.tsx'
import { BackButton } from './BackButton.tsx'
import type { JoinForm } from './useJoinForm.ts'

interface ProfileStepProps {
  form: JoinForm
  onDone: () => Promise<void>
  onBack: () => void
}

export function ProfileStep({ form, onDone, onBack }: ProfileStepProps) {
  const text = useText()
  const nicknameCheck = useNicknameCheck()

  const finish = form.submit(async () => {
    const isFree = await nicknameCheck.check(String(form.read('nickname')))
    if (!isFree) return form.refuse('nickname', text('account.nickname.taken'))
    await onDone()
  })

  return (
    <form noValidate onSubmit={finish} className="grid gap-6">
      <FormError {...form.summary} />
      <ProfileFields fields={form} nicknameCheck={nicknameCheck} />
      <FlowActions back={<BackButton onPress={onBack} />}>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={text('account.join.finishing')}>
          {text('account.join.finish')}
        </SubmitButton>
      </FlowActions>
    </form>
  )
}
