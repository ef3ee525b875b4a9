import { Button, TextField } from '@pandok/ui'
import { useCallback, useEffect, useState } from 'react'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { useText } from '#platform/text/text.ts'
import type { Fields } from '../form/Fields.ts'
import type { AddressName } from './addressPlan.ts'
import { PostcodeDialog } from './PostcodeDialog.tsx'
import type { PostcodeAnswer } from './postcodeAnswer.ts'

interface AddressFieldsProps {
  fields: Pick<Fields<AddressName>, 'field' | 'write' | 'focus'>
}

/** An address for receipts, which can be typed or, if the look-up is enabled, searched. */
export function AddressFields({ fields }: AddressFieldsProps) {
  const text = useText()
  const [isSearching, setSearching] = useState(false)
  const [found, setFound] = useState<PostcodeAnswer | null>(null)
  const { field, write, focus } = fields

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's functions behave the same in every render
  const take = useCallback((answer: PostcodeAnswer) => {
    write('zonecode', answer.zonecode)
    write('roadAddress', answer.roadAddress)
    setSearching(false)
    setFound(answer)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once per address, after the dialog has restored the focus
  useEffect(() => {
    if (found) focus('detail')
  }, [found])

  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-4 grid gap-1">
        <span className="text-base font-bold">{text('account.address.title')}</span>
        <span className="text-sm text-muted">{text('account.address.lead')}</span>
      </legend>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...field('zonecode')}
          label={text('account.address.zonecode')}
          autoComplete="postal-code"
          className="flex-[1_1_8rem]"
        />
        {siteConfig.postcode ? (
          <Button className="grow sm:grow-0" onClick={() => setSearching(true)}>
            {text('account.address.search')}
          </Button>
        ) : null}
      </div>
      <TextField
        {...field('roadAddress')}
        label={text('account.address.road')}
        autoComplete="address-line1"
        className="sm:col-span-2"
      />
      <TextField
        {...field('detail')}
        label={text('account.address.detail')}
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      {isSearching ? <PostcodeDialog onChosen={take} onClose={() => setSearching(false)} /> : null}
    </fieldset>
  )
}
