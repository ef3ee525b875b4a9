import { adminUserGet } from '@pandok/protocol'
import { Anchor, ArrowLeftIcon, EmptyState, Skeleton, UserRoundIcon } from '@pandok/ui'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { LoadFailed } from '#shared/list/LoadFailed.tsx'
import { UserDetail } from './detail/UserDetail.tsx'

export function UserDetailScreen() {
  const text = useText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data, error, refetch } = useActionQuery(adminUserGet, { id }, { enabled: id !== '' })
  const isMissing = id === '' || error?.code === 'NOT_FOUND' || error?.code === 'BAD_REQUEST'
  return (
    <>
      <Anchor
        href="/admin/user"
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 self-start text-sm font-semibold text-muted hover:text-text [&_svg]:size-4"
      >
        <ArrowLeftIcon aria-hidden="true" />
        {text('office.users.back')}
      </Anchor>
      {isMissing ? (
        <EmptyState
          level={1}
          icon={<UserRoundIcon />}
          title={text('office.users.missing.title')}
          text={text('office.users.missing.text')}
        />
      ) : null}
      {error && !isMissing && !data ? (
        <LoadFailed title={text('office.users.failed')} error={error} onRetry={refetch} />
      ) : null}
      {data ? <UserDetail key={data.user.id} user={data.user} /> : null}
      {!data && !error && id !== '' ? <DetailSkeleton /> : null}
    </>
  )
}

const DetailSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-10 w-72" />
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </div>
)
