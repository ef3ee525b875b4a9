import { isListed } from '@pandok/domain'
import { Combobox } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { DICOM_ATTRIBUTES } from './dicomAttributes.ts'

interface AttributeFieldProps {
  value: string
  onChange: (attribute: string) => void
}

/** An attribute of the image's header, chosen from a list; any other one is entered by its keyword. */
export function AttributeField({ value, onChange }: AttributeFieldProps) {
  const text = useText()
  return (
    <Combobox
      label={text('plateFill.attribute')}
      hint={text('plateFill.attribute.hint')}
      value={value}
      maxLength={64}
      options={DICOM_ATTRIBUTES.map((each) => ({ value: each, label: attributeText(text, each) }))}
      onChange={(attribute) => {
        if (attribute !== '') onChange(attribute)
      }}
    />
  )
}

export const attributeText = (text: Text, attribute: string): string =>
  isListed(DICOM_ATTRIBUTES, attribute) ? text(`plateFill.dicom.${attribute}`) : attribute
