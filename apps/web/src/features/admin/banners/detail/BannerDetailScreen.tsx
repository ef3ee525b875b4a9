import { type AdminBanner, adminBannerGet } from '@pandok/protocol'
import { Anchor, Button, buttonClass, CloudOffIcon, EmptyState, MegaphoneIcon, Skeleton } from '@pandok/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import { BANNERS } from '../bannerLinks.ts'
import { BannerEditor } from './BannerEditor.tsx'
import { useNeighbors } from './useNeighbors.ts'

/** `/admin/banner/detail?id=…`; without an id it creates a new banner. */
export function BannerDetailScreen() {
  const [params] = useSearchParams()
  const [saved, setSaved] = useState<AdminBanner>()
  const id = params.get('id')
  if (!id) return <NewBanner onStored={setSaved} />
  return <OpenedBanner key={id} id={id} saved={saved?.id === id ? saved : undefined} onStored={setSaved} />
}

type OnStored = (banner: AdminBanner) => void

function NewBanner({ onStored }: { onStored: OnStored }) {
  return <BannerEditor stored={undefined} neighbors={useNeighbors(undefined)} onStored={onStored} />
}

interface OpenedBannerProps {
  id: string
  /** The server's answer to the last save on this page. */
  saved: AdminBanner | undefined
  onStored: OnStored
}

function OpenedBanner({ id, saved, onStored }: OpenedBannerProps) {
  const neighbors = useNeighbors(id)
  // The banner is loaded each time the page opens, but not again while somebody edits it.
  const { data, error, refetch } = useQuery<{ banner: AdminBanner }, RpcError>(
    {
      queryKey: [adminBannerGet.method, id, 'editor'],
      queryFn: ({ signal }) => callAction(adminBannerGet, { id }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      enabled: saved === undefined,
    },
    queryClient,
  )
  const stored = saved ?? data?.banner
  if (stored) return <BannerEditor stored={stored} neighbors={neighbors} onStored={onStored} />
  return error ? <NotOpened error={error} onRetry={() => void refetch()} /> : <Opening />
}

function Opening() {
  const text = useText()
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{text('admin.title.banner')}</h1>
      <Skeleton className="h-10" />
      <div className="grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}

function NotOpened({ error, onRetry }: { error: RpcError; onRetry: () => void }) {
  const text = useText()
  const isGone = error.code === 'NOT_FOUND'
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={isGone ? <MegaphoneIcon /> : <CloudOffIcon />}
      title={text(isGone ? 'office.banners.gone.title' : 'office.banners.failed')}
      text={isGone ? text('office.banners.gone.text') : error.message}
      action={
        <>
          <Anchor href={BANNERS} className={buttonClass()}>
            {text('office.banners.list')}
          </Anchor>
          {isGone ? null : (
            <Button variant="primary" onClick={onRetry}>
              {text('ui.retry')}
            </Button>
          )}
        </>
      }
    />
  )
}
