import { BANNER_POSITIONS } from '@pandok/domain'
import {
  Anchor,
  Button,
  buttonClass,
  EmptyState,
  MegaphoneIcon,
  Notice,
  PlusIcon,
  Skeleton,
} from '@pandok/ui'
import { AdminHead } from '#features/admin/list/AdminHead.tsx'
import { useText } from '#platform/text/text.ts'
import { NEW_BANNER } from '../bannerLinks.ts'
import { BannerGroup } from './BannerGroup.tsx'
import { useBanners } from './useBanners.ts'

export function BannerListScreen() {
  const text = useText()
  const banners = useBanners()
  const { items, error } = banners
  const create = (
    <Anchor href={NEW_BANNER} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon />
      {text('office.banners.new')}
    </Anchor>
  )
  return (
    <>
      <AdminHead title={text('admin.title.banners')}>{create}</AdminHead>
      <p className="mb-5 max-w-3xl text-sm text-muted">{text('office.banners.text')}</p>
      {items === undefined && error ? (
        <Notice
          tone="danger"
          role="alert"
          title={text('list.failed.title')}
          action={
            <Button size="sm" onClick={() => void banners.retry()}>
              {text('ui.retry')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      ) : items === undefined ? (
        <div role="status" aria-label={text('office.banners.loading')} className="grid gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : items.length === 0 ? (
        <EmptyState
          icon={<MegaphoneIcon />}
          title={text('office.banners.empty.title')}
          text={text('office.banners.empty.text')}
          action={create}
        />
      ) : (
        <div className="grid grid-cols-1 gap-7">
          {BANNER_POSITIONS.map((position) => (
            <BannerGroup
              key={position}
              position={position}
              banners={items.filter((banner) => banner.position === position)}
              onOrder={(ids) => banners.order(position, ids)}
              onSwitch={banners.switchOver}
              switchingId={banners.switchingId}
            />
          ))}
        </div>
      )}
    </>
  )
}
