import type { ResultOf, userInfo } from '@pandok/protocol'
import { Button, Card, CardHeader, ConfirmDialog, Divider, FormError } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ProfileFields } from '../fields/ProfileFields.tsx'
import { AddressFields } from './AddressFields.tsx'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useProfileForm } from './useProfileForm.ts'

interface ProfileCardProps {
  member: Pick<ResultOf<typeof userInfo>, 'user' | 'profile'>
}

export function ProfileCard({ member }: ProfileCardProps) {
  const text = useText()
  const { fields, nicknameCheck, save, undo } = useProfileForm(member)
  const leaving = useLeaveWarning(fields.isDirty)
  return (
    <Card as="section" aria-label={text('account.profile.title')}>
      <form noValidate onSubmit={save} className="grid gap-6">
        <CardHeader title={text('account.profile.title')} text={text('account.profile.lead')} />
        <FormError {...fields.summary} />
        <dl className="grid gap-1">
          <dt className="text-sm font-semibold">{text('account.email')}</dt>
          <dd className="break-all">{member.user.email}</dd>
          <dd className="text-xs text-muted">{text('account.profile.email.hint')}</dd>
        </dl>
        <ProfileFields fields={fields} nicknameCheck={nicknameCheck} />
        <Divider />
        <AddressFields fields={fields} />
        <div className="flex min-h-10 flex-wrap items-center justify-end gap-3">
          <p role="status" className="me-auto text-sm text-muted">
            {fields.isDirty ? text('account.profile.unsaved') : ''}
          </p>
          {fields.isDirty && !fields.isSubmitting ? (
            <Button variant="quiet" onClick={undo}>
              {text('account.profile.undo')}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            loading={fields.isSubmitting}
            loadingLabel={text('account.profile.saving')}
            aria-disabled={!fields.isDirty || undefined}
          >
            {text('account.profile.save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={leaving.state === 'blocked'}
        title={text('account.profile.leave.title')}
        text={text('account.profile.leave.text')}
        confirmLabel={text('account.profile.leave.go')}
        cancelLabel={text('account.profile.leave.stay')}
        tone="danger"
        onConfirm={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      />
    </Card>
  )
}
