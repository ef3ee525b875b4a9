import { type BannerPosition, typedKeys } from '@pandok/domain'
import { type AdminBanner, adminBannerSave } from '@pandok/protocol'
import { useMemo, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { fromLocalField, toLocalField } from './localMoment.ts'
import type { ChosenPicture } from './readPicture.ts'

export interface BannerFields {
  position: BannerPosition
  link: string
  /** The position in the order; null puts it after the last banner of its position. */
  order: string | null
  startsAt: string
  endsAt: string
  active: boolean
}

const fieldsOf = (stored: AdminBanner | undefined): BannerFields => ({
  position: stored?.position ?? 'macro',
  link: stored?.link ?? '',
  order: stored ? String(stored.order) : null,
  startsAt: toLocalField(stored?.startsAt ?? null),
  endsAt: toLocalField(stored?.endsAt ?? null),
  active: stored?.active ?? true,
})

interface FormParts {
  stored: AdminBanner | undefined
  nextOrder: (position: BannerPosition) => number
  onSaved: (banner: AdminBanner) => void
}
interface SavedWith {
  stored: AdminBanner | undefined
  picture: ChosenPicture | undefined
  order: number
}

/** If the field shows the same minute as the stored moment, the stored seconds are sent. */
const savedBanner = (
  { position, link, active, startsAt, endsAt }: BannerFields,
  { stored, picture, order }: SavedWith,
) => ({
  ...(stored && { id: stored.id }),
  ...(picture && { image_data: picture.address }),
  position,
  link,
  active,
  order,
  startsAt: fromLocalField(startsAt, stored?.startsAt ?? null),
  endsAt: fromLocalField(endsAt, stored?.endsAt ?? null),
})

export function useBannerForm({ stored, nextOrder, onSaved }: FormParts) {
  const text = useText()
  const saving = useAction(adminBannerSave, { toastErrors: false })
  const [begun, setBegun] = useState(() => fieldsOf(stored))
  const [fields, setFields] = useState(begun)
  const [picture, setPicture] = useState<ChosenPicture>()
  const [wrong, setWrong] = useState<Partial<Record<keyof BannerFields, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const isDirty = picture !== undefined || typedKeys(fields).some((name) => fields[name] !== begun[name])
  /** A ref is needed, because saving and leaving happen before the next render. */
  const dirty = useRef(false)
  dirty.current = isDirty
  const guarded = useMemo(() => ({ read: () => ({ isDirty: dirty.current }) }), [])
  const order = fields.order ?? String(nextOrder(fields.position))

  function set<Name extends keyof BannerFields>(name: Name, value: BannerFields[Name]) {
    setFields((now) => ({ ...now, [name]: value }))
    setWrong(({ [name]: _, ...rest }) => rest)
  }

  /** `unfinished` names fields with an incomplete value, which a script can't read. */
  async function save(unfinished: readonly (keyof BannerFields)[] = []): Promise<boolean> {
    setAttempt((count) => count + 1)
    const names = /^\d{1,6}$/u.test(order.trim()) ? unfinished : [...unfinished, 'order' as const]
    setWrong(Object.fromEntries(names.map((name) => [name, text.problem('format')])))
    if (names.length > 0) return false
    const answer = await saving.run(savedBanner(fields, { stored, picture, order: Number(order) }))
    if (answer === 'error') return false
    const kept = fieldsOf(answer.banner)
    setBegun(kept)
    setFields(kept)
    setPicture(undefined)
    dirty.current = false
    onSaved(answer.banner)
    return true
  }

  return {
    fields,
    order,
    set,
    picture,
    setPicture,
    isDirty,
    guarded,
    discard: () => {
      dirty.current = false
    },
    save,
    isSaving: saving.isPending,
    attempt,
    refusal: saving.error,
    errorOf: (name: keyof BannerFields | 'image_data') =>
      (name === 'image_data' ? undefined : wrong[name]) ?? saving.fieldError(name),
  }
}

export type BannerForm = ReturnType<typeof useBannerForm>
