import { type AdminBanner, adminBannerList } from '@pandok/protocol'
import {
  Anchor,
  ArrowLeftIcon,
  Button,
  buttonClass,
  Card,
  FormError,
  SaveIcon,
  Trash2Icon,
  toast,
} from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminHead } from '#features/admin/list/AdminHead.tsx'
import { useText } from '#platform/text/text.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { LeaveDialog } from '#shared/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import { BANNERS, bannerHost, bannerHref } from '../bannerLinks.ts'
import { BannerFigures } from './BannerFigures.tsx'
import { BannerPreview } from './BannerPreview.tsx'
import { BannerSettings } from './BannerSettings.tsx'
import { DeleteBanner } from './DeleteBanner.tsx'
import { PictureField } from './PictureField.tsx'
import { type BannerFields, type BannerForm, useBannerForm } from './useBannerForm.ts'
import type { Neighbors } from './useNeighbors.ts'

interface BannerEditorProps {
  /** Undefined for a banner that has not been saved yet. */
  stored: AdminBanner | undefined
  neighbors: Neighbors
  onStored: (banner: AdminBanner) => void
}

export function BannerEditor({ stored, neighbors, onStored }: BannerEditorProps) {
  const text = useText()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const form = useBannerForm({ stored, nextOrder: neighbors.nextOrder, onSaved })
  const blocker = useLeaveGuard(
    form.guarded,
    (from, to) => from.pathname === to.pathname && from.search === to.search,
  )

  function onSaved(banner: AdminBanner) {
    toast({ tone: 'success', title: text('editing.saved') })
    void refetchAction(adminBannerList)
    onStored(banner)
    // A new banner gets its own address, unless the administrator is leaving the page already.
    if (!stored && blocker.state !== 'blocked') void navigate(bannerHref(banner.id), { replace: true })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const inputs = [...event.currentTarget.elements].filter((each) => each instanceof HTMLInputElement)
    // An incomplete date reads as an empty field, and it must not be saved as «no limit».
    const unfinished = inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name)
    void form.save(unfinished as (keyof BannerFields)[])
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1">
      <AdminHead title={stored ? bannerHost(stored.link) : text('office.banners.new')}>
        <Anchor href={BANNERS} className={buttonClass()}>
          <ArrowLeftIcon />
          {text('office.banners.list')}
        </Anchor>
        {stored ? (
          <Button icon={<Trash2Icon />} onClick={() => setDeleting(true)}>
            {text('office.banners.delete')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" icon={<SaveIcon />} loading={form.isSaving}>
          {text('ui.save')}
        </Button>
      </AdminHead>
      <div className="grid grid-cols-1 gap-4">
        <BannerRefusal form={form} />
        <BannerCards form={form} stored={stored} neighbors={neighbors} />
      </div>
      <LeaveDialog blocker={blocker} isSaving={form.isSaving} save={form.save} discard={form.discard} />
      {stored && isDeleting ? (
        <DeleteBanner
          id={stored.id}
          onCancel={() => setDeleting(false)}
          onDeleted={() => {
            form.discard()
            void navigate(BANNERS)
          }}
        />
      ) : null}
    </form>
  )
}

const fieldIdOf = (path: string): string => (path === 'image_data' ? 'banner-image' : `banner-${path}`)

function BannerRefusal({ form: { refusal, attempt } }: { form: BannerForm }) {
  const text = useText()
  return (
    <FormError
      title={refusal ? text('office.banners.refused') : undefined}
      attempt={attempt}
      errors={
        refusal
          ? refusal.details.length > 0
            ? refusal.details.map(({ path, message }) => ({ fieldId: fieldIdOf(path), text: message }))
            : [{ text: refusal.message }]
          : []
      }
    />
  )
}

interface BannerCardsProps extends Pick<BannerEditorProps, 'stored' | 'neighbors'> {
  form: BannerForm
}

function BannerCards({ form, stored, neighbors }: BannerCardsProps) {
  const text = useText()
  const headings = useId()
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Card as="section" aria-labelledby={`${headings}-picture`} className="grid grid-cols-1 gap-5">
        <h2 id={`${headings}-picture`} className="text-lg font-bold">
          {text('office.banners.preview')}
        </h2>
        <BannerPreview
          source={form.picture?.preview ?? stored?.image_data}
          hasOthers={neighbors.hasOthers(form.fields.position)}
        />
        <PictureField
          stored={stored}
          picture={form.picture}
          onPicture={form.setPicture}
          error={form.errorOf('image_data')}
        />
      </Card>
      <Card as="section" aria-labelledby={`${headings}-settings`} className="grid grid-cols-1 gap-5">
        <h2 id={`${headings}-settings`} className="text-lg font-bold">
          {text('office.banners.settings')}
        </h2>
        <BannerSettings form={form} />
        {stored ? <BannerFigures banner={stored} /> : null}
      </Card>
    </div>
  )
}
